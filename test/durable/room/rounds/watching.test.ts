import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'

const ROUND = '00000000-0000-4000-8000-000000000001'
const COURSE = { game: 'JumpingDog', seed: '0123456789abcdef0123456789abcdef', isCalm: false } as const

type Piece = { from?: number; tick?: number; bytes?: readonly number[]; round?: string; isLast?: true }

const tells = (socket: Socket, { from = 0, tick = 0, bytes = [], round = ROUND, isLast }: Piece = {}) =>
  socket.send({ type: 'played', round, from, tick, bytes: textOfLog(bytes), ...(isLast && { isLast }) })

function begins(socket: Socket) {
  socket.send({ type: 'played', round: ROUND, from: 0, tick: 0, bytes: '', course: COURSE })
}

/** Bella begins a round, and Max watches it. */
function watched(park: TestPark = aPark()) {
  const [bella, max] = [park.enter(1), park.enter(2)]
  begins(bella)
  max.send({ type: 'watch', dog: 1 })
  return { park, bella, max }
}

const seen = (park: TestPark, log: readonly number[], user = park.room.visitors[0]?.user ?? 0) =>
  park.room.hasSeen({ user, round: ROUND, log: textOfLog(log) })

it('[GR14] tells all which game a dog plays, newcomers as well, and when its round is over', () => {
  const { park, bella, max } = watched()
  expect(max.of('playing')).toEqual([{ type: 'playing', dog: 1, game: 'JumpingDog' }])
  expect(park.enter(3).of('welcome')[0]?.playing).toEqual([{ dog: 1, game: 'JumpingDog' }])
  park.wait(1000)
  tells(bella, { tick: 60, isLast: true })
  expect(max.of('playing').at(-1)).toEqual({ type: 'playing', dog: 1, game: null })
  expect(park.enter(4).of('welcome')[0]?.playing).toBeUndefined()
})

it('[GR14] sends each piece to whoever watches, and to nobody else', () => {
  const { park, bella, max } = watched()
  const rex = park.enter(3)
  park.wait(1000)
  tells(bella, { tick: 60, bytes: [30, 5] })
  expect(max.of('watched')).toEqual([
    { type: 'watched', dog: 1, tick: 0, bytes: '', course: COURSE },
    { type: 'watched', dog: 1, tick: 60, bytes: textOfLog([30, 5]) },
  ])
  expect([bella, rex].flatMap((socket) => socket.of('watched'))).toEqual([])
})

it('[GR14] sends the whole log until now to who comes later, and no more to who has stopped', () => {
  const { park, bella, max } = watched()
  park.wait(1000)
  tells(bella, { tick: 60, bytes: [30, 5] })
  const rex = park.enter(3)
  rex.send({ type: 'watch', dog: 1 })
  expect(rex.last).toEqual({ type: 'watched', dog: 1, tick: 60, bytes: textOfLog([30, 5]), course: COURSE })
  max.send({ type: 'watch', dog: null })
  park.wait(1000)
  tells(bella, { from: 2, tick: 120, bytes: [9] })
  expect([max, rex].map((socket) => socket.of('watched').length)).toEqual([2, 2])
})

it('[GR14] begins the next round for who watches still', () => {
  const { park, bella, max } = watched()
  park.wait(1000)
  tells(bella, { tick: 60, isLast: true })
  park.wait(1000)
  begins(bella)
  expect(max.of('watched').at(-1)).toMatchObject({ course: COURSE })
})

it.for([
  ['nobody', 9],
  ['who plays nothing', 3],
  ['itself', 2],
] as const)('[GR14] refuses to watch %s', ([, dog]) => {
  const { park, max } = watched()
  park.enter(3)
  begins(max)
  max.send({ type: 'watch', dog })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'not-here' })
})

it('[GR14] refuses to watch from more than four tiles away, and ends the watch of who walks away', () => {
  const park = aPark()
  const { bella, max } = watched(park)
  max.walk(18, 12)
  park.wait(20_000)
  tells(bella, { tick: 60, bytes: [1] })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'too-far' })
  max.send({ type: 'watch', dog: 1 })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'too-far' })
})

