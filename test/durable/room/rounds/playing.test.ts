import { expect, it } from 'vitest'
import { begins, seen, tells, watched } from './a-round.ts'

it('[GR14] tells all which game a dog plays, newcomers as well, and when its round is over', () => {
  const { park, bella, max } = watched()
  expect(max.of('playing')).toEqual([{ type: 'playing', dog: 1, game: 'JumpingDog' }])
  expect(park.enter(3).of('welcome')[0]?.playing).toEqual([{ dog: 1, game: 'JumpingDog' }])
  park.wait(1000)
  tells(bella, { tick: 60, isLast: true })
  expect(max.of('playing').at(-1)).toEqual({ type: 'playing', dog: 1, game: null })
  expect(park.enter(4).of('welcome')[0]?.playing).toBeUndefined()
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

/** Max plays 40 s on Bella's course while `meanwhile` is called each second. */
function maxPlays({ park, max }: ReturnType<typeof watched>, meanwhile: (second: number) => void) {
  begins(max)
  for (let n = 0; n < 40; n++) {
    meanwhile(n)
    park.wait(1000)
    tells(max, { from: n, tick: (n + 1) * 60, bytes: [n] })
  }
  const log = Array.from({ length: 40 }, (_, n) => n)
  return seen(park, log, park.room.visitors[1]?.user)
}

it('[GR15] has not seen the round of a dog that watched another one meanwhile', () => {
  const room = watched()
  expect(maxPlays(room, (second) => second === 20 && room.max.send({ type: 'watch', dog: 1 }))).toBe(false)
})

it('[GR14] a dog that begins a round of its own watches no more', () => {
  const room = watched()
  const before = room.max.of('watched').length
  expect(maxPlays(room, (n) => tells(room.bella, { from: n, tick: n * 60, bytes: [n] }))).toBe(true)
  expect(room.max.of('watched')).toHaveLength(before)
})
