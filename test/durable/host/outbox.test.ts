import { expect, it } from 'vitest'
import { Outbox } from '#durable/host/outbox.ts'
import type { Frame, Listener } from '#durable/host/outbox.ts'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import { readRecords } from '#durable/protocol/frames/read-records.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const NOON = 1_800_000_000_000

/** Three listeners, the last one of an older version, and what each received. */
class Trial {
  readonly outbox = new Outbox<Listener>((dog) => dog)
  readonly listeners: [Listener, Listener, Listener] = [
    { dog: 1, version: 2, group: 0, clockAt: NOON },
    { dog: 2, version: 2, group: 0, clockAt: NOON },
    { dog: 3, version: 1, group: 0, clockAt: NOON },
  ]
  frames: [number, Frame][] = []

  flush(now = NOON): this {
    this.frames = []
    this.outbox.flush({ number: 0, members: this.listeners }, now, ({ dog }, frame) => this.frames.push([dog, frame]))
    return this
  }

  /** What a listener was sent in the last flush, in a form that is the same for both versions. */
  toldTo(dog: number): string[] {
    const frame = this.frames.find(([to]) => to === dog)?.[1]
    if (frame === undefined) return []
    const told: { type: string }[] = typeof frame === 'string' ? JSON.parse(frame) : readRecords(frame)
    return told.map(({ type }) => type)
  }
}

const left: ServerMessage = { type: 'left', dog: 9 }
const dropped: ServerMessage = { type: 'dropped', dog: 9 }
const refused: ServerMessage = { type: 'refused', request: 'say', reason: 'empty' }

it('sends all listeners the same, each in its version, and encodes the frame of a crowd once', () => {
  const trial = new Trial()
  trial.outbox.tell(left, NOON)
  trial.outbox.tell(dropped, NOON)
  trial.flush()
  expect([1, 2, 3].map((dog) => trial.toldTo(dog))).toEqual(Array(3).fill(['left', 'dropped']))
  const [one, two, three] = trial.frames.map(([, frame]) => frame)
  expect(one).toBe(two)
  expect(three).toBe('[{"type":"left","dog":9},{"type":"dropped","dog":9}]')
  expect(trial.flush().frames).toEqual([])
})

it('keeps the order between messages for one listener and broadcasts', () => {
  const trial = new Trial()
  const [bella] = trial.listeners
  trial.outbox.tell(left, NOON)
  trial.outbox.send(bella, refused, NOON)
  trial.outbox.tell(dropped, NOON)
  trial.flush()
  expect([1, 2, 3].map((dog) => trial.toldTo(dog))).toEqual([
    ['left', 'json', 'dropped'],
    ['left', 'dropped'],
    ['left', 'dropped'],
  ])
})

it('leaves a listener out of one broadcast only', () => {
  const trial = new Trial()
  trial.outbox.tell(left, NOON, [trial.listeners[1]])
  trial.outbox.tell(dropped, NOON)
  trial.flush()
  expect([1, 2, 3].map((dog) => trial.toldTo(dog))).toEqual([['left', 'dropped'], ['dropped'], ['left', 'dropped']])
})

it('sends a new listener nothing that was broadcast before it came', () => {
  const trial = new Trial()
  trial.outbox.tell(left, NOON)
  trial.outbox.admit(trial.listeners[1])
  trial.outbox.tell(dropped, NOON)
  trial.flush()
  expect([1, 2].map((dog) => trial.toldTo(dog))).toEqual([['left', 'dropped'], ['dropped']])
})

it('empties the queue of a listener that is about to be closed', () => {
  const trial = new Trial()
  trial.outbox.tell(left, NOON)
  trial.outbox.send(trial.listeners[2], refused, NOON)
  expect(trial.outbox.takeLeave(trial.listeners[2], NOON)).toContain('"left"')
  expect(trial.outbox.takeLeave(trial.listeners[0], NOON)).toEqual(Uint8Array.of(245, 9))
  expect(new Trial().outbox.takeLeave(trial.listeners[1], NOON)).toBeNull()
})

it('drops the messages of a failed event, and none before it', () => {
  const trial = new Trial()
  trial.outbox.beginEvent()
  trial.outbox.tell(left, NOON)
  trial.outbox.send(trial.listeners[0], refused, NOON)
  trial.outbox.beginEvent()
  trial.outbox.tell(dropped, NOON)
  trial.outbox.send(trial.listeners[0], refused, NOON)
  trial.outbox.forgetEvent()
  trial.flush()
  expect([1, 2].map((dog) => trial.toldTo(dog))).toEqual([['left', 'json'], ['left']])
})

