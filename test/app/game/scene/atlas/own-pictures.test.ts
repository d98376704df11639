import { Texture } from 'pixi.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Atlas } from '#app/game/scene/atlas/atlas.ts'
import { OwnPictures } from '#app/game/scene/atlas/own-pictures.ts'
import { PlacedPictures } from '#app/game/scene/atlas/placed-pictures.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'

const PAGE = { url: '/page.png', width: 40, height: 30, frames: { bench: { frame: { x: 0, y: 0, w: 8, h: 8 } } } }
const sprite = (name: string, ground: number[] | null = null) => ({
  prefab: `own-${name}`,
  picture: `/parks/pictures/${name}.png`,
  isLying: false,
  footX: 10,
  footY: 40,
  ground,
})

let published: object[] = []
let side = 20
let isDown = false
beforeEach(() => {
  published = []
  side = 20
  isDown = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (isDown) throw new Error('down')
    if (url === '/api/graphql') return Response.json({ data: { parkSprites: published } })
    return url.includes('lost') ? new Response('', { status: 404 }) : new Response(url)
  })
  vi.stubGlobal('createImageBitmap', async (from: Blob | { width: number; height: number }) =>
    'width' in from ? { width: from.width, height: from.height } : { width: side, height: side },
  )
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray
      readonly width: number
      readonly height: number
      constructor(width: number, height: number) {
        this.data = new Uint8ClampedArray(width * height * 4)
        this.width = width
        this.height = height
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of PREFAB_LOOKS.keys()) if (name.startsWith('own-')) PREFAB_LOOKS.delete(name)
})

/** The pictures in the texture of an atlas. */
function placedIn(atlas: Atlas<'things'>) {
  const { source } = atlas.sheets.things('bench')
  return source instanceof PlacedPictures ? source.resource : []
}

function opened({ isPlain = false } = {}) {
  const atlas = new Atlas({ things: [PAGE] }, { isPlain })
  const own = new OwnPictures(atlas)
  const roomOf = (names: readonly string[]) => ({ things: names.map((prefab) => ({ prefab })) })
  const shown = (...names: string[]) => own.show(roomOf(names))
  return { atlas, own, shown, has: (...names: string[]) => own.has(roomOf(names)), things: atlas.sheets.things }
}

it('[SP4] the atlas grows by the strip when a room first shows a picture from outside, and what was there stays', async () => {
  const { atlas, shown, things, has } = opened()
  const bench = things('bench')
  const before = { frame: bench.frame.clone(), height: bench.source.height }
  published = [sprite('sofa', [16, 8])]
  await shown('own-sofa')
  expect(has('own-sofa')).toBe(true)
  const [sofa, shadow] = [things('thing/own-sofa'), things('shadow/own-sofa')]
  expect([sofa.source, shadow.source]).toEqual([bench.source, bench.source])
  expect(sofa.frame.y).toBeGreaterThan(before.height)
  expect([bench.frame.x, bench.frame.y]).toEqual([before.frame.x, before.frame.y])
  expect(bench.uvs.y2).toBeCloseTo((before.frame.y + 8) / bench.source.height)
  expect([sofa.defaultAnchor, [shadow.width, shadow.height]]).toEqual([{ x: 0.5, y: 2 }, [22, 14]])
  expect(PREFAB_LOOKS.get('own-sofa')).toEqual({
    kind: 'standing',
    frames: ['thing/own-sofa'],
    shadow: 'shadow/own-sofa',
  })
  expect(placedIn(atlas).map(({ y }) => y > before.height)).toEqual([true, true])
})

it('[SP4] what is not published, or is lost, keeps no room waiting', async () => {
  const { shown, has, things } = opened()
  published = [sprite('lost')]
  await shown('own-lost', 'own-unknown')
  expect([has('own-lost', 'own-unknown'), things('thing/own-lost')]).toEqual([true, Texture.EMPTY])
})

it('[SP4] is asked for again after the server was away, and after it was published anew', async () => {
  const { own, shown, has, things } = opened()
  isDown = true
  await expect(shown('own-sofa')).rejects.toThrow('answer')
  isDown = false
  published = [sprite('sofa')]
  await shown('own-sofa')
  const before = things('thing/own-sofa')
  own.forget()
  expect(has('own-sofa')).toBe(false)
  side = 24
  await shown('own-sofa')
  expect([before.width, things('thing/own-sofa').width]).toEqual([20, 24])
})

it('[SP4] a full strip is given to the pictures of the present room', async () => {
  const { atlas, shown, has } = opened()
  side = 256
  const names = Array.from({ length: 16 }, (_, at) => `sofa-${at}`)
  published = names.map((name) => sprite(name))
  for (const name of names) await shown(`own-${name}`)
  expect([has('own-sofa-15'), has('own-sofa-0')]).toEqual([true, false])
  // What is drawn last lies over what was there.
  expect(placedIn(atlas).at(-1)?.y).toBe(placedIn(atlas)[0]?.y)
})

it('[SP4] in compatibility mode each has a texture of its own', async () => {
  const { shown, things } = opened({ isPlain: true })
  published = [sprite('sofa')]
  await shown('own-sofa')
  expect([things('thing/own-sofa').frame.y, things('thing/own-sofa').source.height]).toEqual([0, 20])
})
