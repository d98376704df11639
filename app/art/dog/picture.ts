import { Canvas } from '#app/art/canvas.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { rgbOfHex } from '#app/art/palette.ts'
import type { Rgb } from '#app/art/palette.ts'

/** A picture cropped to its pixels, and its upper left corner in the cell. */
export type Picture = { canvas: Canvas; x: number; y: number }
export type Pixel = { x: number; y: number; colour: Rgb; alpha?: number }

/** The smallest picture with these pixels, `null` for none. Pixels may be outside the cell. */
export function pictureOf(pixels: readonly Pixel[]): Picture | null {
  if (pixels.length === 0) return null
  const left = Math.min(...pixels.map(({ x }) => x))
  const top = Math.min(...pixels.map(({ y }) => y))
  const width = Math.max(...pixels.map(({ x }) => x)) - left + 1
  const height = Math.max(...pixels.map(({ y }) => y)) - top + 1
  const canvas = new Canvas(width, height)
  for (const { x, y, colour, alpha } of pixels) canvas.set(x - left, y - top, colour, alpha)
  return { canvas, x: left, y: top }
}

/** A flat ellipse on the ground, `radius` pixels to each side of `middle`. */
export function groundShadow(middle: number, radius: number, { colour, alpha }: { colour: string; alpha: number }) {
  const flatness = 2.4
  const pixels: Pixel[] = []
  for (let y = -2; y <= 2; y++) {
    for (let x = -radius; x <= radius; x++) {
      if ((x / radius) ** 2 + (y / flatness) ** 2 > 1) continue
      pixels.push({ x: middle + x, y: CELL.foot.y + y, colour: rgbOfHex(colour), alpha })
    }
  }
  return pictureOf(pixels)
}