it('sends the room time when the last one is old or was never sent', () => {
  const trial = new Trial()
  trial.listeners[1].clockAt = 0
  trial.outbox.tell(left, NOON)
  trial.flush()
  expect([1, 2].map((dog) => trial.toldTo(dog))).toEqual([['left'], ['clock', 'left']])
  trial.outbox.tell(left, NOON)
  trial.flush(NOON + 15_000)
  expect([1, 2, 3].map((dog) => trial.toldTo(dog))).toEqual([['clock', 'left'], ['clock', 'left'], ['left']])
  trial.outbox.tell(left, NOON)
  trial.flush(NOON + 29_999)
  expect([1, 2].map((dog) => trial.toldTo(dog))).toEqual([['left'], ['left']])
})

it('names a dog by the slot that it had when the message was queued', () => {
  let slot: number | undefined = 7
  const outbox = new Outbox<Listener>(() => slot)
  const listener: Listener = { dog: 1, version: 2, group: 0, clockAt: NOON }
  outbox.tell({ type: 'rested', dog: 9, pose: 'sit', x: 1, y: 1, facing: 4 }, NOON)
  slot = undefined
  outbox.flush({ number: 0, members: [listener] }, NOON, (_, frame) =>
    expect(frame).toEqual(Uint8Array.of(244, 7, 8 + 4)),
  )
  expect.assertions(1)
})

it('sends one listener the full walk of another dog, and of its own only what is new', () => {
  const walked = { type: 'walked', x: 1, y: 1, dirs: '2', startedAt: NOON } as const
  const trial = new Trial()
  trial.outbox.send(trial.listeners[0], { ...walked, dog: 9 }, NOON)
  trial.outbox.send(trial.listeners[0], { ...walked, dog: 1, seq: 4 }, NOON)
  expect(trial.flush().toldTo(1)).toEqual(['way', 'walk', 'answer'])
})

it('names the protocol version of the listener in every welcome', () => {
  const place = { room: 'plaza', pack: 'abc', you: 3, now: NOON, lastSeq: 0, resumed: true, doors: [], lines: [] }
  const trial = new Trial()
  trial.outbox.send(trial.listeners[2], { type: 'welcome', version: 2, ...place, dogs: [] }, NOON)
  trial.flush()
  const [[, frame] = []] = trial.frames
  expect(JSON.parse(String(frame))).toMatchObject([{ type: 'welcome', version: 1 }])
})

it('lets a reader follow from frame to frame', () => {
  const trial = new Trial()
  const reader = new FrameReader(() => anEmptyGrid(9, 9))
  const [listener] = trial.listeners
  const dog = { id: 1, slot: 1, name: 'Bella', color: '#c08040', shadowColor: '#86592d', badge: null, away: false }
  const wear = { hat: null, mouth: null, back: null, ass: null }
  const bella = { ...dog, wear, pose: 'stand', facing: 4, walk: { x: 4, y: 4, dirs: '', startedAt: NOON } } as const
  const place = { room: 'plaza', pack: 'abc', you: 1, now: NOON, lastSeq: 0, resumed: false, doors: [], lines: [] }
  trial.outbox.send(listener, { type: 'welcome', version: 2, ...place, dogs: [bella] }, NOON)
  const heard: ServerMessage[] = []
  const flush = (now: number) =>
    trial.outbox.flush({ number: 0, members: [listener] }, now, (_, frame) =>
      heard.push(...reader.read(frame as Uint8Array)),
    )
  flush(NOON)
  const walked = { type: 'walked', dog: 1, x: 4, y: 4, dirs: '2', startedAt: NOON + 200_000 } as const
  trial.outbox.tell(walked, NOON + 200_000)
  flush(NOON + 200_000)
  expect(heard.at(-1)).toEqual(walked)
})

it('sends every group everything, one group after the other', () => {
  const outbox = new Outbox<Listener>((dog) => dog)
  outbox.groups = 2
  const [bella, max, luna] = [0, 1, 1].map((group, n): Listener => ({ dog: n + 1, version: 2, group, clockAt: NOON }))
  const told = (number: number, members: Listener[]) => {
    const frames: [number, string[]][] = []
    outbox.flush({ number, members }, NOON, ({ dog }, frame) =>
      frames.push([dog, readRecords(frame as Uint8Array).map(({ type }) => type)]),
    )
    return frames
  }
  outbox.tell(left, NOON)
  outbox.send(luna!, refused, NOON)
  expect(told(0, [bella!])).toEqual([[1, ['left']]])
  outbox.tell(dropped, NOON)
  expect(told(1, [max!, luna!])).toEqual([
    [2, ['left', 'dropped']],
    [3, ['left', 'json', 'dropped']],
  ])
  expect(outbox.isEmpty).toBe(false)
  expect([told(0, [bella!]), outbox.isEmpty]).toEqual([[[1, ['dropped']]], true])
})
