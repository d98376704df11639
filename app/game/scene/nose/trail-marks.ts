import { PALETTE } from '#app/art/palette.ts'
import { TRAIL_STRENGTHS } from '#app/game/model/around/trail-scent.ts'
import type { TrailScent } from '#app/game/model/around/trail-scent.ts'
import { shareOf } from '#app/game/model/chance.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import type { Mote } from '#app/game/scene/motes/mote.ts'
import { DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** Petals begin so far from the middle of a dog, which is so high over its foot, and consist of squares so far apart, art px. */
const PETAL = { from: 28, up: 9, step: 3 } as const
/** How many squares a petal has: the longest at the weakest smell, and for each strength more; those beside it; the others. */
const SQUARES = { least: 3, more: 1, beside: 2, other: 1 } as const

/**
 * How far away wisps are seen, tiles; how high they rise and how far they lie apart at most, art px; how long they rise, ms; how
 * many a tile has at most, and of how many rectangles one consists.
 */
const WISP = { near: 4, high: 18, apart: 24, ms: 2600, most: 3, parts: 3 } as const

/** [SC1] The eight petals round a dog: the longest points where the trail smells strongest. All are of one length where it ends. */
export function petalMarks(scent: TrailScent, { x, y }: Point): Mote[] {
  const squares = DIRECTIONS.flatMap((direction) => {
    const { x: dx, y: dy } = unit(direction)
    const length = lengthOf(scent, direction)
    return Array.from({ length }, (_, square) => {
      const far = PETAL.from + square * PETAL.step
      const isEnd = square === 0 || square === length - 1
      const tint = length > SQUARES.beside ? PALETTE.gold2 : PALETTE.gold3
      return { x: Math.round(x + dx * far), y: Math.round(y - PETAL.up + dy * far), size: isEnd ? 3 : 5, tint }
    })
  })
  return [
    ...squares.map(({ size, ...at }) => square({ ...at, tint: PALETTE.ink }, size + 2)),
    ...squares.map(({ size, ...at }) => square(at, size)),
  ]
}

/** [SC3] Wisps over the tiles of the trail that are near. `freshOf` says how near the end of the trail a tile is, 0 to 1: the nearer, the more. */
export function wispMarks(
  tiles: readonly Tile[],
  here: Tile,
  { now, freshOf }: { now: number; freshOf: (number: number) => number },
): Mote[] {
  return tiles.flatMap((tile, number) => {
    const [east, south] = [tile.x - here.x, tile.y - here.y]
    if (Math.max(Math.abs(east), Math.abs(south)) > WISP.near) return []
    // These would lie over the dog and its name.
    if (east === 0 && (south === 0 || south === 1)) return []
    const foot = footAt(tile)
    const wisps = 1 + Math.round((WISP.most - 1) * freshOf(number))
    return Array.from({ length: wisps }, (_, wisp) => {
      const turn = now / WISP.ms + shareOf(number, wisp)
      const aside = Math.round((shareOf(number, wisp + WISP.most) - 0.5) * WISP.apart)
      return wispAt({ x: foot.x + aside, y: foot.y }, turn)
    }).flat()
  })
}

/** A wisp in its turn, of which the share after the point says how far it has risen: it wavers and fades. */
function wispAt({ x, y }: Point, turn: number): Mote[] {
  const age = turn % 1
  const parts = Array.from({ length: WISP.parts }, (_, part) => ({
    x: x + Math.round(2 * Math.sin(6 * turn + 1.5 * part)),
    y: Math.round(y - WISP.high * age) - 3 * part,
  }))
  const shown = Math.min(1, 4 * (1 - age))
  return [
    ...parts.map((at): Mote => ({
      x: at.x - 1,
      y: at.y - 1,
      width: 4,
      height: 5,
      tint: PALETTE.ink,
      alpha: 0.45 * shown,
    })),
    ...parts.map((at): Mote => ({ ...at, width: 2, height: 3, tint: PALETTE.gold3, alpha: shown })),
  ]
}

function lengthOf(scent: TrailScent, direction: Direction): number {
  const strength = scent.what === 'stronger' ? TRAIL_STRENGTHS.indexOf(scent.strength) : TRAIL_STRENGTHS.length - 1
  const longest = SQUARES.least + SQUARES.more * strength
  if (scent.what === 'here') return longest
  const aside = Math.abs(scent.direction - direction)
  const away = Math.min(aside, DIRECTIONS.length - aside)
  if (away === 0) return longest
  return away === 1 ? SQUARES.beside : SQUARES.other
}

function unit(direction: Direction): Point {
  const { x, y } = neighbour({ x: 0, y: 0 }, direction)
  const length = Math.hypot(x, y)
  return { x: x / length, y: y / length }
}

/** A square with its middle here. */
function square({ x, y, tint }: Point & { tint: string }, size: number): Mote {
  return { x: x - Math.floor(size / 2), y: y - Math.floor(size / 2), width: size, height: size, tint, alpha: 1 }
}
