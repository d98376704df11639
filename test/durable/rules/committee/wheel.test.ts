import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { SECTORS, WHEEL_ROUND, drawnBy, isByWheel, wheelTiles } from '#durable/rules/committee/wheel.ts'

const seedOf = (number: number) => createHash('md5').update(`${number}`).digest('hex')

it('[PC11] draws a dog by the first twelve digits of the seed, and a sector by the next twelve', () => {
  const seed = `00000000001f${'0'.repeat(11)}3ffffffff`
  expect(drawnBy(seed, 12)).toEqual({ place: 31 % 12, sector: SECTORS[3] })
  expect(drawnBy(seed, 1)).toEqual({ place: 0, sector: SECTORS[3] })
  expect(drawnBy(seed, 7)).toEqual(drawnBy(seed, 7))
})

it('[PC11] gives every dog and every sector the same chance', () => {
  const draws = Array.from({ length: 6000 }, (_, number) => drawnBy(seedOf(number), WHEEL_ROUND.dogsMax))
  for (let place = 0; place < WHEEL_ROUND.dogsMax; place++) {
    const count = draws.filter((draw) => draw.place === place).length
    expect(Math.abs(count - 500), `place ${place}`).toBeLessThan(100)
  }
  for (const sector of SECTORS) {
    const count = draws.filter((draw) => draw.sector === sector).length
    expect(Math.abs(count - 500), sector).toBeLessThan(100)
  }
})

it('[PC9] finds the wheels of a room, and who is near one', () => {
  const wheels = wheelTiles([
    { prefab: 'spinning-wheel', x: 336, y: 352 },
    { prefab: 'colour-roulette', x: 40, y: 40 },
  ])
  expect(wheels).toEqual([{ x: 10, y: 10 }])
  expect(isByWheel(wheels, { x: 16, y: 4 })).toBe(true)
  expect(isByWheel(wheels, { x: 17, y: 10 })).toBe(false)
  expect(isByWheel([], { x: 10, y: 10 })).toBe(false)
})
