import { drawBelow } from '#durable/rules/games/round/chance.ts'
import type { Chance } from '#durable/rules/games/round/chance.ts'
import { PIXEL, TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'

/** [GC1] The lawn, in units, with the hedge around it; the blanket lies in its middle. */
export const LAWN = { width: 240 * PIXEL, height: 272 * PIXEL } as const

/** [GC1] The last tick of a picnic: a minute and a half. */
export const PICNIC_TICKS = 90 * TICKS_PER_SECOND

/** [GC2] Tabbies are steady, gingers quick; a night cat crouches on its way and is not afraid until the dog is close. */
export type CatKind = 'tabby' | 'ginger' | 'night'

/** What a cat is about: it goes for the blanket, runs from the dog, or walks off with a sausage. */
export type CatMood = 'sneaks' | 'flees' | 'carries'

export type Cat = {
  kind: CatKind
  x: number
  y: number
  mood: CatMood
  /** Null until it has looked up for the first time. */
  direction: number | null
  /** Counts the ticks of a night cat's walk and crouch. */
  gait: number
  /** Cats are numbered as they come. */
  number: number
  /** It had a sausage and dropped it: it takes no other. */
  hasDropped: boolean
}

/** The cat that comes next, and in which tick: its eyes are in the hedge before. */
export type ComingCat = { kind: CatKind; x: number; y: number; tick: number }

/** [GC2] Units a tick of a cat on its way to the blanket, at the start. */
const SNEAK_SPEEDS: Readonly<Record<CatKind, number>> = { tabby: 100, ginger: 160, night: 118 }

/** [GC2] A night cat walks for the first of these ticks and crouches for the rest. */
const NIGHT_GAIT = { walks: 90, whole: 150 }

/** [GC2] The first cats are tabbies. */
const FIRST_TABBIES = 5

/** [GC2] Ticks from a cat to the next, at the start and at the end; up to twelve more or fewer by chance. */
const GAP = { first: 116, last: 30, spread: 12 }

/** [GC2] From this tick on one cat in four has a companion, who comes so many ticks later. */
const COMPANIONS = { from: 2400, oneIn: 4, after: 6 }

/** The first cat comes out in this tick. */
const FIRST_CAT_TICK = 60

export function firstCat(chance: Chance): ComingCat {
  return { ...drawCat(chance, 0), tick: FIRST_CAT_TICK }
}

/** The cat after the one that has come out at `tick`; `number` is how many there were. */
export function catAfter(chance: Chance, tick: number, number: number): ComingCat {
  const gap = GAP.first - Math.trunc((tick * (GAP.first - GAP.last)) / PICNIC_TICKS)
  const wait = gap + drawBelow(chance, 2 * GAP.spread) - GAP.spread
  const isCompanion = tick > COMPANIONS.from && drawBelow(chance, COMPANIONS.oneIn) === 0
  return { ...drawCat(chance, number), tick: tick + (isCompanion ? COMPANIONS.after : wait) }
}

/** [GC2] Two of eight come from each side, anywhere along it but near the corners. */
function drawCat(chance: Chance, number: number): Omit<ComingCat, 'tick'> {
  const side = drawBelow(chance, 8) >> 1
  const along = (drawBelow(chance, 200) + 20) * PIXEL
  const drawn = drawBelow(chance, 10)
  const others = drawn < 8 ? 'ginger' : 'night'
  const kind = number < FIRST_TABBIES || drawn < 5 ? 'tabby' : others
  // The lawn is deeper than it is wide: along the sides they keep a little further from the corners.
  if (side === 0) return { kind, x: 0, y: along + 26 * PIXEL }
  if (side === 1) return { kind, x: LAWN.width, y: along + 26 * PIXEL }
  return { kind, x: along, y: side === 2 ? 0 : LAWN.height }
}

/** [GC2] How far a sneaking cat comes in this tick, in units; 0 while it crouches. All hurry more and more. */
export function sneakSpeed({ kind, gait }: Cat, tick: number): number {
  if (kind === 'night' && gait >= NIGHT_GAIT.walks) return 0
  return Math.trunc((SNEAK_SPEEDS[kind] * (3600 + tick)) / 3600)
}

export function nextGait({ kind, gait }: Cat): number {
  return kind === 'night' ? (gait + 1) % NIGHT_GAIT.whole : gait
}
