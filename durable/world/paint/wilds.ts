import type { RoomPainter } from './room-painter.ts'

const FOREST = ['spruce-great', 'spruce-tall', 'spruce-great', 'spruce-broad']
const BIRCHES = ['birch-tall', 'birch-round', 'birch-wide', 'birch-leaning']
const YOUNG = ['spruce-young', 'bush-round', 'bush-low', 'spruce-young', 'bush-berry']
const BUSHES = ['bush-round', 'bush-low', 'bush-rose', 'bush-berry']
const FLOWERS = ['daisies', 'buttercups', 'lupins']

/** Which trees stand along the rim: dark spruces, light birches, or both with pines among them. */
export type Wood = 'spruce' | 'birch' | 'mixed'
const WOODS: Record<Wood, readonly string[]> = {
  spruce: FOREST,
  birch: BIRCHES,
  mixed: [...FOREST, 'pine-left', 'pine-right', ...BIRCHES],
}

/**
 * Trees along the rim that close a room to the eye: two rows at the top, where they hide nothing, one at each side, and
 * bushes at the bottom, behind which dogs can still be seen.
 */
export function woodedRim(room: RoomPainter, wood: Wood, seed: number): void {
  const { width: w, height: h } = room.land
  const trees = WOODS[wood]
  room.row(trees, [0.4, 1.8], [w, 1.8], { step: 1.45, seed })
  room.row([...trees, ...YOUNG], [1, 3.6], [w - 1, 3.6], { step: 1.9, seed: seed + 1 })
  room.row(trees, [0.5, 5.4], [0.5, h - 2], { step: 2.4, seed: seed + 2 })
  room.row(trees, [w - 0.5, 5.4], [w - 0.5, h - 2], { step: 2.4, seed: seed + 3 })
  room.row(BUSHES, [0.8, h - 0.4], [w - 0.4, h - 0.4], { step: 1.5, seed: seed + 4 })
}

/** Flowers here and there over a whole room, as many for each hundred tiles. */
export function flowers(room: RoomPainter, perHundred: number, seed: number): void {
  const { width, height } = room.land
  const count = Math.round((width * height * perHundred) / 100)
  room.strew({ prefabs: FLOWERS, from: [2, 4], to: [width - 2, height - 1.5], count, gap: 0.7, seed })
}

/** A grove in a box, from trees of a wood with its young ones. */
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