it('[GR14] keeps the round of somebody from who has blocked them', () => {
  const { park, max } = watched()
  const { user } = max.visitor
  park.room.hearOnly(user, [park.room.visitors.find(({ dog }) => dog === 1)?.user ?? 0])
  max.send({ type: 'watch', dog: 1 })
  expect(max.last).toMatchObject({ type: 'refused', reason: 'not-here' })
})

it('[GR14] ends a round whose piece does not follow the last one, and that of a dog that is cut off', () => {
  const { park, bella, max } = watched()
  park.wait(1000)
  tells(bella, { from: 7, tick: 60, bytes: [1] })
  expect(max.of('playing').at(-1)).toMatchObject({ game: null })
  begins(bella)
  bella.drop()
  expect(park.enter(3).of('welcome')[0]?.playing).toBeUndefined()
})

it('[GR14] takes a piece a second, and drops what is more without an answer', () => {
  const { park, bella, max } = watched()
  const before = bella.received.length
  for (let n = 0; n < 12; n++) tells(bella, { from: n, tick: n, bytes: [1] })
  expect(max.of('watched')).toHaveLength(6)
  expect(bella.of('refused')).toEqual([])
  expect(bella.received.length).toBeLessThanOrEqual(before + 1)
  park.wait(1000)
  tells(bella, { from: 12, tick: 60, bytes: [1] })
  expect(max.of('playing').at(-1)).toMatchObject({ game: null })
})

it('[GR14] allows four watches at once, and says when the next one may be asked for', () => {
  const { max } = watched()
  for (let n = 0; n < 4; n++) max.send({ type: 'watch', dog: 1 })
  expect(max.last).toEqual({ type: 'refused', request: 'watch', reason: 'too-fast', retryInMs: 1000 })
})

it('[GR14] takes no more bytes than a log has', () => {
  const { park, bella } = watched()
  const bytes = Array.from({ length: 64 }, () => 1)
  for (let n = 0; n < 64; n++) {
    park.wait(1000)
    tells(bella, { from: n * 64, tick: n * 60, bytes })
  }
  expect(
    seen(
      park,
      Array.from({ length: 4096 }, () => 1),
    ),
  ).toBe(true)
  park.wait(1000)
  tells(bella, { from: 4096, tick: 64 * 60, bytes: [1] })
  expect(
    seen(
      park,
      Array.from({ length: 4097 }, () => 1),
    ),
  ).toBe(false)
})

it('[GR15] has seen a round whose bytes came as it was played, of its own user alone', () => {
  const { park, bella } = watched()
  for (let n = 0; n < 40; n++) {
    park.wait(1000)
    tells(bella, { from: n, tick: (n + 1) * 60, bytes: [n], ...(n === 39 && { isLast: true }) })
  }
  const log = Array.from({ length: 40 }, (_, n) => n)
  expect([seen(park, log), seen(park, log.slice(1)), seen(park, log, 999)]).toEqual([true, false, false])
})

it('[GR15] has not seen a round in slow motion', () => {
  const { park, bella } = watched()
  for (let n = 0; n < 40; n++) {
    park.wait(1000)
    tells(bella, { from: n, tick: (n + 1) * 30, bytes: [n] })
  }
  expect(
    seen(
      park,
      Array.from({ length: 40 }, (_, n) => n),
    ),
  ).toBe(false)
})

/** The byte and the length of a JSON record (frames/records.ts). */
const RECORD_BYTES = 2

it('[GR14] costs a watcher at most 64 bytes a second, with as many bytes of log as CatsFree was measured to have', () => {
  const { park, bella, max } = watched()
  for (let n = 0; n < 60; n++) {
    park.wait(1000)
    tells(bella, { from: n * 7, tick: (n + 1) * 60, bytes: [1, 2, 3, 4, 5, 6, 7] })
  }
  const pieces = max.of('watched').slice(1)
  const bytes = pieces.reduce((sum, piece) => sum + JSON.stringify(piece).length + RECORD_BYTES, 0)
  expect(bytes / pieces.length).toBeLessThanOrEqual(64)
})
