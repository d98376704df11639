import { anchorEntries, EMPTY, letterAt } from '#app/art/dog/parts/part.ts'
import type { Anchors } from '#app/art/dog/parts/part.ts'
import type { EffectPixel, Frame, PlacedPart } from '#app/art/dog/poses/frame.ts'
import { Grid, NEIGHBOURS } from './grid.ts'
import { outline } from './outline.ts'
import { ripples } from './ripples.ts'

/** A frame with its parts laid over each other, shaded and outlined. */
export type ComposedFrame = {
  frame: Frame
  grid: Grid
  anchors: Anchors
  /** Whether a pixel belongs to the head with its outline, which covers things on the back. */
  isHead: (x: number, y: number) => boolean
  /** Dirt and water, drawn over the dog. */
  effects: readonly EffectPixel[]
}

const FUR = 'Wshl'
const LIT = 'Wh'

/** Lays the parts of a frame over each other, bottom first, and calculates outlines, shades and anchors. */
export function compose(frame: Frame): ComposedFrame {
  const grid = new Grid()
  const heads = new Grid()
  const anchors: Anchors = {}
  for (const placed of frame.parts) {
    if (!placed.noLine) drawInnerLine(grid, placed)
    if (placed.drop) shadeBeside(grid, placed)
    if (placed.cast) shadeBelow(grid, placed, placed.cast)
    layPixels(grid, heads, placed)
    for (const [name, [x, y]] of anchorEntries(placed.part.anchors)) {
      anchors[name] = [placed.x + (placed.mirrored ? placed.part.width - 1 - x : x), placed.y + y]
    }
  }
  const waterline = frame.swim?.waterline
  if (waterline !== undefined) for (const row of grid.rows.slice(waterline)) row.fill(EMPTY)
  if (frame.parts.some(({ drop }) => drop)) sinkOrphans(grid)
  outline(grid, waterline)
  const isHead = (x: number, y: number) =>
    heads.is(x, y, HEAD) || (!grid.is(x, y, EMPTY) && NEIGHBOURS.some(([dx, dy]) => heads.is(x + dx, y + dy, HEAD)))
  return { frame, grid, anchors, isHead, effects: frame.swim ? ripples(grid, frame.swim) : (frame.effects ?? []) }
}

const HEAD = 'H'

function layPixels(grid: Grid, heads: Grid, { part, x, y, mirrored }: PlacedPart): void {
  forEachPixel(part, (i, j) => {
    const letter = letterAt(part, i, j, mirrored)
    if (letter === EMPTY) return
    grid.set(x + i, y + j, letter)
    heads.set(x + i, y + j, part.group === 'head' ? HEAD : EMPTY)
  })
}

/** Fur beside a part laid over it becomes outline, except at the open sides of the part, where the two merge. */
function drawInnerLine(grid: Grid, { part, x, y, mirrored }: PlacedPart): void {
  for (let j = -1; j <= part.height; j++) {
    for (let i = -1; i <= part.width; i++) {
      if (letterAt(part, i, j, mirrored) !== EMPTY || !grid.is(x + i, y + j, FUR)) continue
      const touches = NEIGHBOURS.some(([dx, dy]) => {
        const letter = letterAt(part, i + dx, j + dy, mirrored)
        if (letter === EMPTY || letter === 'l' || !FUR.includes(letter)) return false
        if (j + dy < part.openTop) return false
        if (part.openBottom > 0 && j + dy >= part.height - part.openBottom) return false
        if (part.openHind && (dy === 1 || (dx === 1 && j < part.height / 2))) return false
        return true
      })
      if (touches) grid.set(x + i, y + j, 'l')
    }
  }
}

function shadeBeside(grid: Grid, { part, x, y, mirrored }: PlacedPart): void {
  forEachPixel(part, (i, j) => {
    if (letterAt(part, i, j, mirrored) === EMPTY) return
    shade(grid, x + i + 1, y + j + 1)
    shade(grid, x + i + 2, y + j + 1)
    shade(grid, x + i + 2, y + j + 2)
  })
}

/** The row right below the part is its outline; shade starts below that. */
function shadeBelow(grid: Grid, { part, x, y, mirrored }: PlacedPart, rows: number): void {
  for (let i = 0; i < part.width; i++) {
    const bottom = part.rows.findLastIndex((_, j) => letterAt(part, i, j, mirrored) !== EMPTY)
    if (bottom < 0) continue
    for (let j = bottom + 2; j <= bottom + 1 + rows; j++) shade(grid, x + i, y + j)
  }
}

function shade(grid: Grid, x: number, y: number): void {
  if (grid.is(x, y, LIT)) grid.set(x, y, 's')
}

/** Single lit pixels where a drop shadow meets the shade of the form become shade; two passes also reach pairs. */
function sinkOrphans(grid: Grid): void {
  for (let pass = 0; pass < 2; pass++) {
    grid.forEach((x, y, letter) => {
      if (!LIT.includes(letter)) return
      if (NEIGHBOURS.filter(([dx, dy]) => grid.is(x + dx, y + dy, 'sl')).length >= 3) grid.set(x, y, 's')
    })
  }
}

function forEachPixel(part: { width: number; height: number }, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < part.height; y++) for (let x = 0; x < part.width; x++) visit(x, y)
}
