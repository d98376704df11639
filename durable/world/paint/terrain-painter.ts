import { smoothNoise } from '#durable/world/noise.ts'
import type { TerrainLetter } from '#durable/world/room-doc.ts'

/** A place in tiles. Corners of tiles have whole numbers. */
export type TileSpot = readonly [x: number, y: number]

/** How far an irregular edge may stray, in tiles. */
const STRAY = 1.6
/** How far the bends of a way are apart, tiles. */
const BEND = 1.8

/**
 * Paints the terrain letters at the corners of a room's tiles. Later paint covers earlier paint. All measures are
 * tiles.
 */
export class TerrainPainter {
  readonly width: number
  readonly height: number
  private readonly corners: TerrainLetter[][]

  constructor(size: { width: number; height: number; base: TerrainLetter }) {
    this.width = size.width
    this.height = size.height
    const row = () => Array.from({ length: size.width + 1 }, () => size.base)
    this.corners = Array.from({ length: size.height + 1 }, row)
  }

  get rows(): string[] {
    return this.corners.map((row) => row.join(''))
  }

  at(x: number, y: number): TerrainLetter {
    const row = this.corners[Math.max(0, Math.min(this.height, y))] ?? []
    return row[Math.max(0, Math.min(this.width, x))] ?? 'g'
  }

  rect(letter: TerrainLetter, [left, top]: TileSpot, [right, bottom]: TileSpot): this {
    return this.paint(letter, (x, y) => x >= left && x <= right && y >= top && y <= bottom)
  }

  /** Paints an oval. With a `seed` its edge is irregular. */
  oval(letter: TerrainLetter, [cx, cy]: TileSpot, [rx, ry]: TileSpot, seed: number | null = null): this {
    return this.paint(letter, (x, y) => {
      const stray = seed === null ? 0 : (smoothNoise(x / 3, y / 3, seed) - 0.5) * STRAY
      return Math.hypot((x - cx) / rx, (y - cy) / ry) <= 1 + stray / Math.min(rx, ry)
    })
  }

  /** Paints a line through some spots, `wide` tiles wide. With a `seed` it bends, as a way does that was never planned. */
  stroke(letter: TerrainLetter, spots: readonly TileSpot[], wide: number, seed: number | null = null): this {
    return this.paint(letter, (x, y) => {
      const bend = (seeded: number) => (seed === null ? 0 : (smoothNoise(x / 4.5, y / 4.5, seeded) - 0.5) * BEND)
      const at = [x + bend(seed ?? 0), y + bend((seed ?? 0) + 1)] as const
      return spots.slice(1).some((to, i) => distance(at, spots[i] ?? to, to) <= wide / 2 + 0.01)
    })
  }

  /**
   * Paints patches by smooth noise, such as undergrowth or worn grass. `share`, 0 to 1, is how much becomes patches.
   */
  patches(letter: TerrainLetter, share: number, seed: number, over: string = 'g'): this {
    return this.paint(
      letter,
      (x, y) => over.includes(this.at(x, y)) && smoothNoise(x / 3.4, y / 3.4, seed) > 0.85 - share * 0.7,
    )
  }

  private paint(letter: TerrainLetter, covers: (x: number, y: number) => boolean): this {
    const hits = this.corners.map((row, y) => row.map((_, x) => covers(x, y)))
    this.corners.forEach((row, y) => row.forEach((_, x) => hits[y]?.[x] && (row[x] = letter)))
    return this
  }
}

function distance([x, y]: TileSpot, [ax, ay]: TileSpot, [bx, by]: TileSpot): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}
