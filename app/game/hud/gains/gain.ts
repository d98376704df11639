import type { Texts } from '#app/game/hud/shared/texts.ts'
import type { AccountState } from '#app/game/model/account/account-store.ts'
import type { Scent } from '#app/game/model/around/scent.ts'
import type { ThingNoun } from '#app/game/model/around/thing-nouns.ts'
import type { TrailTold } from '#app/game/model/around/trail-scent.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { TRAIL_THING } from '#durable/rules/smells/trail-leg.ts'

/** A result of an act, shown where the player looks: at the dog, or at the counter of a shop. */
export type Gain =
  | { what: 'bones' | 'karma' | 'lifepoints'; count: number }
  /** A dig has found nothing; `scent` says how near it was. */
  | { what: 'nothing'; scent?: Scent }
  /** What the nose has found; null for nothing. */
  | { what: 'scent'; scent: Scent | null; trail: TrailTold }
  /** The end of the day's trail was found, which brought so many bones. */
  | { what: 'trail'; count: number }
  /** What the player has looked at, and a line about it; empty where there is none. A line about a creature names it. */
  | { what: 'noun'; noun: ThingNoun | null; lore: string }
  /** `from` is the own dog for a thing from the ground, or the dog that has given it. */
  | { what: 'thing'; kind: string; from: DogId | 'counter' }
  | { what: 'treat'; from: DogId; to: DogId }

/** The gain of a moment of the game; null for none, and for a look and a smell, of which something is fetched first. `me` is the own dog. */
export function gainOf(moment: Moment, me: DogId | null): Gain | null {
  if (moment.type === 'dug' && moment.dog === me)
    return moment.bones > 0
      ? { what: 'bones', count: moment.bones }
      : { what: 'nothing', ...(moment.scent && { scent: moment.scent }) }
  if (moment.type === 'used' && moment.thing === TRAIL_THING && moment.bones > 0)
    return { what: 'trail', count: moment.bones }
  if (moment.type === 'used') return moment.bones > 0 ? { what: 'bones', count: moment.bones } : null
  if (moment.type === 'gained') return { what: 'karma', count: moment.karma }
  return moment.type === 'fetched' && me !== null ? { what: 'thing', kind: moment.kind, from: me } : null
}

type AccountPart = Pick<AccountState, 'own' | 'favours' | 'deed'>

/** Compares states of the account to find what the own dog has bought, given and received. */
export class AccountGains {
  readonly #dogNamed: (name: string) => DogId | null
  #areFavoursKnown = false

  /** `dogNamed` finds a dog that is in the room now. */
  constructor(dogNamed: (name: string) => DogId | null) {
    this.#dogNamed = dogNamed
  }

  between(now: AccountPart, before: AccountPart, me: DogId | null): Gain[] {
    const gains: Gain[] = [...this.#favours(now, before, me)]
    if (now.own && before.own && now.own.lifepoints > before.own.lifepoints)
      gains.push({ what: 'lifepoints', count: now.own.lifepoints - before.own.lifepoints })
    const { deed } = now
    if (deed === null || deed === before.deed) return gains
    if (deed.type === 'bought') gains.push({ what: 'thing', kind: deed.kind, from: 'counter' })
    else if (me !== null) gains.push({ what: 'treat', from: me, to: deed.dog })
    return gains
  }

  /** Only a notice tells of a favour whose giver has left the room. */
  #favours(now: AccountPart, before: AccountPart, me: DogId | null): Gain[] {
    if (now.favours === before.favours) return []
    // The first answer has favours of the last days, which are not new.
    const isFirst = !this.#areFavoursKnown
    this.#areFavoursKnown = true
    if (isFirst || me === null) return []
    const known = new Set(before.favours.map(({ id }) => id))
    return now.favours.flatMap(({ id, kind, name, thing }): Gain[] => {
      const from = known.has(id) ? null : this.#dogNamed(name)
      if (from === null) return []
      if (kind === 'treat') return [{ what: 'treat', from, to: me }]
      return kind === 'thing' && thing !== null ? [{ what: 'thing', kind: thing, from }] : []
    })
  }
}

/** The words of a gain; empty for a treat in flight, which a notice tells, and at a counter, where the name stands already. */
export function gainWords(t: Texts, nameOf: (kind: string) => string, gain: Gain): string {
  switch (gain.what) {
    case 'nothing': {
      const near = gain.scent?.strength
      return near === 'hot' || near === 'warm' ? t(`game:life.nose.${near}`) : t('game:life.own.nothingFound')
    }
    case 'scent':
      return noseWords(t, gain)
    case 'trail':
      return t('game:life.trail.taken', { count: gain.count })
    case 'noun':
      return [gain.noun && t(`game:around.thing.${gain.noun}`), gain.lore].filter(Boolean).join('. ')
    case 'thing':
      return gain.from === 'counter' ? '' : nameOf(gain.kind)
    case 'treat':
      return ''
    default:
      return `+${t(`game:life.own.${gain.what}`, { count: gain.count })}`
  }
}

/** Where there is a trail, it is told first; that there is nothing in the soil is then left out. */
function noseWords(t: Texts, { scent, trail }: { scent: Scent | null; trail: TrailTold }): string {
  if (trail === null) return scentWords(t, scent)
  return [trailWords(t, trail), scent && scentWords(t, scent)].filter(Boolean).join('. ')
}

/** What the nose tells of the day's trail. */
export function trailWords(t: Texts, trail: NonNullable<TrailTold>): string {
  if (!('direction' in trail)) return t(`game:life.trail.${trail.what}`)
  const direction = t(`game:roster.direction.d${trail.direction}`)
  if (trail.what === 'out') return t('game:life.trail.out', { direction })
  return t('game:life.trail.stronger', { direction, strength: t(`game:life.trail.${trail.strength}`) })
}

function scentWords(t: Texts, scent: Scent | null): string {
  if (scent === null) return t('game:life.nose.nothing')
  if (scent.strength !== 'faint') return t(`game:life.nose.${scent.strength}`)
  return t('game:life.nose.faint', { direction: t(`game:roster.direction.d${scent.direction}`) })
}

/** Whether nothing else tells a screen reader about it: treats and gifts have a notice, and a shop says what was bought. */
export function isUntold(gain: Gain, me: DogId | null): boolean {
  if (gain.what === 'thing') return gain.from === me
  return gain.what !== 'lifepoints' && gain.what !== 'treat'
}
