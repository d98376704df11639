import { afterEach, expect, it, vi } from 'vitest'
import { fetchRooms } from '#app/game/hud/map/park-map.ts'

const LAKE = { key: 'lake', name: 'The Tarn', dogs: 0, refusal: null }
const ASKED = { dogId: 1, language: 'en' } as const
const WITHOUT_PAUSE = { signal: new AbortController().signal, pause: () => Promise.resolve() }

afterEach(() => vi.unstubAllGlobals())

/** A server that gives these answers, one after the other; null means that it cannot be reached. */
function answering(...answers: readonly (object | null)[]) {
  const left = [...answers]
  const fetch = vi.fn(() => {
    const answer = left.shift()
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error('lost'))
  })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('localStorage', { getItem: () => null })
  return fetch
}

it('asks for the names of the rooms until the park answers', async () => {
  const fetch = answering(null, null, { data: { parkMap: { rooms: [LAKE], doors: [] } } })
  const rooms = await fetchRooms(ASKED, WITHOUT_PAUSE)
  expect(rooms.get('lake')?.name).toBe('The Tarn')
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('does not ask again after a refusal', async () => {
  const fetch = answering({ errors: [{ message: 'no', extensions: { code: 'not-your-dog' } }] })
  await expect(fetchRooms(ASKED, WITHOUT_PAUSE)).rejects.toThrow('no')
  expect(fetch).toHaveBeenCalledTimes(1)
})
