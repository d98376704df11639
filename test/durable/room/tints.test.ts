import { expect, it } from 'vitest'
import { ROULETTE_LIMITS } from '#durable/rules/committee/roulette.ts'
import { MEMBER, seedIsThere } from '#test/durable/room/wheel/wheel-room.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

const { tintMs } = ROULETTE_LIMITS
const THINGS = [
  { id: 'roulette', prefab: 'colour-roulette', x: 336, y: 352 },
  { id: 'bowl', prefab: 'bowl-water', x: 352, y: 352 },
]

/** A room with water from column 15 on, where a dog has just got a colour; and who sees it. */
async function aColouredDog(): Promise<{ park: TestPark; bella: Socket; max: Socket }> {
  const grid = anEmptyGrid(20, 20)
  for (let tile = 0; tile < grid.ground.length; tile++) if (tile % 20 >= 15) grid.ground[tile] = 1
  const park = aPark({ grid, things: THINGS })
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  bella.send({ type: 'use', op: '00000000-0000-4000-a000-000000000001', thing: 'roulette:1' })
  await seedIsThere()
  return { park, bella, max }
}

const isTinted = (socket: Socket) =>
  (socket.of('marked').findLast(({ mark }) => 'tint' in mark)?.mark.tint ?? null) !== null

/** The tint of the dog of which the welcome tells. */
const tintMet = (socket: Socket) => socket.of('welcome')[0]!.marks?.find(({ dog }) => dog === 1)?.mark.tint

it('[PC13] a tint lasts for half an hour, to the ms', async () => {
  const { park, max } = await aColouredDog()
  park.wait(tintMs - 1)
  expect(isTinted(max)).toBe(true)
  park.wait(1)
  expect(isTinted(max)).toBe(false)
  expect(park.wakeAt).toBeNull()
})

it('[PC13] it stays over a sleep of the room, and ends while it sleeps', async () => {
  const { park, max } = await aColouredDog()
  park.hibernate()
  expect(tintMet(park.enter(3))).toBeDefined()
  park.wait(tintMs)
  expect(isTinted(max)).toBe(false)
})

it('[PC13] water takes it off in the moment in which the dog begins to swim', async () => {
  const { park, bella, max } = await aColouredDog()
  bella.send({ type: 'walk', seq: 1, x: 16, y: 10 })
  const wetAt = park.wakeAt!
  expect(wetAt - park.now).toBeGreaterThan(500)
  park.wait(wetAt - park.now - 1)
  expect(isTinted(max)).toBe(true)
  park.wait(1)
  expect(isTinted(max)).toBe(false)
})

it('[PC13] a dog that turns round on the shore keeps it', async () => {
  const { park, bella, max } = await aColouredDog()
  bella.send({ type: 'walk', seq: 1, x: 16, y: 10 })
  park.wait(400)
  bella.send({ type: 'walk', seq: 2, x: 5, y: 10 })
  park.wait(tintMs / 2)
  expect(isTinted(max)).toBe(true)
})

it('[PC13] a bowl of water takes it off', async () => {
  const { bella, max } = await aColouredDog()
  bella.send({ type: 'use', op: '00000000-0000-4000-a000-000000000002', thing: 'bowl' })
  expect(isTinted(max)).toBe(false)
})

it('[PC13] it goes with the dog', async () => {
  const { park, bella } = await aColouredDog()
  bella.send({ type: 'leave' })
  park.enter(1)
  expect(tintMet(park.enter(3))).toBeUndefined()
})
