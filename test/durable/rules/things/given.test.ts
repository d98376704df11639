import { expect, it } from 'vitest'
import { actionsFrom } from '#durable/rules/sheets/actions.ts'
import { actionsGivenIn, withGiven } from '#durable/rules/things/given.ts'
import { USABLE_MAX } from '#durable/rules/things/limits.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { anAction } from '#test/support/action-rows.ts'

const at = { x: 64, y: 64 }
const THINGS = [
  { id: 'oak', prefab: 'spruce-tall', ...at },
  { id: 'ball', prefab: 'ball', ...at },
  { id: 'pink', prefab: 'own-pink-bench', ...at },
  { id: 'bell', prefab: 'bell', ...at },
  { id: 'gong', prefab: 'own-pink-bench', use: 'bell', ...at },
]
const GIVEN = actionsFrom([anAction(['spruce-tall', 'own-pink-bench']), anAction(['lamp'], { id: 'lamp' })])

it('[US8] things with an action of administrators have the numbers after those of the code', () => {
  const usable = withGiven(usableThings(THINGS), THINGS, GIVEN)
  expect(usable.map(({ number, id }) => [number, id])).toEqual([
    [0, 'ball'],
    [1, 'bell'],
    [2, 'gong'],
    [3, 'oak'],
    [4, 'pink'],
  ])
  expect(usable[2]!.given).toBeUndefined()
  expect(usable[4]!.action).toMatchObject({ manner: 'seat', seats: 2, reach: 2 })
})

it('[US8] a room is told of the actions alone that its things have', () => {
  expect(actionsGivenIn(THINGS, GIVEN)).toEqual([GIVEN[0]])
  expect(actionsGivenIn(THINGS.slice(3), GIVEN)).toEqual([])
})

it('[US7] [US8] they take no more numbers than are left', () => {
  const balls = Array.from({ length: USABLE_MAX - 1 }, (_, n) => ({ id: `ball-${n}`, prefab: 'ball', ...at }))
  const things = [...balls, ...THINGS]
  const usable = withGiven(usableThings(balls), things, GIVEN)
  expect(usable).toHaveLength(USABLE_MAX)
  expect(withGiven(usable, things, GIVEN)).toHaveLength(USABLE_MAX)
})
