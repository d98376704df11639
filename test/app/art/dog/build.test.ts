import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packAtlas } from '#app/art/atlas.ts'
import { drawDogs } from '#app/art/dog/build.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { layersOfFrame } from '#app/art/dog/layers.ts'
import { EMPTY } from '#app/art/dog/parts/part.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { frameName } from '#app/art/dog/poses/frames.ts'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'

/** Each pixel of the dog is in one of them and no other. */
const EXACT_LAYERS = ['fur', 'hi', 'shadow', 'line', 'rim', 'ink'] as const

const drawn = drawDogs()

describe('the drawn dogs', () => {
  it('are the same bytes each time', () => {
    expect(hashOf(drawDogs())).toBe(hashOf(drawn))
  })

  it('have all poses in all three facings, and four frames of walking', () => {
    const once = ['stand', 'walk', 'sit', 'curl', 'sniff', 'dig', 'swim', 'happy', 'puppy', 'puppy-walk', 'puppy-sit']
    for (const facing of ['down', 'up', 'side']) {
      for (const pose of once) {
        expect(drawn.frames).toHaveProperty([`${facing}/${pose}1`])
        expect(drawn.frames).toHaveProperty([`${facing}/${pose}2`])
      }
      expect(drawn.frames).toHaveProperty([`${facing}/walk4`])
    }
  })

  it('have each visible pixel in exactly one layer', () => {
    for (const composed of drawn.composed) {
      const layers = layersOfFrame(composed)
      composed.grid.forEach((x, y, letter) => {
        const holding = EXACT_LAYERS.filter((name) => {
          const picture = layers.get(name)
          return picture && picture.canvas.alphaAt(x - picture.x, y - picture.y) > 0
        })
        if (holding.length !== (letter === EMPTY ? 0 : 1)) {
          expect.fail(`${frameName(composed.frame)} at ${x},${y}: ${holding.join()}`)
        }
      })
    }
  })

  it('keep their whole outline within the cell', () => {
    for (const { grid, frame } of drawn.composed) {
      const lastRow = frame.swim ? frame.swim.waterline : CELL.height - 1
      const cut: string[] = []
      grid.forEach((x, y, letter) => {
        const atEdge = x === 0 || x === CELL.width - 1 || y === 0 || y === lastRow
        if (atEdge && !`${EMPTY}kK`.includes(letter)) cut.push(`${frameName(frame)} ${x},${y}`)
      })
      expect(cut).toEqual([])
    }
  })

  it('know in every frame where a hat, a thing in the mouth and a thing on the back belong', () => {
    for (const { anchors, frame } of drawn.composed) {
      expect(Object.keys(anchors), frameName(frame)).toEqual(expect.arrayContaining(['hat', 'mouth', 'back', 'neck']))
    }
  })

  it('are white where the game tints them', () => {
    for (const { name, canvas } of drawn.images) {
      if (!/^(fur|hi|shadow|line|rim|edge-dark)\//.test(name)) continue
      for (let at = 0; at < canvas.data.length; at += 4) {
        if (canvas.data[at + 3]) expect([...canvas.data.slice(at, at + 4)]).toEqual([255, 255, 255, 255])
      }
    }
  })

  it('have hats, and things for mouth, back and tail, each under a key of its own', () => {
    const keys = (slot: string) => ITEMS.filter((item) => item.slot === slot).map(({ key }) => key)
    expect(keys('hat').length).toBeGreaterThanOrEqual(24)
    expect(keys('mouth').length).toBeGreaterThanOrEqual(8)
    expect(keys('back').length).toBeGreaterThanOrEqual(8)
    expect(keys('ass').length).toBeGreaterThanOrEqual(4)
    expect(new Set(ITEMS.map(({ key }) => key)).size).toBe(ITEMS.length)
  })

  it('use only letters that have a colour', () => {
    const colourless = ITEMS.flatMap(({ key, colours, views, swung }) =>
      [...Object.values(views), ...Object.values(swung ?? {})]
        .flatMap(({ over, under }) => [...(over?.rows ?? []), ...(under?.rows ?? [])])
        .flatMap((row) => [...row])
        .filter((letter) => letter !== EMPTY && !colours[letter])
        .map((letter) => `${key}: ${letter}`),
    )
    expect(colourless).toEqual([])
  })

  it('keep each hat on the head: it is visible from every side in every frame, and moves as the head does', () => {
    for (const { key } of ITEMS.filter(({ slot }) => slot === 'hat')) {
      for (const { frame } of drawn.composed) {
        const made = drawn.wardrobe[key]
        const worn = made?.cuts[frameName(frame)] ?? made?.views[frame.facing]
        expect(worn?.over, `${key} on ${frameName(frame)}`).toBeDefined()
      }
    }
  })

  it('hide a hat behind the rump of a dog that sniffs the ground ahead of it', () => {
    expect(drawn.wardrobe['top-hat']?.cuts['up/sniff1']?.over?.picture).toBe('top-hat/up/sniff1')
  })

  it('show what is on the back above the bowed head of a dog that digs facing us', () => {
    const pack = drawn.wardrobe.backpack
    expect(pack?.cuts['down/dig1']).toMatchObject({ over: { picture: 'backpack/down/dig1' } })
    expect(pack?.cuts['down/dig1']?.under).toBeUndefined()
  })

  it('wear a cape that billows in a step', () => {
    const cape = drawn.wardrobe.cape
    expect(cape?.cuts['side/walk2']?.over?.picture).toBe('cape/side/walk2')
  })

  it('come in two pictures small enough for any phone, of so few colours that they are indexed', () => {
    for (const images of [drawn.images, drawn.itemImages]) {
      const { canvas } = packAtlas(images, 'any.png')
      expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(2048)
      expect(indexedPng(canvas, { compress: (bytes) => deflateSync(bytes) })).not.toBeNull()
    }
  })

  it('wear a cape that the head hides and the water cuts, without a mask in the game', () => {
    const cape = drawn.wardrobe.cape
    expect(cape?.views.side?.over?.picture).toBe('cape/side/stand1')
    const swimming = drawn.composed.find(({ frame }) => frameName(frame) === 'side/swim1')
    const cut = cape?.cuts['side/swim1']?.over
    const picture = drawn.itemImages.find(({ name }) => name === cut?.picture)
    const top = Math.round((swimming?.anchors.back?.[1] ?? 0) - (cut?.origin[1] ?? 0))
    expect(top + (picture?.canvas.height ?? 0)).toBeLessThanOrEqual(swimming?.frame.swim?.waterline ?? 0)
  })
})

function hashOf({ images, itemImages, frames, wardrobe }: ReturnType<typeof drawDogs>): string {
  const hash = createHash('sha256').update(JSON.stringify({ frames, wardrobe }))
  hash.update(packAtlas(images, 'dogs.png').canvas.toPng())
  hash.update(packAtlas(itemImages, 'dog-items.png').canvas.toPng())
  return hash.digest('hex')
}
