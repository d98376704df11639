import type { Canvas } from '#app/art/canvas.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { drawMeadow, layPieces, type Piece } from '#app/art/site/stage/set.ts'

/** A picture of an announcement in art pixels, with its edge; the page shows it at twice that, which is 80 px. */
export const NEWS_PICTURE = 40
/** Its file is larger, since other sites show the picture of a link at 200 px or more. */
export const NEWS_ZOOM = 6
const EDGE = 2

/**
 * The pictures of announcements. The database keeps `/news/<name>.png`, so a name that was ever published is neither
 * changed nor given to another picture.
 */
export function drawNewsPictures(): Frames {
  return { fountain: drawFountain(), 'bone-hunt': drawBoneHunt(), walk: drawWalk() }
}

function thing(name: string, x: number, y: number): Piece {
  return { prop: prefab(name, 'normal'), x, y }
}

/** The dog that spouts water, and one that has come to see it. */
function drawFountain(): Canvas {
  const scene = drawMeadow(170, 190, 'normal', 2)
  layPieces(scene, [thing('fountain', 85, 150)])
  return print(scene.crop(64, 28, NEWS_PICTURE, NEWS_PICTURE))
}

/** Somebody has found one, and there are more in the ground. */
function drawBoneHunt(): Canvas {
  const scene = drawMeadow(64, 64, 'normal', 3)
  layPieces(scene, [
    thing('mound', 40, 46),
    { x: 24, y: 47, dog: { pose: 'down/sit1', coat: 'gold', wears: ['bone'] } },
  ])
  drawBone(scene, 12, 12, 'ink')
  return print(scene.crop(9, 7, NEWS_PICTURE, NEWS_PICTURE))
}

/** A dog and a puppy on a path. */
function drawWalk(): Canvas {
  const scene = drawMeadow(96, 96, 'normal', 6)
  for (let x = 0; x < 3; x++) scene.blit(edgeTile('path', 12, { variant: x, frame: 0, season: 'summer' }), x * 32, 32)
  layPieces(scene, [
    thing('daisies', 32, 38),
    { x: 40, y: 58, dog: { pose: 'side/walk2', coat: 'tan', wears: ['cape'] } },
  ])
  return print(scene.crop(23, 22, NEWS_PICTURE, NEWS_PICTURE))
}

/** A scene as a photo print: ink round a cream edge. */
function print(scene: Canvas): Canvas {
  return scene
    .frame(0, 0, NEWS_PICTURE, NEWS_PICTURE, 'ink')
    .frame(1, 1, NEWS_PICTURE - EDGE, NEWS_PICTURE - EDGE, 'cream')
    .scale(NEWS_ZOOM)
}
