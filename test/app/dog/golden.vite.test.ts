import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import { compose } from '#app/art/dog/compose.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { drawPortrait } from '#app/art/dog/portrait.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { rgbOfHex } from '#app/art/palette.ts'
import { coatOf, cssOf } from '#app/dog/coat.ts'
import { DOG_SHEETS } from '#app/dog/dog-sheets.ts'
import { layersOf } from '#app/dog/layers.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import { stillDog } from '#app/dog/still-dog.server.ts'
import { DOGS } from '#test/browser/same-dog/dogs.ts'
import type { DressedDog } from '#test/browser/same-dog/dogs.ts'

const BUILT = join(import.meta.dirname, '../../../app/art/built')
const SHEETS = { dogs: Canvas.load(join(BUILT, 'dogs.png')), items: Canvas.load(join(BUILT, 'dog-items.png')) }

it('draws the same pixels as the art, in the park and on a page: 6 colours, 4 strengths, 3 hats', () => {
  const different: string[] = []
  for (const dog of DOGS) {
    const drawn = asDrawn(dog).data
    if (Buffer.compare(drawn, inThePark(dog).data) !== 0) different.push(`park ${JSON.stringify(dog)}`)
    if (Buffer.compare(drawn, onAPage(dog).data) !== 0) different.push(`page ${JSON.stringify(dog)}`)
  }
  expect(DOGS).toHaveLength(6 * 4 * 3)
  expect(different).toEqual([])
})

/** Drawn letter by letter, as the art build does. */
function asDrawn({ color, shadowColor, hat }: DressedDog): Canvas {
  const frame = FRAMES.find((one) => frameName(one) === 'down/stand1')
  if (!frame) throw new Error('no standing dog')
  const picture = new Canvas(PICTURE.width, PICTURE.height)
  const items = ITEMS.filter(({ key }) => key === hat)
  const dressed = { composed: compose(frame), coat: coatOf(color, shadowColor), items }
  drawPortrait(picture, PICTURE.foot.x - CELL.foot.x, PICTURE.foot.y - CELL.foot.y, dressed)
  return picture
}

/** Drawn as in the game: each texel times the tint, channel by channel. */
function inThePark({ color, shadowColor, hat }: DressedDog): Canvas {
  const picture = new Canvas(PICTURE.width, PICTURE.height)
  for (const layer of layersOf({ frame: 'down/stand1', coat: coatOf(color, shadowColor), wear: { hat } })) {
    const source = DOG_SHEETS[layer.sheet].frames[layer.frame]?.frame
    if (!source) throw new Error(`no picture ${layer.frame}`)
    const sprite = SHEETS[layer.sheet].crop(source.x, source.y, source.w, source.h)
    if (layer.tint !== null) sprite.tint(rgbOfHex(cssOf(layer.tint)))
    picture.blit(sprite, PICTURE.foot.x + layer.x, PICTURE.foot.y + layer.y)
  }
  return picture
}

/** Drawn as the style sheet of `StillDogPicture` does: the colour, masked by the shape of the picture. */
function onAPage({ color, shadowColor, hat }: DressedDog): Canvas {
  const picture = new Canvas(PICTURE.width, PICTURE.height)
  for (const { sheet, x, y, width, height, left, top, tint } of stillDog({ color, shadowColor, wear: { hat } })
    .layers) {
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        const paint = tint === null ? SHEETS[sheet].get(x + i, y + j) : rgbOfHex(tint)
        const alpha = SHEETS[sheet].alphaAt(x + i, y + j)
        if (alpha > 0) picture.set(left + i, top + j, paint, alpha)
      }
    }
  }
  return picture
}
