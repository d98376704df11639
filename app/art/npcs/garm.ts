import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { compose } from '#app/art/dog/compose.ts'
import type { ComposedFrame } from '#app/art/dog/compose.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import * as bodies from '#app/art/dog/parts/bodies.ts'
import * as heads from '#app/art/dog/parts/heads.ts'
import type { Part } from '#app/art/dog/parts/part.ts'
import { drawPortrait } from '#app/art/dog/portrait.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import type { Frame } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { PALETTE, rgbOfHex } from '#app/art/palette.ts'
import { coatOf, cssOf } from '#app/dog/coat.ts'
import { GARM_PARTS } from './garm-parts.ts'

/** Room around the cell for what is worn. */
const ROOM = { x: 6, y: 8 }

const COAT = coatOf('#77717f', '#57516a')
/** Muzzle, blaze, chest and paws, which have gone grey. */
const GREY = coatOf(PALETTE.stone3, PALETTE.stone2)
const GREYED: Readonly<Record<string, number>> = { W: GREY.fur, h: GREY.hi, s: GREY.shadow, l: GREY.line }

const SCARF = ITEMS.filter(({ key }) => key === 'scarf')

const POSES = /\/(sit|walk|curl)/

/** Garm, the old dog at the gate, in each frame that the game shows, anchored at the foot. */
export function drawGarm(): AtlasImage[] {
  return FRAMES.filter((frame) => POSES.test(frameName(frame))).map((frame) => {
    const canvas = new Canvas(CELL.width + 2 * ROOM.x, CELL.height + ROOM.y)
    const composed = withoutShadow(compose(withOwnParts(frame)))
    drawPortrait(canvas, ROOM.x, ROOM.y, { composed, coat: COAT, items: SCARF })
    layGrey(canvas, composed)
    return cropped(`garm/${frameName(frame)}`, canvas)
  })
}

function withOwnParts(frame: Frame): Frame {
  const parts = frame.parts.map((placed) => {
    const swap = GARM_PARTS.get(placed.part)
    return swap ? { ...placed, part: swap.part, x: placed.x + swap.x, y: placed.y + swap.y } : placed
  })
  return { ...frame, parts }
}

function withoutShadow({ frame: { ground: _, ...frame }, ...composed }: ComposedFrame): ComposedFrame {
  return { ...composed, frame }
}

/** Fur that has gone grey; what is worn over it keeps its colours. */
function layGrey(canvas: Canvas, composed: ComposedFrame): void {
  const bare = new Canvas(canvas.width, canvas.height)
  drawPortrait(bare, ROOM.x, ROOM.y, { composed, coat: COAT })
  const isGrey = greyPixels(composed.frame)
  composed.grid.forEach((x, y, letter) => {
    const tint = GREYED[letter]
    if (tint === undefined || !isGrey.get(`${x},${y}`)) return
    const [shown, fur] = [canvas, bare].map((one) => one.get(ROOM.x + x, ROOM.y + y))
    if (shown && fur && shown.join() === fur.join()) canvas.set(ROOM.x + x, ROOM.y + y, rgbOfHex(cssOf(tint)))
  })
}

/** The pixels of the cell where the topmost part is grey. */
function greyPixels(frame: Frame): ReadonlyMap<string, boolean> {
  const pixels = new Map<string, boolean>()
  for (const { part, x, y, mirrored } of frame.parts) {
    part.rows.forEach((row, j) => {
      for (let i = 0; i < part.width; i++) {
        const at = mirrored ? part.width - 1 - i : i
        if (row[at] !== '.') pixels.set(`${x + i},${y + j}`, isGreyIn(part, at, j))
      }
    })
  }
  return pixels
}

function isGreyIn(part: Part, x: number, y: number): boolean {
  const middle = part.width / 2 - 0.5
  if (part === heads.headDown)
    return (Math.abs(x - middle) < 1.6 && y > 1) || isInside(x - middle, y - part.height + 4, [5.6, 5])
  if (part === heads.headSide) return x > part.width * 0.62 && y > part.height * 0.5
  if (part === bodies.chestDown) return Math.abs(x - middle) < part.width * 0.36
  if (part === bodies.bodySide) return x > part.width * 0.72 && y > 3
  if (part === bodies.bodySitting) return x > 12 && y > 3
  if (part.group === 'tail') return y < 3
  // Legs: their paws.
  return part.group === 'body' && part.width < 9 && part.height < 14 && y > part.height - 4
}

function isInside(x: number, y: number, [a, b]: readonly [number, number]): boolean {
  return (x / a) ** 2 + (y / b) ** 2 <= 1
}

function cropped(name: string, canvas: Canvas): AtlasImage {
  const columns = indices(canvas.width).filter((x) => indices(canvas.height).some((y) => canvas.get(x, y)))
  const rows = indices(canvas.height).filter((y) => indices(canvas.width).some((x) => canvas.get(x, y)))
  const [left = 0, top = 0] = [columns[0], rows[0]]
  const small = new Canvas((columns.at(-1) ?? 0) - left + 1, (rows.at(-1) ?? 0) - top + 1)
  for (const y of indices(small.height))
    for (const x of indices(small.width)) small.set(x, y, canvas.get(left + x, top + y))
  return { name, canvas: small, anchor: [ROOM.x + CELL.foot.x - left, ROOM.y + CELL.foot.y - top] }
}

function indices(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
