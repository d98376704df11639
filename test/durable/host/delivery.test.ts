import { expect, it } from 'vitest'
import { Backpressure, HELD_AFTER_MS, SLOW_AFTER_MS } from '#durable/host/backpressure.ts'
import { Delivery } from '#durable/host/delivery.ts'
import type { Reader } from '#durable/host/delivery.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'

const NOON = 1_800_000_000_000
const WINDOW_MS = 40

const left: ServerMessage = { type: 'left', dog: 9 }
const refused: ServerMessage = { type: 'refused', request: 'say', reason: 'empty' }

/** A delivery in groups of two, with its clock and what each dog received in which window. */
class Trial {
  now = NOON
  readonly told: [number, string[]][] = []
  readonly remembered: number[] = []
  readonly #due: [number, (now: number) => void][] = []
  readonly delivery = new Delivery<Reader>({
    slotOf: (dog) => dog,
    lastSeq: () => 7,
    windowMs: () => WINDOW_MS,
    send: ({ dog }, frame) =>
      this.told.push([dog, (JSON.parse(String(frame)) as ServerMessage[]).map(({ type }) => type)]) > 0,
    remember: ({ dog }) => this.remembered.push(dog),
    later: (ms, run) => this.#due.push([this.now + ms, run]),
    groupMax: 2,
  })

  admit(...dogs: number[]): Reader[] {
    const readers = dogs.map((dog): Reader => {
      return {
        dog,
        version: 1,
        group: null,
        clockAt: 0,
        backpressure: new Backpressure({ isNew: true, heldSince: null }),
      }
    })
    readers.forEach((reader) => this.delivery.admit(reader))
    return readers
  }

  tell(): this {
    this.delivery.beginEvent()
    this.delivery.tell(left, {}, this.now)
    this.delivery.flush(this.now)
    return this
  }

  pass(ms: number): this {
    const end = this.now + ms
    for (;;) {
      const next = this.#due.findIndex(([at]) => at <= end)
      const [at, run] = this.#due.splice(next, next < 0 ? 0 : 1)[0] ?? []
      if (at === undefined || !run) break
      this.now = at
      run(at)
    }
    this.now = end
    return this
  }

  /** Broadcasts something every second. */
  talk(ms: number): this {
    for (const end = this.now + ms; this.now < end;) this.tell().pass(1000)
    return this
  }

  get dogsTold(): number[] {
    return this.told.splice(0).map(([dog]) => dog)
  }
}

it('sends a broadcast group by group, each in its part of the window', () => {
  const trial = new Trial()
  trial.admit(1, 2, 3, 4)
  expect(trial.tell().dogsTold).toHaveLength(2)
  expect(trial.pass(WINDOW_MS).dogsTold).toHaveLength(2)
  expect(trial.delivery.isIdle).toBe(true)
})

it('holds the first message of a frame for a whole window in a crowd, also long after the frame before', () => {
  const trial = new Trial()
  trial.admit(1)
  trial.tell().pass(WINDOW_MS + 10)
  expect(trial.dogsTold).toEqual([1])
  expect(trial.tell().pass(WINDOW_MS - 1).dogsTold).toEqual([])
  expect(trial.tell().pass(1).told).toEqual([[1, ['left', 'left']]])
})

it('removes empty groups, so that the few listeners left are sent messages at once', () => {
  const trial = new Trial()
  const [first, second, third] = trial.admit(1, 2, 3) as [Reader, Reader, Reader]
  for (const reader of [first, second]) expect(trial.delivery.leave(reader)).toBe(true)
  trial.tell().pass(WINDOW_MS)
  expect(trial.dogsTold).toEqual([third.dog])
  expect(trial.delivery.isIdle).toBe(true)
})

it('keeps no queue for a listener that has left', () => {
  const trial = new Trial()
  const [first] = trial.admit(1, 2) as [Reader, Reader]
  trial.tell()
  trial.delivery.send(1, refused, trial.now)
  trial.delivery.leave(first)
  trial.told.length = 0
  expect(trial.pass(WINDOW_MS).told).toEqual([])
  expect(trial.delivery.isIdle).toBe(true)
})

it('sends the queue of a listener that is about to be closed without waiting for the window', () => {
  const trial = new Trial()
  const [first] = trial.admit(1) as [Reader]
  trial.tell()
  trial.delivery.send(1, refused, trial.now)
  trial.told.length = 0
  trial.delivery.takeLeave(first, trial.now)
  expect(trial.told).toEqual([[1, ['refused']]])
})

it('a newer socket of the same dog replaces the older one, which gets nothing more and leaves without removing it', () => {
  const trial = new Trial()
  const [older, newer] = trial.admit(1, 1) as [Reader, Reader]
  trial.tell().pass(WINDOW_MS)
  expect(trial.told).toEqual([[1, ['left']]])
  expect(trial.delivery.leave(older)).toBe(false)
  expect(trial.delivery.own(1)).toBe(newer)
})

it('holds a reader that acknowledges nothing, resumes it when it does, and names it once for closing when it never does', () => {
  const trial = new Trial()
  const [reader] = trial.admit(1) as [Reader]
  trial.talk(HELD_AFTER_MS + 2000)
  expect([reader.backpressure.heldSince, trial.remembered]).toEqual([7, [1]])
  trial.told.length = 0
  trial.talk(1000)
  expect(trial.told).toEqual([])
  expect(trial.delivery.acknowledged(reader, 9, trial.now)).toBe(7)
  expect(trial.talk(1000).dogsTold).toEqual([1])

  trial.talk(SLOW_AFTER_MS + 2000)
  expect(trial.delivery.takeSlow()).toEqual([reader])
  trial.delivery.leave(reader)
  expect(trial.delivery.takeSlow()).toEqual([])
})
