import { EMPTY } from '#app/art/dog/parts/part.ts'
import type { EffectPixel } from '#app/art/dog/poses/frame.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { rgbOfHex } from '#app/art/palette.ts'
import type { Grid } from './grid.ts'
import { FOAM } from './palette.ts'

const WHITE = rgbOfHex(FOAM.white)
const NEAR = rgbOfHex(FOAM.near)
const FAR = rgbOfHex(FOAM.far)

/** Foam along the fur and rings that widen in the second frame, calculated from the silhouette at the waterline. */
export function ripples(grid: Grid, { waterline, beat }: { waterline: number; beat: 0 | 1 }): EffectPixel[] {
  const wet = [...(grid.rows[waterline - 1] ?? [])]
  const left = wet.findIndex((letter) => letter !== EMPTY)
  const right = wet.findLastIndex((letter) => letter !== EMPTY)
  const pixels: EffectPixel[] = []
  const row = (from: number, to: number, y: number, colourAt: (x: number) => EffectPixel['colour'] | null) => {
    for (let x = Math.max(0, from); x <= Math.min(CELL.width - 1, to); x++) {
      const colour = colourAt(x)
      if (colour) pixels.push({ x, y, colour })
    }
  }
  row(left - 2, right + 2, waterline, (x) => ((x - left + beat + 1) % 7 === 5 ? NEAR : WHITE))
  row(left + 2, right - 2, waterline + 1, (x) => ((x + (beat + 1) * 2) % 9 < 6 ? NEAR : null))
  row(left - 4 - beat, left + 3 - beat, waterline + 3, () => NEAR)
  row(right - 6 + beat, right + 5 + beat, waterline + 3, () => NEAR)
  row(left + 8 + beat, right - 10 + beat, waterline + 5, () => FAR)
  row(right + 4, right + 4, waterline - 1, () => WHITE)
  row(left - 4, left - 4, waterline - 1, () => NEAR)
  return pixels
}
