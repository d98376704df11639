import { expect, it } from 'vitest'
import type { WireThing } from '#durable/protocol/messages.ts'
import type { Act, Outcome } from '#durable/room/life/act.ts'
import { Room } from '#durable/room/room.ts'
import { Desk } from '#durable/shell/books/desk.ts'
import { DatabaseUnavailable } from '#worker/db/patience.ts'
import { aGrid } from '#test/support/grids.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const beret: WireThing = { id: 5, ver: 2, kind: 'beret', x: 1, y: 0 }
const DROP: Act = { type: 'drop', op: OP, dog: 1, user: 10, epoch: 1, no: null, thing: { id: 5, ver: 1 }, tile: beret }
const DOWN = () => Promise.reject(new DatabaseUnavailable('no answer'))

/** A desk with a room of its own, on a clock that stands. */
function aDesk({ doubtUntil = 0 } = {}) {
  const room = new Room({
    key: 'plaza',
    grid: aGrid('...'),
    entries: [{ x: 0, y: 0 }],
    snapshot: null,
    lines: [],
    connected: [],
    now: 0,
  })
  const at = {
    now: 1000,
    callAt: null as number | null,
    kept: 0,
    perform: (): Promise<Outcome> => Promise.resolve({ type: 'drop', thing: beret }),
    lying: (): Promise<WireThing[]> => Promise.resolve([]),
  }
  const desk = new Desk({
    books: { perform: () => at.perform(), lying: () => at.lying(), worn: () => Promise.resolve(null) },
    heard: (react) => void react(room, at.now),
    failed: () => null,
    doubt: { until: doubtUntil, keep: (until) => (at.kept = until) },
    callAt: (time) => (at.callAt = time),
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const seen = () => room.ground.map(({ id, ver }) => [id, ver])
  return { desk, at, settled, seen }
}

it('[V4] [V7] a drop of which nobody knows whether it was done is looked for until it can no more be', async () => {
  const { desk, at, settled, seen } = aDesk()
  at.perform = DOWN
  desk.ask(DROP, at.now)
  await settled()
  expect(seen()).toEqual([])
  expect(at).toMatchObject({ callAt: 16_000, kept: 31_000 })
  at.now = 16_000
  desk.lookWhenDue(at.now)
  await settled()
  expect(at.callAt).toBe(31_000)
  // It has got there after all.
  at.lying = () => Promise.resolve([beret])
  at.now = 31_000
  desk.lookWhenDue(at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
  expect(at.callAt).toBeNull()
})

it('[V4] [V7] a room that was cut off in the middle of an act looks again when that can no more be done', async () => {
  const { desk, at, settled } = aDesk({ doubtUntil: 20_000 })
  desk.lookRound()
  await settled()
  expect(at.callAt).toBe(20_000)
})

it('[V4] [V7] books that do not answer are asked again, and a room that has asked for nothing is not woken for it', async () => {
  const { desk, at, settled, seen } = aDesk()
  at.lying = DOWN
  desk.lookRound()
  await settled()
  expect(at.callAt).toBeNull()
  at.lying = () => Promise.resolve([beret])
  at.now = 16_000
  desk.lookWhenDue(at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
  const asked = aDesk({ doubtUntil: 500 })
  asked.at.lying = DOWN
  asked.desk.lookRound()
  await asked.settled()
  expect(asked.at.callAt).toBe(16_000)
})

it('[V4] where the books say that something lies already, the room learns what', async () => {
  const { desk, at, settled, seen } = aDesk()
  at.perform = () => Promise.resolve({ type: 'refused', reason: 'place-taken' })
  at.lying = () => Promise.resolve([beret])
  desk.ask(DROP, at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
})

it('[V4] what is laid down while the books are read is not taken away by what they said before', async () => {
  const { desk, at, settled, seen } = aDesk()
  const answers: ((things: WireThing[]) => void)[] = []
  at.lying = () => new Promise((resolve) => answers.push(resolve))
  desk.lookRound()
  desk.ask(DROP, at.now)
  await settled()
  expect(seen()).toEqual([[5, 2]])
  answers.pop()!([])
  await settled()
  expect(seen()).toEqual([[5, 2]])
  answers.pop()!([beret])
  await settled()
  expect(seen()).toEqual([[5, 2]])
})
