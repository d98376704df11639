import type { Canvas } from '#app/art/canvas.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { drawMeadow, layPieces } from '#app/art/site/stage/set.ts'
import type { Piece } from '#app/art/site/stage/set.ts'

/**
 * The side of an announcement's picture in art pixels, with its margin. The page shows it at twice that, which is 80
 * px.
 */
export const NEWS_PICTURE = 40
/** The zoom of the file, because previews of links need 200 px or more. */
export const NEWS_ZOOM = 6
const EDGE = 2

/**
 * The pictures of announcements. The database stores `/news/<name>.png`, so a published name is never removed and never
 * gets another picture.
 */
export function drawNewsPictures(): Frames {
  return { fountain: drawFountain(), 'bone-hunt': drawBoneHunt(), walk: drawWalk() }
}

function thing(name: string, x: number, y: number): Piece {
  return { prop: prefab(name, 'normal'), x, y }
}

/** The fountain with its stone dog, and a dog that looks at it. */
function drawFountain(): Canvas {
  const scene = drawMeadow(170, 190, 'normal', 2)
  layPieces(scene, [thing('fountain', 85, 150)])
  return print(scene.crop(64, 28, NEWS_PICTURE, NEWS_PICTURE))
}

/** A dog that has found a bone, with more in the ground. */
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

/** A scene as a photo print: ink around a cream margin. */
function print(scene: Canvas): Canvas {
  return scene
    .frame(0, 0, NEWS_PICTURE, NEWS_PICTURE, 'ink')
    .frame(1, 1, NEWS_PICTURE - EDGE, NEWS_PICTURE - EDGE, 'cream')
    .scale(NEWS_ZOOM)
}
