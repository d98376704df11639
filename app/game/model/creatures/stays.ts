import { shareOf } from '#app/game/model/chance.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { HABITS, parkHour } from './habits.ts'
import { CROWN_UP, distance } from './haunts.ts'
import type { Haunt, Perch } from './haunts.ts'

/**
 * The time of a creature is cut into turns, and in each it is in a place that is drawn by the number of the turn. `start` is
 * room clock, epoch ms.
 */
type Turn = { number: number; start: number }

/**
 * What a creature does at a time, and for how long it has done so, ms. On a way it is `share` of it, 0 to 1, and one end of it
 * may be out of sight.
 */
export type Conduct =
  | { does: 'sit'; spot: Perch; turn: number; ms: number }
  | { does: 'come' | 'flee'; from: Perch; to: Perch; turn: number; ms: number; share: number; isOutOfSight: boolean }

/** When a creature is startled in a turn (room clock, epoch ms), as it sits in `spot`; null for not. */
export type StartleIn = (spot: Perch, from: number, until: number) => number | null

/** Which numbers of a haunt are drawn for what. */
const DRAWN = { offset: 1, spots: 2, ways: 3 } as const

/** How far birds fly off, and how high they then are; how far butterflies flutter aside, art px. */
const OFF = { far: 300, up: 150 }
const ASIDE = { far: 56, up: 30 }

/** The turn of a haunt at a time of the room. Each begins its turns at another time. */
export function turnAt({ kind, seed }: Haunt, now: number): Turn {
  const { turnMs } = HABITS[kind]
  const offset = Math.floor(shareOf(seed, DRAWN.offset) * turnMs)
  const number = Math.floor((now + offset) / turnMs)
  return { number, start: number * turnMs - offset }
}

/** Where a creature sits in a turn. */
export function spotIn({ spots, home, seed }: Haunt, turn: number): Perch {
  return spots[Math.floor(shareOf(seed + DRAWN.spots, turn) * spots.length)] ?? home
}

/** What the owner of a haunt does at a time of the room; null while it is not here. */
export function stayAt(haunt: Haunt, now: number, startleIn: StartleIn): Conduct | null {
  const { turnMs, comesMs, speed, fleeSpeed, isOut } = HABITS[haunt.kind]
  const { number: turn, start } = turnAt(haunt, now)
  const [before, here] = [spotIn(haunt, turn - 1), spotIn(haunt, turn)]
  const startled = (spot: Perch, since: number) =>
    HABITS[haunt.kind].fears > 0 ? startleIn(spot, since + comesMs, since + turnMs) : null
  const wasHere = isOut(parkHour(start - turnMs)) && startled(before, start - turnMs) === null
  if (!isOut(parkHour(start))) {
    return wasHere ? fleeing(haunt, before, { turn, ms: now - start, speed: fleeSpeed }) : null
  }
  const from = wasHere ? before : refugeOf(haunt, before, turn - 1)
  const ms = now - start
  const takesMs = Math.min(comesMs, (lengthOf(haunt.kind, from, here) / speed) * 1000)
  if (ms < takesMs) return { does: 'come', from, to: here, turn, ms, share: ms / takesMs, isOutOfSight: !wasHere }
  const at = startled(here, start)
  if (at !== null && at <= now) return fleeing(haunt, here, { turn, ms: now - at, speed: fleeSpeed })
  return { does: 'sit', spot: here, turn, ms: ms - takesMs }
}

/** Where a creature goes that flees from a spot in a turn, and from where it comes back. */
export function refugeOf({ kind, seed, home }: Haunt, spot: Perch, turn: number): Perch {
  if (kind === 'squirrel') return { ...home, up: CROWN_UP }
  const { far, up } = kind === 'butterfly' ? ASIDE : OFF
  const angle = shareOf(seed + DRAWN.ways, turn) * 2 * Math.PI
  return { x: spot.x + far * Math.cos(angle), y: spot.y + far * 0.6 * Math.sin(angle), up: spot.up + up }
}

function fleeing(
  haunt: Haunt,
  from: Perch,
  { turn, ms, speed }: { turn: number; ms: number; speed: number },
): Conduct | null {
  const to = refugeOf(haunt, from, turn)
  const takesMs = (lengthOf(haunt.kind, from, to) / speed) * 1000
  if (ms < takesMs) return { does: 'flee', from, to, turn, ms, share: ms / takesMs, isOutOfSight: true }
  // It waits beside for the next turn; the others are out of sight.
  return haunt.kind === 'butterfly' ? { does: 'sit', spot: to, turn, ms: ms - takesMs } : null
}

/** How long a way is, art px. A squirrel goes up its trunk at the end of it. */
function lengthOf(kind: CreatureKind, from: Perch, to: Perch): number {
  return distance(from, to) + (kind === 'squirrel' ? Math.abs(from.up - to.up) : 0)
}
