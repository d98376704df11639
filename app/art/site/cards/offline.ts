import { Canvas } from '#app/art/canvas.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { drawMeadow, layPieces } from '#app/art/site/stage/set.ts'
import type { Piece } from '#app/art/site/stage/set.ts'

const WIDTH = 160
const HEIGHT = 72
const MEADOW_Y = 34

const PIECES: readonly Piece[] = [
  { x: 20, y: 58, prop: prefab('spruce-broad', 'normal') },
  { x: 142, y: 54, prop: prefab('bush-rose', 'normal') },
  { x: 84, y: 62, dog: { pose: 'side/curl1', coat: 'gold' } },
]

/** A dog that sleeps until the net is back, for the page that a browser shows without one. */
export function drawOfflinePicture(): Frames {
  const picture = new Canvas(WIDTH, HEIGHT).fill('water0')
  picture.rect(0, MEADOW_Y - 12, WIDTH, 12, 'water1')
  for (const [x, y] of STARS) picture.set(x, y, 'gold3')
  picture.blit(drawMeadow(WIDTH, HEIGHT - MEADOW_Y, 'normal', 5), 0, MEADOW_Y)
  picture.rect(0, MEADOW_Y, WIDTH, 1, 'grass2')
  layPieces(picture, PIECES)
  return { offline: picture }
}

const STARS = [
  [44, 6],
  [60, 14],
  [73, 4],
  [98, 10],
  [112, 5],
  [127, 13],
  [150, 7],
] as const
