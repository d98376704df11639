import { Texture } from 'pixi.js'
import { afterEach, expect, it, vi } from 'vitest'
import { Atlas } from '#app/game/scene/atlas/atlas.ts'

const PAGE = { width: 10, height: 10, frames: { one: { frame: { x: 1, y: 2, w: 3, h: 4 } } } }
const OTHER = { url: '/other.png', ...PAGE, frames: { other: PAGE.frames.one } }
const FIRST = { url: '/first.png', ...PAGE }

/** Serves the files whose names are not `lost`; returns how often each was asked for. */
function serve(lost: ReadonlySet<string> = new Set()): Record<string, number> {
  const asked: Record<string, number> = {}
  vi.stubGlobal('fetch', async (url: string) => {
    asked[url] = (asked[url] ?? 0) + 1
    return lost.has(url) ? new Response('', { status: 503 }) : new Response(url)
  })
  vi.stubGlobal('createImageBitmap', async () => ({ width: PAGE.width, height: PAGE.height }))
  return asked
}
afterEach(() => void vi.unstubAllGlobals())

it('has the textures of all frames from the start, all in one source', () => {
  const { sheets } = new Atlas({ a: [FIRST], b: [OTHER] }, { isPlain: false })
  const [one, other] = [sheets.a('one'), sheets.b('other')]
  expect(other.source).toBe(one.source)
  expect([one.frame.width, one.frame.height]).toEqual([3, 4])
  expect(other.frame.x).not.toBe(one.frame.x)
  expect(sheets.a('other')).toBe(Texture.EMPTY)
})

it('adds a picture to those that are there, and fetches it once', async () => {
  const asked = serve()
  const atlas = new Atlas({ a: [FIRST, OTHER] }, { isPlain: false })
  await Promise.all([atlas.load(FIRST), atlas.load(FIRST)])
  expect([atlas.has(FIRST), atlas.has(OTHER)]).toEqual([true, false])
  await atlas.load(OTHER)
  expect(asked).toEqual({ '/first.png': 1, '/other.png': 1 })
  expect(atlas.sheets.a('one').source.resource).toHaveLength(2)
})

it('fetches a picture again that was lost', async () => {
  const lost = new Set(['/first.png'])
  serve(lost)
  const atlas = new Atlas({ a: [FIRST] }, { isPlain: false })
  await expect(atlas.load(FIRST)).rejects.toThrow('503')
  lost.clear()
  await atlas.load(FIRST)
  expect(atlas.has(FIRST)).toBe(true)
})

it('names the pictures with some frames', () => {
  const atlas = new Atlas({ a: [FIRST, OTHER] }, { isPlain: false })
  expect([...atlas.picturesWith('a', ['other', 'unknown'])]).toEqual([OTHER])
})
