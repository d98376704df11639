import { expect, it } from 'vitest'
import { LOOK_EVERY_MS, PingWatch } from '#durable/host/ping-watch.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

/** Checks once a second while these dogs have just pinged. Returns what each check finds. */
function looks(watch: { pinged: number[]; look: (now: number) => number[] }, pinged: number[][]): number[][] {
  return pinged.map((dogs) => {
    watch.pinged = dogs
    now += LOOK_EVERY_MS
    return watch.look(now)
  })
}

let now = 0

function aWatch() {
  const again: number[] = []
  const watch = { pinged: [] as number[], again, look: (_now: number): number[] => [] }
  const pings = new PingWatch({ pingedWithin: () => watch.pinged, lookIn: (ms) => again.push(ms) })
  watch.look = (at) => pings.look(at)
  return watch
}

const times = (count: number, dogs: number[]) => Array.from({ length: count }, () => dogs)

it('[M7] finds a client that has just pinged at ten checks in a row', () => {
  expect(looks(aWatch(), times(10, [1]))).toEqual([...times(9, []), [1]])
})

it('[M7] clears a client at the first check before which it has not pinged', () => {
  const watch = aWatch()
  looks(watch, times(9, [1, 2]))
  expect(looks(watch, [[2], [1]])).toEqual([[2], []])
})

it('[M7] checks once a second, however much happens', () => {
  const watch = aWatch()
  looks(watch, times(9, [1]))
  for (let ms = 1; ms < LOOK_EVERY_MS; ms++) expect(watch.look(now + ms)).toEqual([])
})

it('[M7] asks for another check only while a client is suspected', () => {
  const watch = aWatch()
  looks(watch, [[]])
  expect(watch.again).toEqual([])
  looks(watch, [[1]])
  expect(watch.again).toHaveLength(1)
})

it('[M7] [M6] closes a client that pings without end and reports it for the next ticket, in an idle room', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  // The platform has answered a ping right before every event of the room.
  Object.defineProperty(bella, 'pongedAt', { get: () => park.now })
  park.wait(6 * 60_000)
  expect(bella.closedWith).toBe(CLOSE.flooding)
  expect(park.floods.map(([dog]) => dog)).toEqual([1])
  expect(max.closedWith).toBe(null)
})

it('[M7] leaves a client alone that pings every ten seconds, as pages do', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let n = 0; n < 360; n++) {
    bella.pongedAt = park.now
    bella.walk(10 + (n % 2), 10, n + 1)
    park.wait(10_000)
  }
  expect(bella.closedWith).toBe(null)
})
