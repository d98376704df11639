import { expect, it } from 'vitest'
import { ACTIONS } from '#durable/rules/things/actions.ts'
import type { ActionKey } from '#durable/rules/things/actions.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import { USED_MAX } from '#durable/rules/things/limits.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isOver, isWithinReach, placeOf, resultOfUse, withUse } from '#durable/rules/things/using.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const AT = 1_800_000_000_000
const grid = anEmptyGrid(30, 30)
const FOOT = { x: 336, y: 340 }
const walk = { x: 10, y: 11, dirs: '', startedAt: AT - 5000 }
const ask = { how: 0, dog: 1, walk, now: AT }

function a(use: ActionKey): UsableThing {
  return usableThings([{ id: use, prefab: 'x', use, ...FOOT }])[0]!
}

const used = (thing: UsableThing, uses: readonly LastUse[] = [], change: Partial<typeof ask> = {}) =>
  resultOfUse(thing, { grid, uses }, { ...ask, ...change })

it('[US3] a thing rests after a use, for all or for the dog alone', () => {
  const bell = a('bell')
  const rung = [{ dog: 1, at: AT, a: 1, b: 0 }]
  expect(used(bell, rung, { dog: 2, now: AT + 1000 })).toEqual({ reason: 'thing-rests', retryInMs: 2000 })
  expect(used(bell, rung, { dog: 2, now: AT + 3000 })).toMatchObject({ dog: 2, a: 2 })
  const bowl = a('bowl')
  const drunk = [{ dog: 1, at: AT, a: 0, b: 0 }]
  expect(used(bowl, drunk, { dog: 2, now: AT + 1 })).toMatchObject({ dog: 2 })
  expect(used(bowl, drunk, { dog: 1, now: AT + 1 })).toEqual({ reason: 'thing-rests', retryInMs: 2999 })
})

it('refuses a way of use that a thing does not have', () => {
  for (const [key, how] of [
    ['ball', 8],
    ['bell', 1],
    ['bowl', 15],
    ['switch', 2],
    ['bench', 2],
  ] as const)
    expect(used(a(key), [], { how })).toEqual({ reason: 'not-here' })
})

it('[TH1] pushes a ball harder after a run-up', () => {
  const ball = a('ball')
  expect(used(ball, [], { how: 2 })).toEqual({ dog: 1, at: AT, a: 336 + 2 * 4096, b: 340 })
  const run = { ...walk, dirs: '2222', startedAt: AT - 900 }
  expect(used(ball, [], { how: 2, walk: run })).toMatchObject({ b: 340 + 4096 })
})

it('[TH1] nobody pushes a ball whose home has been built over', () => {
  const built = anEmptyGrid(30, 30)
  built.ground[10 * 30 + 10] = 2
  expect(resultOfUse(a('ball'), { grid: built, uses: [] }, ask)).toEqual({ reason: 'not-here' })
})

it('[TH3] a dog sits down where there is a place, and when it stands', () => {
  const bench = a('bench')
  const other = [{ dog: 2, at: AT - 9, a: 0, b: 0 }]
  expect(used(bench, other)).toMatchObject({ dog: 1, a: 1 })
  expect(used(bench, [...other, { dog: 3, at: AT - 5, a: 1, b: 0 }])).toEqual({ reason: 'seat-taken' })
  expect(used(bench, [], { walk: { ...walk, dirs: '2', startedAt: AT - 50 } })).toEqual({ reason: 'stand-still' })
})

it('a ball is reached where it is, all else at its foot', () => {
  const ball = a('ball')
  const uses = [{ dog: 1, at: AT, a: 336 + 2 * 4096, b: 340 + 4096 }]
  const now = AT + 5000
  expect(placeOf(ball, { grid, uses }, now)).toEqual({ x: 16, y: 10 })
  expect(isWithinReach(ball, { grid, uses }, { x: 10, y: 10 }, now)).toBe(false)
  expect(isWithinReach(ball, { grid, uses }, { x: 18, y: 12 }, now)).toBe(true)
  expect(isWithinReach(a('fountain'), { grid, uses: [] }, { x: 14, y: 7 }, now)).toBe(true)
  expect(isWithinReach(a('bench'), { grid, uses: [] }, { x: 13, y: 10 }, now)).toBe(false)
})

it('forgets what has no effect any more, and that a dog sits never by the clock', () => {
  const use = { dog: 1, at: AT, a: 1, b: 0 }
  const overAfter = (key: ActionKey, ms: number) => [ms - 1, ms].map((after) => isOver(a(key), use, AT + after))
  expect(overAfter('bell', 10_000)).toEqual([false, true])
  expect(overAfter('bowl', 3000)).toEqual([false, true])
  expect(overAfter('switch', 600_000)).toEqual([false, true])
  expect(isOver(a('switch'), { ...use, a: 0 }, AT + 2000)).toBe(true)
  expect(overAfter('ball', 1200 + 120_000)).toEqual([false, true])
  expect(isOver(a('bench'), use, AT + 1e9)).toBe(false)
})

it('keeps one use of a thing, one of each place of a seat, and no dog on two seats', () => {
  const isSeat = (thing: string) => thing.startsWith('bench')
  const aUse = (thing: string, dog: number, place = 0) => ({ thing, dog, at: AT, a: place, b: 0 })
  const add = (uses: ReturnType<typeof aUse>[], one: ReturnType<typeof aUse>) => withUse(uses, one, isSeat)
  const all = [aUse('ball', 1), aUse('bench', 1, 0), aUse('bench', 2, 1), aUse('ball', 2), aUse('bench-2', 1, 0)]
  expect(all.reduce(add, [])).toEqual([aUse('bench', 2, 1), aUse('ball', 2), aUse('bench-2', 1, 0)])
  expect(add([aUse('bench', 2, 1)], aUse('bench', 3, 1))).toEqual([aUse('bench', 3, 1)])
})

it('keeps 64 uses, and forgets the oldest first', () => {
  const uses = Array.from({ length: USED_MAX + 3 }, (_, thing) => ({ thing, dog: 1, at: AT, a: 0, b: 0 }))
  const kept = uses.reduce<typeof uses>((all, one) => withUse(all, one, () => false), [])
  expect(kept).toEqual(uses.slice(3))
})

it('every action that all see has its numbers', () => {
  for (const action of Object.values(ACTIONS)) expect(action.reach).toBeGreaterThan(0)
})
