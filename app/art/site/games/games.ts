import type { Canvas } from '#app/art/canvas.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import type { Cameo } from '#app/art/site/stage/cameo.ts'
import { drawMeadow, layPieces } from '#app/art/site/stage/set.ts'
import type { Piece } from '#app/art/site/stage/set.ts'
import { drawRunningCat, drawSittingCat, GINGER, GREY, NIGHT } from './cats.ts'

export const GAME_WIDTH = 112
export const GAME_HEIGHT = 64
/** The side of the square picture, for lists. */
export const GAME_TILE = 48

/** The three games as pictures without words, wide and as a small square. */
export function drawGames(): Frames {
  return {
    'game-knogleknas': drawBoneHunt(),
    'game-jumpingdog': drawJump(),
    'game-catsfree': drawChase(),
    'game-knogleknas-tile': drawTile({ pose: 'down/sit1', coat: 'gold', wears: ['bone'] }),
    'game-jumpingdog-tile': drawJump().crop(28, 0, GAME_TILE, GAME_TILE),
    'game-catsfree-tile': drawCatTile(),
  }
}

function thing(name: string, x: number, y: number): Piece {
  return { prop: prefab(name, 'normal'), x, y }
}

/** A dog digs, and bones fly out of the heap. */
function drawBoneHunt(): Canvas {
  const picture = drawMeadow(GAME_WIDTH, GAME_HEIGHT, 'normal', 3)
  layPieces(picture, [thing('mound', 76, 52), { x: 34, y: 56, dog: { pose: 'side/dig1', coat: 'gold' } }])
  for (const [x, y] of [
    [50, 8],
    [84, 4],
    [96, 20],
  ] as const) {
    drawBone(picture, x, y, 'ink')
    for (const [dx, dy] of [
      [3, 9],
      [7, 11],
      [5, 14],
    ] as const) {
      picture.rect(x + dx, y + dy, 1, 2, 'soil4')
    }
  }
  return picture
}

/** A dog in a cape above a hurdle, at the top of its leap. */
function drawJump(): Canvas {
  const picture = drawMeadow(GAME_WIDTH, GAME_HEIGHT, 'normal', 5)
  for (let x = 0; x < 4; x++) {
    picture.blit(edgeTile('path', 12, { variant: x, frame: 0, season: 'summer' }), x * 32, 28)
    picture.blit(edgeTile('path', 15, { variant: x, frame: 0, season: 'summer' }), x * 32, 60)
  }
  layPieces(picture, [
    thing('bush-low', 2, 14),
    thing('bush-rose', 112, 24),
    thing('daisies', 14, 60),
    thing('daisies', 100, 62),
    thing('hurdle-red', 55, 60),
    { x: 52, y: 34, dog: { pose: 'side/happy1', coat: 'tan', wears: ['cape'], floats: true } },
  ])
  for (const [x, y, length] of [
    [12, 20, 12],
    [6, 25, 14],
    [14, 30, 10],
  ] as const) {
    picture.rect(x, y, length, 1, 'cream')
  }
  return picture
}

/** A running cat, and another one that watches. */
function drawChase(): Canvas {
  const picture = drawMeadow(GAME_WIDTH, GAME_HEIGHT, 'normal', 8)
  layPieces(picture, [
    thing('bush-round', 4, 26),
    { x: 94, y: 37, prop: drawSittingCat(GREY) },
    { x: 24, y: 58, dog: { pose: 'side/walk3', coat: 'black', wears: ['beanie'] } },
    { x: 70, y: 58, prop: drawRunningCat(GINGER) },
  ])
  for (const [x, y] of [
    [45, 57],
    [49, 60],
    [43, 61],
  ] as const) {
    picture.rect(x, y, 3, 2, 'gravel2')
  }
  return picture
}

function drawTile(dog: Cameo): Canvas {
  const picture = drawMeadow(GAME_TILE, GAME_TILE, 'normal', 3)
  layPieces(picture, [{ x: 23, y: 42, dog }])
  return picture
}

function drawCatTile(): Canvas {
  const picture = drawMeadow(GAME_TILE, GAME_TILE, 'normal', 8)
  layPieces(picture, [{ x: 22, y: 42, prop: drawSittingCat(NIGHT) }])
  return picture
}
