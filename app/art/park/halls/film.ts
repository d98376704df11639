import { Canvas } from '#app/art/canvas.ts'
import { PALETTE, rgb } from '#app/art/palette.ts'
import type { Colour, Rgb } from '#app/art/palette.ts'
import { drawFountain } from '#app/art/park/things/fountain.ts'
import { drawPlazaSlabs } from '#app/art/park/things/plaza-slabs.ts'
import { drawCameo } from '#app/art/site/stage/cameo.ts'

/** How far the dog of the film goes from frame to frame, px, and where it begins. */
const STRIDE = { from: 36, by: 11 } as const
const PLACE = { slabsY: 88, fountainY: 132, walkerY: 100, sitter: [258, 70] } as const

/** A frame, 0 to 3, of the film of the cinema: a dog that walks past the fountain while another looks on. */
export function drawFilmStill(frame: number, { width, height }: { width: number; height: number }): Canvas {
  const still = new Canvas(width, height).fill('gravel2')
  const middle = width / 2
  const slabs = drawPlazaSlabs('summer')
  still.blit(slabs.body, middle - slabs.foot[0], PLACE.slabsY - slabs.foot[1])
  const fountain = drawFountain('summer', frame % 2)
  still.blit(fountain.body, middle - fountain.foot[0], PLACE.fountainY - fountain.foot[1])
  drawCameo(still, ...PLACE.sitter, { pose: 'down/sit1', coat: 'white', wears: ['beanie'] })
  const walker = STRIDE.from + frame * STRIDE.by
  drawCameo(still, walker, PLACE.walkerY, { pose: `side/walk${frame + 1}`, coat: 'tan', wears: ['crown'] })
  return inPalette(still)
}

const COLOURS = (Object.keys(PALETTE) as Colour[]).map((name) => ({ name, parts: rgb(name) }))

/** Coats have colours of their own; on a screen they are the nearest ones of the palette. */
function inPalette(picture: Canvas): Canvas {
  const nearest = new Map<string, Colour>()
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const seen = picture.get(x, y)
      if (!seen) continue
      const key = seen.join()
      const colour = nearest.get(key) ?? nearestTo(seen)
      nearest.set(key, colour)
      picture.erase(x, y).set(x, y, colour)
    }
  return picture
}

function nearestTo(seen: Rgb): Colour {
  const far = ({ parts }: { parts: Rgb }) => Math.hypot(...parts.map((part, index) => part - (seen[index] ?? 0)))
  return COLOURS.reduce((best, one) => (far(one) < far(best) ? one : best)).name
}
