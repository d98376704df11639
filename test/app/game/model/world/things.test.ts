import { expect, it } from 'vitest'
import {
  answered,
  ballDrawnAt,
  foreseeing,
  UNUSED,
  usesOfThing,
  usesOfRoom,
  withTold,
} from '#app/game/model/world/things.ts'
import type { SeenUse, Uses } from '#app/game/model/world/things.ts'
import type { Welcome } from '#durable/protocol/messages.ts'
import { pushed } from '#durable/rules/things/roll.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const NOW = 1_800_000_000_000
const GRID = anEmptyGrid(20, 20)
const USABLE = usableThings([
  { id: 'ball', prefab: 'ball', x: 5 * TILE_PX, y: 5 * TILE_PX },
  { id: 'bench', prefab: 'bench', x: 10 * TILE_PX, y: 10 * TILE_PX },
])
const BALL = USABLE[0]!
const EAST = 2
const NORTH = 0

const at = (now: number) => ({ grid: GRID, usable: USABLE, now, roomNow: now })
const push = (direction: 0 | 2, now: number, dog = 1): SeenUse => ({
  ...pushed(GRID, BALL.foot, null, { direction, hasRunUp: false, dog, now }),
  thing: 0,
})
const told = (use: SeenUse) => ({ type: 'used', ...use, dog: use.dog ?? 0 }) as const
const welcome = (fields: Partial<Welcome>) => usesOfRoom(fields as Welcome, USABLE)
const KNOWN = welcome({ usable: 2 })

/** Where the ball is drawn at a time. */
const ball = (uses: Uses, now: number) => ballDrawnAt(uses, BALL, at(now))

it('shows the uses that a room had before the dog came', () => {
  const use = push(EAST, NOW)
  expect(usesOfThing(welcome({ usable: 2, used: [use] }), 0)).toEqual([use])
})

it('uses nothing in a room that counts its things in another way', () => {
  const uses = welcome({ usable: 3, used: [push(EAST, NOW)] })
  expect([uses.isKnown, uses.shown]).toEqual([false, []])
  expect(withTold(uses, told(push(EAST, NOW)), at(NOW))).toBe(uses)
})

it('rolls a ball at once when the own dog pushes it', () => {
  const uses = foreseeing(KNOWN, { op: 'a', use: push(EAST, NOW) }, at(NOW))
  expect(ball(uses, NOW)).toMatchObject(BALL.foot)
  expect(ball(uses, NOW + 500).x).toBeGreaterThan(BALL.foot.x + 40)
})

it('lets a ball roll on without a jump when the room answers as was foreseen', () => {
  const use = push(EAST, NOW)
  const foreseen = foreseeing(KNOWN, { op: 'a', use }, at(NOW))
  const later = at(NOW + 200)
  const settled = answered(withTold(foreseen, told(use), later), 'a', later)
  expect(settled.foreseen).toEqual([])
  expect(ball(settled, NOW + 200)).toEqual(ball(foreseen, NOW + 200))
})

it('glides within 120 ms to where the room says that the ball is', () => {
  const foreseen = foreseeing(KNOWN, { op: 'a', use: push(EAST, NOW) }, at(NOW))
  const later = at(NOW + 200)
  const settled = answered(withTold(foreseen, told(push(EAST, NOW + 80)), later), 'a', later)
  const asTold = { ...UNUSED, shown: [push(EAST, NOW + 80)] }
  expect(ball(settled, NOW + 200).x).toBe(ball(foreseen, NOW + 200).x)
  expect(ball(settled, NOW + 260).x).toBeGreaterThan(ball(asTold, NOW + 260).x)
  expect(ball(settled, NOW + 330)).toEqual(ball(asTold, NOW + 330))
})

it('takes a push back that the room refuses', () => {
  const foreseen = foreseeing(KNOWN, { op: 'a', use: push(EAST, NOW) }, at(NOW))
  const refused = answered(foreseen, 'a', at(NOW + 100))
  expect(ball(refused, NOW + 100).x).toBe(ball(foreseen, NOW + 100).x)
  expect(ball(refused, NOW + 300)).toMatchObject(BALL.foot)
})

it('keeps the later of two own pushes until both are answered', () => {
  const [first, second] = [push(EAST, NOW), push(NORTH, NOW + 300)]
  const one = foreseeing(KNOWN, { op: 'a', use: first }, at(NOW))
  const both = foreseeing(one, { op: 'b', use: second }, at(NOW + 300))
  const answeredOnce = answered(withTold(both, told(first), at(NOW + 320)), 'a', at(NOW + 320))
  expect(usesOfThing(answeredOnce, 0)).toEqual([second])
})

it('lets one dog sit on one place alone', () => {
  const sits = (seat: number, dog: number): SeenUse => ({ thing: 1, dog, at: NOW, a: seat, b: 0 })
  const uses = [sits(0, 1), sits(1, 2), sits(1, 1)].reduce((all, use) => withTold(all, told(use), at(NOW)), KNOWN)
  expect(usesOfThing(uses, 1)).toEqual([sits(1, 1)])
})
