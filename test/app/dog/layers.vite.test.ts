import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import { drawDogs } from '#app/art/dog/build.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { drawPortrait } from '#app/art/dog/portrait.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { frameName } from '#app/art/dog/poses/frames.ts'
import { rgbOfHex } from '#app/art/palette.ts'
import { coatOf, cssOf } from '#app/dog/coat.ts'
import { DOG_SHEETS } from '#app/dog/dog-sheets.ts'
import { layersOf } from '#app/dog/layers.ts'
import type { DogLayer } from '#app/dog/layers.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import type { DrawnWear } from '#app/dog/wearables.ts'

const drawn = drawDogs()
const BUILT = join(import.meta.dirname, '../../../app/art/built')
const SHEETS = { dogs: Canvas.load(join(BUILT, 'dogs.png')), items: Canvas.load(join(BUILT, 'dog-items.png')) }
const { x: FOOT_X, y: FOOT_Y } = PICTURE.foot

describe('the layers of a dog', () => {
  it('make up the dog as it was drawn in every frame, with things on its back and a near-black coat', () => {
    for (const composed of drawn.composed) {
      expectSamePixels(composed, '#3b3743', { hat: 'crown', mouth: 'bone', back: 'cape', ass: 'ribbon' })
      expectSamePixels(composed, '#f0cf98', { mouth: 'balloon', back: 'guitar' })
    }
  })

  it('stay within the box of a picture, mirrored or not', () => {
    for (const { key, slot } of ITEMS) {
      for (const { frame } of drawn.composed) {
        for (const layer of layersOf({ frame: frameName(frame), coat: coatOf('#ffffff'), wear: { [slot]: key } })) {
          const { w, h } = sizeOf(layer)
          const reach = Math.max(-layer.x, layer.x + w)
          expect(reach, `${key} on ${frameName(frame)}`).toBeLessThanOrEqual(PICTURE.width / 2)
          expect(FOOT_Y + layer.y, `${key} on ${frameName(frame)}`).toBeGreaterThanOrEqual(0)
          expect(FOOT_Y + layer.y + h).toBeLessThanOrEqual(PICTURE.height)
        }
      }
    }
  })

  it('leave out a thing that is not drawn or not of that slot, and a frame that is not drawn', () => {
    const bare = layersOf({ frame: 'side/stand1', coat: coatOf('#b5673c') })
    const wear = { hat: 'cape', back: 'jetpack', mouth: null }
    expect(layersOf({ frame: 'side/stand1', coat: coatOf('#b5673c'), wear })).toEqual(bare)
    expect(layersOf({ frame: 'side/fly1', coat: coatOf('#b5673c') })).toEqual([])
  })

  it('draw a gravestone in its own colours', () => {
    expect(layersOf({ frame: 'grave', coat: coatOf('#17151a') })).toMatchObject([{ frame: 'ink/grave', tint: null }])
  })
})

type Composed = (typeof drawn.composed)[number]

function expectSamePixels(composed: Composed, color: string, wear: DrawnWear): void {
  const coat = coatOf(color)
  const items = ITEMS.filter(({ key, slot }) => wear[slot] === key)
  const asDrawn = new Canvas(PICTURE.width, PICTURE.height)
  drawPortrait(asDrawn, FOOT_X - CELL.foot.x, FOOT_Y - CELL.foot.y, { composed, coat, items })
  const asLayers = new Canvas(PICTURE.width, PICTURE.height)
  for (const layer of layersOf({ frame: frameName(composed.frame), coat, wear })) lay(asLayers, layer)
  if (Buffer.compare(asLayers.data, asDrawn.data) !== 0) {
    expect.fail(`${frameName(composed.frame)} of ${color} with ${JSON.stringify(wear)} differs`)
  }
}

/** Drawn as in the game: cut from the atlas, multiplied by the tint, laid down. */
function lay(canvas: Canvas, layer: DogLayer): void {
  const { x, y, w, h } = sizeOf(layer)
  const picture = SHEETS[layer.sheet].crop(x, y, w, h)
  if (layer.tint !== null) picture.tint(rgbOfHex(cssOf(layer.tint)))
  canvas.blit(picture, FOOT_X + layer.x, FOOT_Y + layer.y)
}

function sizeOf(layer: DogLayer) {
  const found = DOG_SHEETS[layer.sheet].frames[layer.frame]
  if (!found) throw new Error(`no picture ${layer.frame}`)
  return found.frame
}
