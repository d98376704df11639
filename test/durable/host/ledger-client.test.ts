import { expect, it } from 'vitest'
import { LedgerClient } from '#durable/host/ledger-client.ts'
import type { LedgerPort } from '#durable/host/ports.ts'
import type { WireThing } from '#durable/protocol/messages.ts'
import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import { Room } from '#durable/room/room.ts'
import { aGrid } from '#test/support/grids.ts'
import { aDisk } from '#test/support/memory-storage.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const beret: WireThing = { id: 5, ver: 2, kind: 'beret', x: 1, y: 0 }
const DROP: Act = { type: 'drop', op: OP, dog: 1, user: 10, epoch: 1, no: null, thing: { id: 5, ver: 1 }, tile: beret }
const DOWN = () => Promise.reject(new Error('no answer'))

/** A client with a room of its own, and a clock that stands still. */
function aClient({ doubtUntil = 0 } = {}) {
  const room = new Room({
    key: 'plaza',
    grid: aGrid('...'),
    entries: [{ x: 0, y: 0 }],
    snapshot: null,
    lines: [],
    connected: [],
    now: 0,
  })
  const disk = aDisk()
  if (doubtUntil > 0) disk.now({ part: 'doubt', value: doubtUntil })
  const at = {
    now: 1000,
    callAt: null as number | null,
    perform: (): Promise<LedgerOutcome | 'unknown'> => Promise.resolve({ type: 'drop', thing: beret }),
    tidy: (): ReturnType<LedgerPort['tidy']> => Promise.resolve({ x: 2, y: 0 }),
    stamp: (): ReturnType<LedgerPort['stamp']> => Promise.resolve([]),
    lying: (): Promise<WireThing[]> => Promise.resolve([]),
  }
  const client = new LedgerClient({
    ledger: {
      perform: () => at.perform(),
      tidy: () => at.tidy(),
      stamp: () => at.stamp(),
      lying: () => at.lying(),
      worn: () => Promise.resolve(null),
      passers: () => Promise.resolve(new Map()),
    },
    disk,
    alarm: { ask: (_due, time) => (at.callAt = time) },
    faults: { bug: () => {}, outage: () => {} },
    takeIn: (answered) => {
      const event = answered(at.now)
      if (event) room.on(event, at.now)
    },
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const seen = () => room.kept.ground.map(({ id, ver }) => [id, ver])
  return { client, disk, at, settled, seen }
}

it('[V4] [V7] compares the ground after a drop without an answer until it cannot be done any more', async () => {
  const { client, disk, at, settled, seen } = aClient()
  at.perform = () => Promise.resolve('unknown')
  client.ask(DROP, at.now)
  await settled()
  expect(seen()).toEqual([])
  expect([at.callAt, disk.part('doubt')]).toEqual([16_000, 31_000])
  at.now = 16_000
  client.compareWhenDue(at.now)
  await settled()
  expect(at.callAt).toBe(31_000)
  // The drop has reached the ledger after all.
  at.lying = () => Promise.resolve([beret])
  at.now = 31_000
  client.compareWhenDue(at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
  expect(at.callAt).toBeNull()
})

it('[V4] [V7] compares the ground after a crash in the middle of an act, once that act cannot be done any more', async () => {
  const { client, at, settled } = aClient({ doubtUntil: 20_000 })
  client.compareGround()
  await settled()
  expect(at.callAt).toBe(20_000)
})

it('[V4] [V7] asks a ledger that does not answer again, but wakes no room that has asked for nothing', async () => {
  const { client, at, settled, seen } = aClient()
  at.lying = DOWN
  client.compareGround()
  await settled()
  expect(at.callAt).toBeNull()
  at.lying = () => Promise.resolve([beret])
  at.now = 16_000
  client.compareWhenDue(at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
  const asked = aClient({ doubtUntil: 500 })
  asked.at.lying = DOWN
  asked.client.compareGround()
  await asked.settled()
  expect(asked.at.callAt).toBe(16_000)
})

it('[V4] fetches what lies on a tile that the ledger says is taken', async () => {
  const { client, at, settled, seen } = aClient()
  at.perform = () => Promise.resolve({ type: 'refused', reason: 'place-taken' })
  at.lying = () => Promise.resolve([beret])
  client.ask(DROP, at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
})

it('[V4] keeps a thing that was laid down while the ledger was read, whatever the older answer says', async () => {
  const { client, at, settled, seen } = aClient()
  const answers: ((things: WireThing[]) => void)[] = []
  at.lying = () => new Promise((resolve) => answers.push(resolve))
  client.compareGround()
  client.ask(DROP, at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
  answers.pop()!([])
  await settled()
  expect(seen()).toEqual([[5, 2]])
  answers.pop()!([beret])
  await settled()
  expect(seen()).toEqual([[5, 2]])
})

it('[ED5] asks once for a thing to be moved, and says where it lies then', async () => {
  const { client, at, settled, seen } = aClient()
  const asked: string[] = []
  at.tidy = async () => {
    asked.push('tidy')
    return { x: 2, y: 0 }
  }
  for (let times = 0; times < 2; times++) client.tidy({ thing: beret, to: { x: 2, y: 0 }, rev: 3 }, at.now)
  await settled()
  expect([asked, seen()]).toEqual([['tidy'], [[5, 3]]])
})

it('[ED5] compares the ground where a thing was not moved, or nobody knows', async () => {
  const { client, disk, at, settled, seen } = aClient()
  const stray = { thing: beret, to: { x: 2, y: 0 }, rev: 3 }
  at.tidy = () => Promise.resolve('place-taken')
  at.lying = () => Promise.resolve([beret])
  client.tidy(stray, at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
  at.tidy = DOWN
  client.tidy(stray, at.now)
  await settled()
  expect([at.callAt, disk.part('doubt')]).toEqual([16_000, 31_000])
})
