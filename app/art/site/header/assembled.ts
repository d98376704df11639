import { Canvas } from '#app/art/canvas.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import type { SiteSeason } from '#app/art/site/season.ts'

export const HEADER_WIDTH = 720
export const HEADER_HEIGHT = 130
/** The positions of mountains and clouds in the pages: drawing, pixels right of the middle, pixels above the foot. */
const PIECES: readonly (readonly [name: string, x: number, bottom: number])[] = [
  ['sun', -262, 62],
  ['mountain1', -80, 30],
  ['mountain2', -408, 30],
  ['mountain3', 186, 30],
  ['mountain4', -290, 30],
  ['mountain5', 76, 30],
  ['cloud3', -352, 102],
  ['cloud1', 140, 107],
  ['cloud4', 240, 97],
]

/** The layers of the header as one picture. */
export function assembleHeader(layers: Frames, season: SiteSeason): Canvas {
  const header = new Canvas(HEADER_WIDTH, HEADER_HEIGHT)
  const layer = (name: string) => layers[`header-${season}-${name}`] ?? new Canvas(1, 1)
  for (let x = 0; x < HEADER_WIDTH; x += layer('sky').width) header.blit(layer('sky'), x, 0)
  for (const [name, x, bottom] of PIECES) {
    header.blit(layer(name), HEADER_WIDTH / 2 + x, HEADER_HEIGHT - bottom - layer(name).height)
  }
  const land = layer('landscape')
  header.blit(land, (HEADER_WIDTH - land.width) / 2, HEADER_HEIGHT - land.height)
  return header.blit(layer('logo'), (HEADER_WIDTH - layer('logo').width) / 2, 18)
}
