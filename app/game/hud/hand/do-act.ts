import type { Texts } from '#app/game/hud/shared/texts.ts'
import type { ActAtHand } from '#app/game/model/around/at-hand.ts'
import type { Opening } from '#app/game/model/around/opening-things.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { TRAIL_THING } from '#durable/rules/smells/trail-leg.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'

/** Performs an act that is at hand. */
export function doAct(act: ActAtHand, { acts }: Pick<Game, 'acts'>) {
  switch (act.do) {
    case 'sniff':
      return acts.sniff(act.dog)
    case 'talk':
      return acts.meet(act.npc)
    case 'read':
      return acts.readPost(act.post)
    case 'take':
      return acts.pickUp(act.thing)
    case 'smell':
      return acts.smell(act.poop)
    case 'dig':
      return acts.dig()
    case 'find':
      return acts.useNamed(TRAIL_THING)
    case 'play':
    case 'open':
      return acts.open(act)
    case 'use':
      return acts.things.use(act.thing)
    case 'shake':
    case 'bark':
      return acts.things.act(act.do)
  }
}

const ICONS: Record<Exclude<ActAtHand['do'], 'open' | 'use'>, IconName> = {
  sniff: 'sniff',
  talk: 'chat',
  read: 'sniff',
  take: 'bag',
  smell: 'poop',
  dig: 'bone',
  find: 'sniff',
  play: 'cup',
  shake: 'splash',
  bark: 'bark',
}

const USE_ICONS: Record<UsableThing['action']['manner'], IconName> = {
  roll: 'emote-ball',
  ring: 'bell',
  seat: 'bench',
  wet: 'splash',
  toggle: 'emote-idea',
  touch: 'paw',
}

const OPENING_ICONS: Record<Opening, IconName> = {
  question: 'emote-question',
  ranks: 'medal',
  shop: 'bone',
  film: 'video',
  news: 'news',
  pack: 'pennant',
  map: 'map',
  mirror: 'palette',
  wheel: 'wheel',
  roulette: 'palette',
}

/** The label of an act, for a key or a line of a list; `nameOf` returns the name of a kind of thing. */
export function signOfAct(
  act: ActAtHand,
  t: Texts,
  nameOf: (kind: string) => string,
): { icon: IconName; label: string } {
  return { icon: iconOf(act), label: wordsOf(act, t, nameOf) }
}

function iconOf(act: ActAtHand): IconName {
  if (act.do === 'open') return OPENING_ICONS[act.opens]
  return act.do === 'use' ? USE_ICONS[act.thing.action.manner] : ICONS[act.do]
}

function wordsOf(act: ActAtHand, t: Texts, nameOf: (kind: string) => string): string {
  switch (act.do) {
    case 'sniff':
      return t('hand.sniff', { name: act.name })
    case 'talk':
      return t('hand.talk', { name: act.name })
    case 'read':
      return t('hand.read')
    case 'take':
      return t('around.take', { name: nameOf(act.thing.kind) })
    case 'smell':
      return t('life.poop.sniffAt', { name: act.poop.name })
    case 'dig':
      return t('bar.dig')
    case 'find':
      return t('hand.find')
    case 'play':
      return act.page === 'card' ? t(`hand.play.${act.game}`) : t('hand.scores')
    case 'open':
      return t(`hand.open.${act.opens}`)
    case 'use':
      return t(`around.does.${act.thing.action.manner}`)
    case 'shake':
    case 'bark':
      return t(`hand.${act.do}`)
  }
}
