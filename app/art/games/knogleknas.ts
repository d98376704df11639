import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import { drawSpruce } from '#app/art/park/wild/spruce.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import { drawMeadow, layPieces } from '#app/art/site/stage/set.ts'
import { drawBowl, drawHeapPiece, HEAP_PIECES } from './heap-pieces.ts'

const TILE = 32

/** The width after which pictures of the ground repeat, px, so that their tiles fit any neighbour. */
const GROUND_WIDTH = 6 * TILE

/** All pictures of KnogleKnas: the pieces, the bowl, and the meadow with the pit. */
export function knogleKnasImages(): AtlasImage[] {
  return [
    ...HEAP_PIECES.map((name) => ({ name, canvas: drawHeapPiece(name) })),
    { name: 'bowl', canvas: drawBowl(false) },
    { name: 'bowl-full', canvas: drawBowl(true) },
    { name: 'mound', canvas: drawDugEarth(), anchor: [21, 12] },
    { name: 'meadow', canvas: drawMeadow(GROUND_WIDTH, 3 * TILE, 'normal', 4) },
    { name: 'soil-edge', canvas: drawSoil(1, 12) },
    { name: 'soil', canvas: drawSoil(3, 15) },
    standing('spruce-left', drawSpruce('summer', 1, 0.8)),
    standing('spruce-right', drawSpruce('summer', 2, 0.8)),
    ...['daisies', 'buttercups', 'bush-round', 'bush-rose'].map((name) => standing(name, prefab(name, 'normal'))),
  ]
}

/** Tiles of soil side by side; `mask` says which corners of each are soil. */
function drawSoil(rows: number, mask: number): Canvas {
  const soil = new Canvas(GROUND_WIDTH, rows * TILE)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x * TILE < GROUND_WIDTH; x++) {
      const variant = Math.floor(hash(x, y, mask) * 6)
      soil.blit(edgeTile('soil', mask, { variant, frame: 0, season: 'summer' }), x * TILE, y * TILE)
    }
  }
  return soil
}

/** The heap of soil in front of the paws of the dog. */
function drawDugEarth(): Canvas {
  return new Canvas(42, 18).ellipse(21, 10, 20, 7, 'soil1').ellipse(20, 8, 16, 5, 'soil2').ellipse(18, 6, 8, 2, 'soil3')
}

/** A thing with its shadow, anchored at its foot. */
function standing(name: string, prop: Prop): AtlasImage {
  const [x, y] = prop.foot
  const width = Math.max(prop.body.width, prop.shadow.width)
  const height = Math.max(prop.body.height, prop.shadow.height)
  const picture = new Canvas(width, height)
  layPieces(picture, [{ prop, x, y }])
  return { name, canvas: picture, anchor: [x, y] }
}
