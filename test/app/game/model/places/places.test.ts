import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Places } from '#app/game/model/places/places.ts'
import { packText } from '#durable/world/room-pack.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const DEN = aRoom('den', { doors: [aDoor('den-out', 'plaza')] })

/** The requested addresses, in order. */
let asked: string[] = []
/** The responses to the next requests; after those it has the pack. */
let answers: (() => Response | Promise<Response>)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted()
    asked.push(address)
    return answers.shift()?.() ?? new Response(packText(DEN))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const notThere = () => new Response('pack', { status: 404 })
const cutShort = () => new Response(packText(DEN).slice(0, 40))

it('fetches a place once from the address of its pack, which gives that very room', async () => {
  const places = new Places()
  expect(places.at('ab12')).toBeNull()
  const place = await places.fetch('ab12')
  expect(asked).toEqual(['/parks/packs/ab12.json'])
  expect(place).toMatchObject({ pack: 'ab12', key: 'den', doc: DEN })
  expect(place.doorAt({ x: 1, y: 3 })?.id).toBe('den-out')
  expect([await places.fetch('ab12'), await places.await('ab12'), places.at('ab12')]).toEqual([place, place, place])
  expect(asked).toHaveLength(1)
})

it('fetches a place once for two who ask at the same time', async () => {
  const places = new Places()
  const [first, second] = await Promise.all([places.fetch('ab12'), places.await('ab12')])
  expect([second, asked.length]).toEqual([first, 1])
})

it('keeps two revisions of a room apart by their addresses', async () => {
  const places = new Places()
  const first = await places.fetch('ab12')
  answers = [() => new Response(packText({ ...DEN, doors: [] }))]
  const second = await places.fetch('cd34')
  expect(asked).toEqual(['/parks/packs/ab12.json', '/parks/packs/cd34.json'])
  expect([places.at('ab12'), places.at('cd34')]).toEqual([first, second])
  expect(second.doorAt({ x: 1, y: 3 })).toBeNull()
})

it.each([
  ['there is no network', noNetwork],
  ['nothing is there', notThere],
  ['it was cut short', cutShort],
])('does not remember a failure because of %s', async (_why, answer) => {
  const places = new Places()
  answers = [answer]
  await expect(places.fetch('ab12')).rejects.toThrow()
  expect(places.at('ab12')).toBeNull()
  expect(await places.fetch('ab12')).toMatchObject({ key: 'den' })
})

it('retries after half a second, then twice as long each time, up to eight seconds', async () => {
  const places = new Places()
  answers = [noNetwork, notThere, cutShort, noNetwork, noNetwork, noNetwork, noNetwork]
  const waiting = places.await('ab12')
  const pauses: number[] = []
  for (let before = Date.now(); pauses.length < 7;) {
    const known = asked.length
    while (asked.length === known) await vi.advanceTimersByTimeAsync(500)
    if (known > 0) pauses.push(Date.now() - before)
    before = Date.now()
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
  expect(await waiting).toMatchObject({ key: 'den' })
})

it('stops retrying when the page is closed', async () => {
  const places = new Places()
  answers = [noNetwork]
  const waiting = places.await('ab12')
  await vi.advanceTimersByTimeAsync(100)
  places.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await waiting).toBeNull()
  expect(asked).toHaveLength(1)
})
