import { expect, it } from 'vitest'
import type { LibraryPort } from '#durable/host/ports.ts'
import { Published } from '#durable/host/published.ts'
import { NOTHING_SET } from '#durable/host/settings-book.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { aDisk } from '#test/support/memory-storage.ts'
import { aPack } from '#test/support/packs.ts'

const TEXT = aPack({ grid: anEmptyGrid(3, 3), entries: [{ x: 1, y: 1 }] })
const LIBRARY: LibraryPort = { pack: () => Promise.resolve(TEXT), settings: () => Promise.resolve(NOTHING_SET) }

function aRoomsShelf(library: LibraryPort, disk = aDisk()) {
  const outages: unknown[] = []
  const faults = { bug: () => {}, outage: (error: unknown) => outages.push(error) }
  return { disk, outages, published: new Published({ disk, library, faults }) }
}

it('fetches a pack that is newer than its own, and no other', async () => {
  const { published } = aRoomsShelf(LIBRARY)
  const pack = await published.newerPack({ rev: 1, hash: 'a' })
  expect(pack).toMatchObject({ rev: 1, hash: 'a', text: TEXT })
  published.keepPack(pack!)
  expect(await published.newerPack({ rev: 1, hash: 'a' })).toBeNull()
})

it('uses the stored pack after a sleep', () => {
  const { disk, published } = aRoomsShelf(LIBRARY)
  expect(published.isKnown).toBe(false)
  published.keepPack({ rev: 1, hash: 'a', text: TEXT })
  const again = aRoomsShelf(LIBRARY, disk).published
  expect([again.isKnown, again.groundOf().pack, again.groundOf().grid.width]).toEqual([true, 'a', 3])
})

it('stores nothing of a text that is no pack', () => {
  const { disk, published } = aRoomsShelf(LIBRARY)
  expect(() => published.groundOf({ rev: 2, hash: 'b', text: 'pack' })).toThrow(SyntaxError)
  expect([published.isKnown, disk.part('pack')]).toEqual([false, undefined])
})

it('keeps its pack while the library does not answer', async () => {
  const { published, outages } = aRoomsShelf({ ...LIBRARY, pack: () => Promise.reject(new Error('no answer')) })
  expect(await published.newerPack({ rev: 1, hash: 'a' })).toBeNull()
  expect(outages).toHaveLength(1)
})
