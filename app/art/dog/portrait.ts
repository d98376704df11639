import type { Canvas } from '#app/art/canvas.ts'
import { cutFor } from '#app/art/dog/items/cutting.ts'
import type { Item } from '#app/art/dog/items/item.ts'
import { rgbOfHex } from '#app/art/palette.ts'
import type { Rgb } from '#app/art/palette.ts'
import { cssOf } from '#app/dog/coat.ts'
import type { Coat } from '#app/dog/coat.ts'
import type { ComposedFrame } from './compose.ts'
import { INK, RIM } from './outline.ts'
import { FACE, GROUND_SHADOW, INK_LINE, MOUTH } from './palette.ts'
import { groundShadow } from './picture.ts'
import type { Picture } from './picture.ts'

type Dressed = { composed: ComposedFrame; coat: Coat; items?: readonly Item[] }

/**
 * Draws a dog letter by letter, without layers, atlas or tint: the reference for what the game draws in its own way.
 * `x`, `y` is the corner of the cell.
 */
export function drawPortrait(canvas: Canvas, x: number, y: number, { composed, coat, items = [] }: Dressed): void {
  const { frame, grid, effects } = composed
  const lay = (picture: Picture | null | undefined) =>
    picture && canvas.blit(picture.canvas, x + picture.x, y + picture.y)
  const worn = items.map((item) => ({ slot: item.slot, ...cutFor(item, composed) }))
  const over = (slot: Item['slot']) => worn.find((item) => item.slot === slot)?.over?.picture
  const under = (slot: Item['slot']) => worn.find((item) => item.slot === slot)?.under?.picture
  if (frame.ground) lay(groundShadow(...frame.ground, GROUND_SHADOW))
  for (const slot of ['back', 'mouth'] as const) lay(under(slot))
  const paints = paintsOf(coat)
  const edge = coat.edge === null ? null : rgbOfTint(coat.edge)
  grid.forEach((i, j, letter) => {
    const isEdge = edge && letter === 'W' && grid.is(i, j - 1, INK + RIM)
    canvas.set(x + i, y + j, isEdge ? edge : (paints[letter] ?? null))
  })
  for (const { x: i, y: j, colour } of effects) if (grid.has(i, j)) canvas.set(x + i, y + j, colour)
  for (const slot of ['ass', 'back', 'mouth', 'hat'] as const) lay(over(slot))
}

function paintsOf(coat: Coat): Record<string, Rgb> {
  const own = { [INK]: INK_LINE, ...(coat.edge === null ? FACE.light : FACE.dark), ...MOUTH }
  const paints: Record<string, Rgb> = {
    W: rgbOfTint(coat.fur),
    h: rgbOfTint(coat.hi),
    s: rgbOfTint(coat.shadow),
    l: rgbOfTint(coat.line),
    [RIM]: rgbOfTint(coat.rim),
  }
  for (const [letter, hex] of Object.entries(own)) paints[letter] = rgbOfHex(hex)
  return paints
}

function rgbOfTint(tint: number): Rgb {
  return rgbOfHex(cssOf(tint))
}
