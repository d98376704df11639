import { expect, it } from 'vitest'
import { BEHIND_TICKS, WatchedRound } from '#app/arcade/watch/watched-round.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'

const COURSE = { game: 'JumpingDog', seed: '0'.repeat(32), isCalm: false } as const
const piece = (tick: number, bytes: readonly number[] = []) => ({ dog: 1, tick, bytes: textOfLog(bytes) })

it('[GR14] puts the pieces of a log together, and begins anew with the whole of it', () => {
  const round = new WatchedRound(COURSE)
  round.take({ ...piece(60, [1, 2]), course: COURSE })
  round.take(piece(120, [3]))
  expect([...round.log.bytes]).toEqual([1, 2, 3])
  round.take({ ...piece(180, [1, 2, 3, 4]), course: COURSE })
  expect([...round.log.bytes]).toEqual([1, 2, 3, 4])
})

it('[GR14] waits until it is two seconds behind, then plays on by the clock and never beyond what was told', () => {
  const round = new WatchedRound(COURSE)
  round.take({ ...piece(60), course: COURSE })
  expect(round.ticksFor(0, 3)).toBe(0)
  round.take(piece(BEHIND_TICKS))
  expect(round.ticksFor(0, 3)).toBe(3)
  expect(round.ticksFor(BEHIND_TICKS - 1, 3)).toBe(1)
  expect(round.ticksFor(BEHIND_TICKS, 3)).toBe(0)
  round.take(piece(BEHIND_TICKS + 60))
  expect(round.ticksFor(BEHIND_TICKS, 3)).toBe(0)
})

it('catches up at once where it comes late, and by no more than a round has', () => {
  const round = new WatchedRound(COURSE)
  round.take({ ...piece(3000), course: COURSE })
  expect(round.ticksFor(0, 3)).toBe(3000 - BEHIND_TICKS)
  round.take(piece(2 ** 31 - 1))
  expect(round.ticksFor(0, 3)).toBe(7200)
})

it('plays a round on to its end when nobody tells of it any more', () => {
  const round = new WatchedRound(COURSE)
  round.take({ ...piece(30), course: COURSE })
  round.take({ ...piece(30), isLast: true })
  expect(round.ticksFor(30, 3)).toBe(3)
})

it('passes over a piece that is no log', () => {
  const round = new WatchedRound(COURSE)
  round.take({ ...piece(60), bytes: 'A', course: COURSE })
  expect(round.log.bytes).toHaveLength(0)
})

it.each([
  ['the round goes on', { ...piece(120), course: COURSE }, false],
  ['another course is played', { ...piece(120), course: { ...COURSE, seed: '1'.repeat(32) } }, true],
  ['the same course is played from its start', { ...piece(0), course: COURSE }, true],
  ['a piece comes without a course', piece(120), false],
])('knows that another round has begun, or not, where %s', (_, next, isAnother) => {
  const round = new WatchedRound(COURSE)
  round.take({ ...piece(60), course: COURSE })
  expect(round.isFollowedBy(next)).toBe(isAnother)
})

it('knows another round of the same course once the round is over', () => {
  const round = new WatchedRound(COURSE)
  round.take({ ...piece(0), course: COURSE })
  round.take({ ...piece(0), isLast: true })
  expect(round.isFollowedBy({ ...piece(0), course: COURSE })).toBe(true)
})
