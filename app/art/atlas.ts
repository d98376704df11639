import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Canvas } from './canvas.ts'
import type { Point } from './canvas.ts'

/**
 * One picture of an atlas. The anchor is in pixels from its upper left corner; that of a thing is its foot on the
 * ground.
 */
export type AtlasImage = { name: string; canvas: Canvas; anchor?: Point }

/** The JSON that Pixi's spritesheet loader reads. Anchors are shares of the frame's size, 0 to 1. */
export type Sheet = {
  frames: Record<string, SheetFrame>
  meta: { image: string; size: { w: number; h: number }; scale: '1' }
}
export type SheetFrame = { frame: { x: number; y: number; w: number; h: number }; anchor?: { x: number; y: number } }

/** The largest texture that the phones we support can use, in pixels along a side. */
export const MAX_ATLAS_PX = 2048
/** How far each frame repeats its outermost pixels, so that no neighbour shows at its edges when the game scales. */
const EXTRUDE_PX = 1

/** Packs pictures into rows, the tallest first. The same pictures give the same bytes. */
export function packAtlas(images: readonly AtlasImage[], imageName: string): { canvas: Canvas; sheet: Sheet } {
  const names = new Set(images.map(({ name }) => name))
  if (names.size !== images.length) throw new Error(`${imageName}: two pictures have one name`)
  const placed = shelves(images)
  const width = Math.max(...placed.map(({ x, image }) => x + image.canvas.width + EXTRUDE_PX))
  const height = Math.max(...placed.map(({ y, image }) => y + image.canvas.height + EXTRUDE_PX))
  if (height > MAX_ATLAS_PX) throw new Error(`${imageName}: ${width}x${height} is over ${MAX_ATLAS_PX} px`)
  const canvas = new Canvas(width, height)
  const frames: Sheet['frames'] = {}
  for (const { image, x, y } of placed) {
    drawExtruded(canvas, image.canvas, x, y)
    const { width: w, height: h } = image.canvas
    const anchor = image.anchor && { x: shareOf(image.anchor[0], w), y: shareOf(image.anchor[1], h) }
    frames[image.name] = { frame: { x, y, w, h }, ...(anchor && { anchor }) }
  }
  return { canvas, sheet: { frames, meta: { image: imageName, size: { w: width, h: height }, scale: '1' } } }
}

/** A share with five digits. It is exact to a hundredth of a pixel; more digits would make the list a tenth larger. */
function shareOf(px: number, whole: number): number {
  return Math.round((px / whole) * 1e5) / 1e5
}

/** Writes `<path>.png` and `<path>.json`. */
export function writeAtlas(path: string, images: readonly AtlasImage[]): Sheet {
  const { canvas, sheet } = packAtlas(images, `${basename(path)}.png`)
  canvas.save(`${path}.png`)
  writeFileSync(`${path}.json`, JSON.stringify(sheet))
  return sheet
}

type Placed = { image: AtlasImage; x: number; y: number }

function shelves(images: readonly AtlasImage[]): Placed[] {
  const sorted = [...images].sort((a, b) => b.canvas.height - a.canvas.height || (a.name < b.name ? -1 : 1))
  const area = sorted.reduce((sum, { canvas }) => sum + (canvas.width + 2) * (canvas.height + 2), 0)
  const widest = Math.max(...sorted.map(({ canvas }) => canvas.width + 2 * EXTRUDE_PX))
  const shelfWidth = Math.min(MAX_ATLAS_PX, Math.max(widest, Math.ceil(Math.sqrt(area * 1.1))))
  const placed: Placed[] = []
  let x = 0
  let y = 0
  let shelfHeight = 0
  for (const image of sorted) {
    const spanX = image.canvas.width + 2 * EXTRUDE_PX
    if (x + spanX > shelfWidth) {
      y += shelfHeight
      x = 0
      shelfHeight = 0
    }
    placed.push({ image, x: x + EXTRUDE_PX, y: y + EXTRUDE_PX })
    x += spanX
    shelfHeight = Math.max(shelfHeight, image.canvas.height + 2 * EXTRUDE_PX)
  }
  return placed
}

function drawExtruded(target: Canvas, source: Canvas, x: number, y: number): void {
  for (let j = -EXTRUDE_PX; j < source.height + EXTRUDE_PX; j++) {
    for (let i = -EXTRUDE_PX; i < source.width + EXTRUDE_PX; i++) {
      const fromX = Math.max(0, Math.min(source.width - 1, i))
      const fromY = Math.max(0, Math.min(source.height - 1, j))
      target.copyPixel(source, fromX, fromY, x + i, y + j)
    }
  }
}
