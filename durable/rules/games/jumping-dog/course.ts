import { chanceOf, drawBelow } from '#durable/rules/games/round/chance.ts'
import type { Chance } from '#durable/rules/games/round/chance.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'

/** Units of a metre. */
export const METRE = 48 * PIXEL

/** [GJ3] Everybody sees so far ahead of the dog, in units, however wide the screen is. */
export const SIGHT = 200 * PIXEL

/** [GJ1] The dog is this wide and this tall, in px: its picture is larger. */
export const RUNNER = { width: 16, height: 24 } as const

/** [GJ1] How fast the dog runs at the start and from 420 m on, in units a tick. */
const SPEED = { first: 600, last: 1180 }
const FULL_SPEED_AT = 420 * METRE

/** [GJ3] A low and a high bar, wide bars and a puddle are leapt over; under a washing line one stays on the ground. */
export type HurdleKind = 'low' | 'high' | 'wide' | 'puddle' | 'line'

/** A hurdle in units: `x` is its left side, `height` its top; of a line it is the lower edge, which hangs so high. */
export type Hurdle = {
  kind: HurdleKind
  x: number
  width: number
  height: number
  /** How high the bone over its middle hangs, 0 where there is none. */
  bone: number
}

/** The hurdles follow from the seed alone, never from how one runs: ghosts and rivals meet the same ones. */
export type Course = { chance: Chance; hurdles: Hurdle[]; nextX: number }

/** [GJ3] Which kinds are drawn from so many metres on; a kind that stands twice is drawn twice as often. */
const KINDS: readonly { from: number; kinds: readonly HurdleKind[] }[] = [
  { from: 130, kinds: ['low', 'high', 'wide', 'puddle', 'line', 'high', 'line'] },
  { from: 80, kinds: ['low', 'high', 'wide', 'puddle', 'line'] },
  { from: 40, kinds: ['low', 'high', 'puddle'] },
  { from: 20, kinds: ['low', 'low', 'high'] },
  { from: 0, kinds: ['low'] },
]

/** Sizes in px that do not grow. */
const WIDTHS = { low: 6, high: 6, wide: 42, puddle: 52, line: 10 } as const
const HEIGHTS = { wide: 14, puddle: 3, line: 30 } as const

/** [GJ3] Between these metres hurdles become higher, and longer in time: the room for error falls from 8 ticks to 3. */
const GROWTH = { from: 80, to: 300 }

/** In px above the ground: for a short leap, for a long one, and on the ground under a line. Four hurdles in ten have one. */
const BONES = { short: 34, long: 58, ground: 10 }

/** The first hurdle, in px from the start. */
const FIRST_AT = 300

export function courseOf(seed: string): Course {
  return { chance: chanceOf(seed), hurdles: [], nextX: FIRST_AT * PIXEL }
}

/** [GJ1] Units a tick at `x`. */
export function speedAt(x: number): number {
  return SPEED.first + Math.trunc(((SPEED.last - SPEED.first) * Math.min(x, FULL_SPEED_AT)) / FULL_SPEED_AT)
}

/** Lays the course at least up to `x`. */
export function layCourse(course: Course, x: number): void {
  while (course.nextX < x) {
    const hurdle = drawHurdle(course)
    course.hurdles.push(hurdle)
    course.nextX += hurdle.width + speedAt(hurdle.x) * drawRoomTicks(course)
  }
}

function drawHurdle({ chance, nextX: x }: Course): Hurdle {
  const metre = Math.trunc(x / METRE)
  const kinds = KINDS.find(({ from }) => metre >= from)?.kinds ?? []
  const kind = kinds[drawBelow(chance, kinds.length)] ?? 'low'
  const width = widthOf(kind, x, metre)
  return { kind, x, width: width * PIXEL, height: heightOf(kind, metre) * PIXEL, bone: drawBone(chance, kind) * PIXEL }
}

/** In px. Long hurdles take a number of ticks to run past, at the speed that the dog has there. */
function widthOf(kind: HurdleKind, x: number, metre: number): number {
  const past = (ticks: number) => Math.trunc((speedAt(x) * ticks) / PIXEL) - RUNNER.width
  if (kind === 'wide') return Math.max(WIDTHS.wide, past(grown(15, 32, metre)))
  if (kind === 'puddle') return Math.max(WIDTHS.puddle, past(grown(19, 38, metre)))
  return WIDTHS[kind]
}

/** In px. */
function heightOf(kind: HurdleKind, metre: number): number {
  if (kind === 'low') return grown(12, 22, metre)
  if (kind === 'high') return grown(38, 56, metre)
  return HEIGHTS[kind]
}

/** In px; drawn for every hurdle, so that what follows is the same with a bone and without. */
function drawBone(chance: Chance, kind: HurdleKind): number {
  const drawn = drawBelow(chance, 10)
  if (drawn < 6) return 0
  if (kind === 'line') return BONES.ground
  return drawn < 8 ? BONES.short : BONES.long
}

/** [GJ3] From one hurdle to the next: room to land, room to see, which becomes less up to 420 m, and some by chance. */
function drawRoomTicks({ chance, nextX }: Course): number {
  const metre = Math.min(420, Math.trunc(nextX / METRE))
  const landing = 44
  const seeing = 48 - Math.trunc((metre * 46) / 420)
  return landing + seeing + drawBelow(chance, 36 - Math.trunc((metre * 22) / 420))
}

/** From `first` to `last` as hurdles grow. */
function grown(first: number, last: number, metre: number): number {
  const metres = Math.min(Math.max(metre, GROWTH.from), GROWTH.to) - GROWTH.from
  return first + Math.trunc(((last - first) * metres) / (GROWTH.to - GROWTH.from))
}
