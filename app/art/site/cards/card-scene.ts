import { Canvas } from '#app/art/canvas.ts'
import { assembleHeader, HEADER_WIDTH } from '#app/art/site/header/assembled.ts'
import { drawHeader } from '#app/art/site/header/header.ts'
import { drawMeadow, layPieces } from '#app/art/site/stage/set.ts'
import type { Piece } from '#app/art/site/stage/set.ts'

const WIDTH = 400
const HEIGHT = 210
/** 400 by 210 pixels at this zoom are 1200 by 630, which Open Graph asks for. */
export const CARD_ZOOM = 3
/** How many rows of the header's sky the card leaves out. */
const SKY_CUT = 10
const MEADOW_Y = 116

/** The header of the site above a meadow with these things, 400 by 210: the ground of every preview picture. */
export function cardScene(pieces: readonly Piece[]): Canvas {
  const scene = new Canvas(WIDTH, HEIGHT)
  scene.blit(drawMeadow(WIDTH, HEIGHT - MEADOW_Y, 'normal', 12), 0, MEADOW_Y)
  scene.blit(assembleHeader(drawHeader(), 'normal'), (WIDTH - HEADER_WIDTH) / 2, -SKY_CUT)
  layPieces(scene, pieces)
  return scene
}
