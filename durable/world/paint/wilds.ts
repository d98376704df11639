import type { RoomPainter } from './room-painter.ts'

const FOREST = ['spruce-great', 'spruce-tall', 'spruce-great', 'spruce-broad']
const BIRCHES = ['birch-tall', 'birch-round', 'birch-wide', 'birch-leaning']
const YOUNG = ['spruce-young', 'bush-round', 'bush-low', 'spruce-young', 'bush-berry']
const BUSHES = ['bush-round', 'bush-low', 'bush-rose', 'bush-berry']
const FERNS = ['fern', 'fern', 'blueberries']
const FLOWERS = ['daisies', 'buttercups', 'lupins']

/** Which trees stand along the rim: dark spruces, light birches, or both with pines among them. */
export type Wood = 'spruce' | 'birch' | 'mixed'
const WOODS: Record<Wood, readonly string[]> = {
  spruce: FOREST,
  birch: BIRCHES,
  mixed: [...FOREST, 'pine-left', 'pine-right', ...BIRCHES],
}

/**
 * Trees along the rim that close a room to the eye: three rows at the top, where they hide nothing, dark ones behind, one
 * at each side, and a thicket at the bottom that is low enough for dogs to be seen behind it.
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

/** The dark of a forest behind whatever stands before it; only its skirts are seen. */
export function backdrop(room: RoomPainter, seed: number): void {
  room.row(FOREST, [0.2, 1.5], [room.land.width, 1.5], { step: 1.2, seed: seed + 8 })
}

/** Bushes, stones and ferns along the bottom, here thick and there thin. */
export function thicket(room: RoomPainter, seed: number): void {
  const { width: w, height: h } = room.land
  const prefabs = [...BUSHES, ...BUSHES, 'spruce-young', 'boulder', 'stone', 'fern', 'fern']
  room.strew({ prefabs, from: [0.4, h - 1], to: [w - 0.4, h - 0.15], count: Math.round(w * 0.85), gap: 0.85, seed })
}

/** Ferns and blueberries, as many for each hundred tiles. */
export function undergrowth(room: RoomPainter, perHundred: number, seed: number): void {
  const { width, height } = room.land
  const count = Math.round((width * height * perHundred) / 100)
  room.strew({ prefabs: FERNS, from: [1.5, 4], to: [width - 1.5, height - 1.5], count, gap: 0.8, seed })
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
