import { afterEach, expect, it, vi } from 'vitest'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import { SEASONS } from '#app/shared/season.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

/** What the phones that we support can use, px; the editor's strip has to fit in, too. */
const ATLAS_MAX = { width: 2048, height: 3584 }

afterEach(() => void vi.unstubAllGlobals())

it.each(SEASONS)('keeps the standing pictures of %s within what a phone can use', async (season) => {
  vi.stubGlobal('fetch', async () => new Response(''))
  vi.stubGlobal('createImageBitmap', async () => ({}))
  const { things, rooms } = await loadTextures(season, { first: Promise.resolve(PLAZA) })
  const { width, height } = things('flat/plaza').source
  expect(width).toBeLessThanOrEqual(ATLAS_MAX.width)
  expect(height).toBeLessThanOrEqual(ATLAS_MAX.height)
  expect(rooms.has(PLAZA)).toBe(true)
})
