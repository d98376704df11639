import type { RoomPainter } from './room-painter.ts'

const FOREST = ['spruce-great', 'spruce-tall', 'spruce-great', 'spruce-broad']
const BIRCHES = ['birch-tall', 'birch-round', 'birch-wide', 'birch-leaning']
const YOUNG = ['spruce-young', 'bush-round', 'bush-low', 'spruce-young', 'bush-berry']
const BUSHES = ['bush-round', 'bush-low', 'bush-rose', 'bush-berry']
const FERNS = ['fern', 'fern', 'blueberries']
const FLOWERS = ['daisies', 'buttercups', 'lupins']

/** The trees of a wood: spruces, birches, or both with pines among them. */
export type Wood = 'spruce' | 'birch' | 'mixed'
const WOODS: Record<Wood, readonly string[]> = {
  spruce: FOREST,
  birch: BIRCHES,
  mixed: [...FOREST, 'pine-left', 'pine-right', ...BIRCHES],
}

/**
 * Plants the rim of a room so that it looks closed: three rows of trees at the top, where they hide nothing, one row at
 * each side, and a low thicket at the bottom behind which dogs are still seen.
 */
export function woodedRim(room: RoomPainter, wood: Wood, seed: number): void {
  const { width: w, height: h } = room.land
  const trees = WOODS[wood]
  backdrop(room, seed)
  room.row(trees, [0.9, 3], [w - 0.5, 3], { step: 1.9, seed })
  room.row([...YOUNG, ...FERNS], [1, 4.1], [w - 1, 4.1], { step: 1.9, seed: seed + 1 })
  room.row(trees, [0.5, 5.4], [0.5, h - 2], { step: 2.4, seed: seed + 2 })
  room.row(trees, [w - 0.5, 5.4], [w - 0.5, h - 2], { step: 2.4, seed: seed + 3 })
  thicket(room, seed + 4)
  undergrowth(room, wood === 'spruce' ? 5 : 2, seed + 5)
}

/** A row of dark spruces at the top, behind everything else. */
export function backdrop(room: RoomPainter, seed: number): void {
  room.row(FOREST, [0.2, 1.5], [room.land.width, 1.5], { step: 1.2, seed: seed + 8 })
}

/** Scatters bushes, stones and ferns along the bottom. */
export function thicket(room: RoomPainter, seed: number): void {
  const { width: w, height: h } = room.land
  const prefabs = [...BUSHES, ...BUSHES, 'spruce-young', 'boulder', 'stone', 'fern', 'fern']
  room.strew({ prefabs, from: [0.4, h - 1], to: [w - 0.4, h - 0.15], count: Math.round(w * 0.85), gap: 0.85, seed })
}

/** Scatters ferns and blueberries, `perHundred` to a hundred tiles. */
export function undergrowth(room: RoomPainter, perHundred: number, seed: number): void {
  const { width, height } = room.land
  const count = Math.round((width * height * perHundred) / 100)
  room.strew({ prefabs: FERNS, from: [1.5, 4], to: [width - 1.5, height - 1.5], count, gap: 0.8, seed })
}

/** Scatters flowers over a whole room, `perHundred` to a hundred tiles. */
export function flowers(room: RoomPainter, perHundred: number, seed: number): void {
  const { width, height } = room.land
  const count = Math.round((width * height * perHundred) / 100)
  room.strew({ prefabs: FLOWERS, from: [2, 4], to: [width - 2, height - 1.5], count, gap: 0.7, seed })
}

/** Scatters a grove of trees and young trees in a box. */
export function grove(
  room: RoomPainter,
  {
    wood,
    from,
    to,
    count,
    seed,
    gap = 2.1,
  }: {
    wood: Wood
    from: readonly [number, number]
    to: readonly [number, number]
    count: number
    seed: number
    gap?: number
  },
): void {
  room.strew({ prefabs: [...WOODS[wood], ...WOODS[wood], ...YOUNG], from, to, count, gap, seed })
}

/** How far from its middle a copse reaches, tiles: across and down. */
const COPSE = { large: [3, 1.7], small: [2, 1.2] } as const
/** Trees stand so close in a copse that their crowns meet, tiles. */
const COPSE_GAP = 1.15
/** How far below the middle of a copse its floor lies, tiles: the trees hide what is behind them. */
const FLOOR_BELOW = 0.8

/** Plants groups of trees close together on a floor of their own, with ferns at their feet. */
export function copses(
  room: RoomPainter,
  { wood, size, seed }: { wood: Wood; size: keyof typeof COPSE; seed: number },
  ...middles: readonly (readonly [number, number])[]
): void {
  const [across, down] = COPSE[size]
  for (const [index, [x, y]] of middles.entries()) {
    room.put(size === 'large' ? 'forest-floor' : 'forest-floor-small', x, y + FLOOR_BELOW)
    const [from, to] = [[x - across, y - down + 0.4] as const, [x + across, y + down] as const]
    const near = { from, to, seed: seed + index * 7 }
    room.strew({ prefabs: WOODS[wood], ...near, count: size === 'large' ? 8 : 5, gap: COPSE_GAP })
    room.strew({ prefabs: FERNS, ...near, seed: near.seed + 3, count: 3, gap: 0.7 })
  }
}

/** Plants a dense drift of one kind of flower along a line, wider in its middle. */
export function drift(
  room: RoomPainter,
  { flower, along, seed }: { flower: string; along: readonly (readonly [number, number])[]; seed: number },
): void {
  for (const [index, [x, y]] of along.entries()) {
    const isEnd = index === 0 || index === along.length - 1
    const [aside, down, count] = isEnd ? [0.9, 0.5, 3] : [1.4, 1, 7]
    const box = { from: [x - aside, y - down], to: [x + aside, y + down] } as const
    room.strew({ prefabs: [flower], ...box, count, gap: 0.5, seed: seed + index })
  }
}
