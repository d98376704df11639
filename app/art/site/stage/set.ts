import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { GRASS_VARIANTS, grassTile, TILE } from '#app/art/park/terrain/grass.ts'
import { PARK_SEASON } from '#app/art/site/season.ts'
import type { SiteSeason } from '#app/art/site/season.ts'
import { drawShade } from '#app/art/site/shade.ts'
import { drawCameo } from './cameo.ts'
import type { Cameo } from './cameo.ts'

/** A thing of the park or a dog in a picture, positioned by its foot. */
export type Piece = { x: number; y: number } & ({ prop: Prop } | { dog: Cameo })

/** Draws all shadows of things, then things and dogs from the back to the front. */
export function layPieces(picture: Canvas, pieces: readonly Piece[]): void {
  const things = pieces.flatMap((piece) => ('prop' in piece ? [piece] : []))
  picture.blit(drawShade(picture.width, picture.height, things), 0, 0)
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    if ('dog' in piece) drawCameo(picture, piece.x, piece.y, piece.dog)
    else picture.blit(piece.prop.body, piece.x - piece.prop.foot[0], piece.y - piece.prop.foot[1])
  }
}

/** A plain meadow of any size; `salt` selects another part of it. */
export function drawMeadow(width: number, height: number, season: SiteSeason, salt: number): Canvas {
  const meadow = new Canvas(width, height)
  const quiet = [0, 1, 0, 2, 0, 1, 3]
  for (let y = 0; y * TILE < height; y++) {
    for (let x = 0; x * TILE < width; x++) {
      const variant = quiet[Math.floor(hash(x, y, salt) * quiet.length)] ?? 0
      meadow.blit(grassTile(variant % GRASS_VARIANTS, PARK_SEASON[season]), x * TILE, y * TILE)
    }
  }
  return meadow
}
