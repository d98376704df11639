import type { AccountState } from '#app/game/model/account/account-store.ts'
import { mentions } from '#app/game/model/chat/mentions.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Manner } from '#durable/rules/things/actions.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'
import { placeAt, walkDuration } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { SoundEffect } from './effects.ts'

/** The own dog, which decides what is heard. */
export type SoundListener = { id: DogId | null; name: string }

/** The sound of a moment for the own dog; null for most moments, which are silent. */
export function effectOf(moment: Moment, me: SoundListener): SoundEffect | null {
  if (moment.type === 'said') {
    const { line, isOwn } = moment
    return !isOwn && ('to' in line || mentions(line.text, me.name)) ? 'ping' : null
  }
  if (moment.type === 'dug' && moment.dog === me.id) return moment.bones > 0 ? 'bone' : 'worm'
  if (moment.type === 'digging') return moment.dog === me.id ? 'scratch' : null
  if (moment.type === 'sniffed') return moment.dog === me.id || moment.other === me.id ? 'sniff' : null
  if (moment.type === 'used') return moment.bones > 0 ? 'bone' : null
  if (moment.type === 'did') return moment.act
  if (moment.type === 'nudge') return moment.about === 'book' ? 'thump' : null
  if (moment.type === 'thing-used' && moment.isHeard) return soundOf(moment.thing)
  if (moment.type === 'risen') return 'ceremony'
  return moment.type === 'elsewhere' ? 'door' : null
}

function soundOf({ action, given }: UsableThing): SoundEffect | null {
  if (!given) return SOUNDS_OF_MANNERS[action.manner] ?? null
  return given.sound === 'none' ? null : given.sound
}

const SOUNDS_OF_MANNERS: Partial<Record<Manner, SoundEffect>> = { roll: 'thump', ring: 'bell' }

/** How much higher the notes of a chord are that several dogs ring. */
const CHORD = [1, 1.26, 1.498] as const
/** The pitch of the deepest bark, and how much higher the highest one is. */
const BARK = { lowest: 0.75, span: 0.6 }

/** How fast the sound of a moment is played: a bark by its dog, a bell by its note. */
export function rateOf(moment: Moment): number {
  if (moment.type === 'did' && moment.act === 'bark')
    return BARK.lowest + (BARK.span * (Math.imul(moment.dog, 0x9e3779b1) >>> 0)) / 2 ** 32
  if (moment.type !== 'thing-used' || moment.thing.action.manner !== 'ring') return 1
  return CHORD[moment.use.a - 1] ?? 1
}

/** The sound of a change in the own dog's account: a request to be friends, or a treat. */
export function effectOfAccount(now: Pick<AccountState, 'friends' | 'own'>, before: typeof now): SoundEffect | null {
  if (now.friends && before.friends && asking(now) > asking(before)) return 'friend'
  return now.own && before.own && now.own.lifepoints > before.own.lifepoints ? 'treat' : null
}

function asking({ friends }: Pick<AccountState, 'friends'>): number {
  return friends?.filter(({ state }) => state === 'asks').length ?? 0
}

/** The step in which a walk is searched, ms. */
const ALONG_MS = 50

/** In how many milliseconds from `now` (room clock) a walk enters water; null if it never does. */
export function splashIn(grid: Grid, walk: Walk, now: number): number | null {
  const end = walk.startedAt + walkDuration(grid, walk)
  let wasSwimming = placeAt(grid, walk, now).swimming
  for (let at = now; at <= end; at += ALONG_MS) {
    const { swimming } = placeAt(grid, walk, at)
    if (swimming && !wasSwimming) return at - now
    wasSwimming = swimming
  }
  return null
}

/** The volume of an effect, 0 to 1. In a hidden tab only lines to the own dog are heard, if the player wants that. */
export function loudnessOf(effect: SoundEffect, wanted: Preferences, { isHidden }: { isHidden: boolean }): number {
  if (!wanted.sound || (isHidden && !(effect === 'ping' && wanted.pingHidden))) return 0
  const part = effect === 'ping' ? wanted.pingPercent : wanted.effectsPercent
  return (wanted.soundPercent / 100) * (part / 100)
}
