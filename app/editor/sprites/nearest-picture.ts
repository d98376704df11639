import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'
import { PARK_COLOURS } from '#durable/rules/pictures/park-colours.ts'
import { PICTURE_LIMITS } from '#durable/rules/pictures/picture-name.ts'

/** A pixel that is clear by more than half becomes clear. */
const OPAQUE_FROM = 128

/**
 * A picture as the park can show it: in the nearest of its colours, 32 at most, nothing clear by half, and so many times
 * smaller that no side is longer than `side`, px. `data` is RGBA.
 */
export function nearestPicture({ width, height, data }: Pixels, side: number = PICTURE_LIMITS.side): Pixels {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / side))
  const size = { width: Math.max(1, Math.floor(width / step)), height: Math.max(1, Math.floor(height / step)) }
  const near = new Map<number, number>()
  const drawn = Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [(at % size.width) * step + (step >> 1), Math.floor(at / size.width) * step + (step >> 1)]
    const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4
    if ((data[from + 3] ?? 0) < OPAQUE_FROM) return null
    const colour = ((data[from] ?? 0) << 16) | ((data[from + 1] ?? 0) << 8) | (data[from + 2] ?? 0)
    const known = near.get(colour) ?? nearest(colour, PARK_COLOURS)
    near.set(colour, known)
    return known
  })
  const kept = mostUsed(drawn)
  const pixels = drawn.flatMap((colour) => {
    if (colour === null) return [0, 0, 0, 0]
    const shown = kept.includes(colour) ? colour : nearest(colour, kept)
    return [shown >> 16, (shown >> 8) & 255, shown & 255, 255]
  })
  return { ...size, data: Uint8Array.from(pixels) }
}

/** The colours that are used most, as many as a picture may have. */
function mostUsed(drawn: readonly (number | null)[]): readonly number[] {
  const uses = new Map<number, number>()
  for (const colour of drawn) if (colour !== null) uses.set(colour, (uses.get(colour) ?? 0) + 1)
  const sorted = [...uses].toSorted(([, one], [, other]) => other - one)
  return sorted.slice(0, PICTURE_LIMITS.colours).map(([colour]) => colour)
}

/** The colour that looks most alike; the eye sees green best, and blue least. */
function nearest(colour: number, among: readonly number[]): number {
  const far = (other: number) => {
    const [red, green, blue] = [16, 8, 0].map((shift) => ((colour >> shift) & 255) - ((other >> shift) & 255))
    return 3 * (red ?? 0) ** 2 + 6 * (green ?? 0) ** 2 + (blue ?? 0) ** 2
  }
  return among.reduce((best, other) => (far(other) < far(best) ? other : best), among[0] ?? colour)
}
