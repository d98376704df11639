import { rgbOfHex } from '#app/art/palette.ts'
import type { Rgb } from '#app/art/palette.ts'
import type { ComposedFrame } from './compose.ts'
import type { LayerName } from './dog-data.ts'
import { INK, RIM } from './outline.ts'
import { FACE, INK_LINE, MOUTH } from './palette.ts'
import { pictureOf } from './picture.ts'
import type { Picture, Pixel } from './picture.ts'

/**
 * A dog is drawn in layers, so that one drawing serves all colours. Each pixel of the dog is in exactly one of fur, hi,
 * shadow, line, rim (white, tinted in the game) and ink (in its own colour). Near-black coats need two more:
 * `edge-dark` covers the upper edge of the fur, and `ink-dark` replaces the ink around the eyes. fx is dirt and water,
 * above all.
 */
const TINTED: Readonly<Record<string, LayerName>> = { W: 'fur', h: 'hi', s: 'shadow', l: 'line', [RIM]: 'rim' }
const WHITE: Rgb = [255, 255, 255]

const INKS = {
  ink: { [INK]: INK_LINE, ...FACE.light, ...MOUTH },
  'ink-dark': { [INK]: INK_LINE, ...FACE.dark, ...MOUTH },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** The layers of a frame that have any pixels, in cell coordinates. */
export function layersOfFrame({ grid, effects }: ComposedFrame): Map<LayerName, Picture> {
  const pixels = new Map<LayerName, Pixel[]>([['fx', inCell(effects, grid)]])
  const lay = (layer: LayerName, pixel: Pixel) => pixels.set(layer, [...(pixels.get(layer) ?? []), pixel])
  const inks = inkTables()
  let hasFace = false
  grid.forEach((x, y, letter) => {
    const tinted = TINTED[letter]
    if (tinted) lay(tinted, { x, y, colour: WHITE })
    if (letter === 'W' && grid.is(x, y - 1, INK + RIM)) lay('edge-dark', { x, y, colour: WHITE })
    const light = inks.ink.get(letter)
    const dark = inks.dark.get(letter)
    if (!light || !dark) return
    lay('ink', { x, y, colour: light })
    lay('ink-dark', { x, y, colour: dark })
    if (light.join() !== dark.join()) hasFace = true
  })
  if (!hasFace) pixels.delete('ink-dark')
  const pictures = new Map<LayerName, Picture>()
  for (const [layer, drawn] of pixels) {
    const picture = pictureOf(drawn)
    if (picture) pictures.set(layer, picture)
  }
  return pictures
}

function inkTables() {
  const table = (colours: Readonly<Record<string, string>>) =>
    new Map(Object.entries(colours).map(([letter, hex]) => [letter, rgbOfHex(hex)] as const))
  return { ink: table(INKS.ink), dark: table(INKS['ink-dark']) }
}

function inCell(effects: ComposedFrame['effects'], grid: ComposedFrame['grid']): Pixel[] {
  return effects.filter(({ x, y }) => grid.has(x, y))
}
