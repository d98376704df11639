import type { Texts } from '#app/game/hud/shared/texts.ts'
import type { ActAtHand } from '#app/game/model/around/at-hand.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { IconName } from '#app/ui/icon.tsx'

/** Performs an act that is at hand. */
export function doAct(act: ActAtHand, { acts, talk }: Pick<Game, 'acts' | 'talk'>) {
  switch (act.do) {
    case 'sniff':
      return acts.sniff(act.dog)
    case 'talk':
      return acts.meet(act.npc)
    case 'take':
      return acts.pickUp(act.thing)
    case 'smell':
      return acts.smell(act.poop)
    case 'dig':
      return acts.dig()
    case 'play':
      return acts.open(act.game)
    case 'mirror':
      return acts.lookIntoMirror()
    case 'wave':
      return talk.emote('wave')
  }
}

const ICONS: Record<ActAtHand['do'], IconName> = {
  sniff: 'sniff',
  talk: 'chat',
  take: 'bag',
  smell: 'poop',
  dig: 'bone',
  play: 'cup',
  mirror: 'palette',
  wave: 'emote-wave',
}

/** The label of an act, for a key or a line of a list; `nameOf` returns the name of a kind of thing. */
export function signOfAct(
  act: ActAtHand,
  t: Texts,
  nameOf: (kind: string) => string,
): { icon: IconName; label: string } {
  return { icon: ICONS[act.do], label: wordsOf(act, t, nameOf) }
}

function wordsOf(act: ActAtHand, t: Texts, nameOf: (kind: string) => string): string {
  switch (act.do) {
    case 'sniff':
      return t('hand.sniff', { name: act.name })
    case 'talk':
      return t('hand.talk', { name: act.name })
    case 'take':
      return t('around.take', { name: nameOf(act.thing.kind) })
    case 'smell':
      return t('life.poop.sniffAt', { name: act.poop.name })
    case 'dig':
      return t('bar.dig')
    case 'play':
      return t(`hand.play.${act.game}`)
    case 'mirror':
      return t('hand.mirror')
    case 'wave':
      return t('hand.wave')
  }
}
