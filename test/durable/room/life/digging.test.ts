import { expect, it } from 'vitest'
import { DIG_MS, HOLES } from '#durable/rules/life/digging.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'

function aDigSite() {
  const grid = anEmptyGrid(20, 20)
  grid.ground[10 * 20 + 10] = GROUND.dig
  return aPark({ grid })
}

it('[O1] takes three seconds for a dig, and shows all its begin and its find', () => {
  const park = aDigSite()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'dig', op: OP })
  expect(max.last).toEqual({ type: 'digging', dog: 1, until: park.now + DIG_MS })
  park.wait(DIG_MS - 1)
  bella.send({ type: 'dig', op: OP })
  expect(bella.last).toEqual({ type: 'refused', request: 'dig', op: OP, reason: 'too-fast', retryInMs: 1 })
  expect(park.asked).toEqual([])
  park.wait(1)
  bella.send({ type: 'dig', op: OP })
  expect(park.asked).toMatchObject([{ type: 'dig', tile: { x: 10, y: 10 }, no: null }])
  park.answer({ type: 'dig', bones: 1 })
  const hole = { x: 10, y: 10, until: park.now + HOLES.lastMs }
  expect(max.last).toEqual({ type: 'dug', dog: 1, bones: 1, hole })
  expect(bella.received.slice(-3)).toEqual([
    { type: 'done', request: 'dig', op: OP, bones: 1 },
    { type: 'nudge', about: 'bag' },
    { type: 'dug', dog: 1, bones: 1, hole },
  ])
})

it('[O1] restarts the dig of a dog that moves, and refuses one on other ground', () => {
  const park = aDigSite()
  const bella = park.enter(1)
  bella.send({ type: 'dig', op: OP }).walk(11, 10)
  bella.send({ type: 'dig', op: OP })
  expect(bella.last).toMatchObject({ reason: 'stand-still' })
  park.wait(1000)
  bella.send({ type: 'dig', op: OP })
  expect(bella.last).toMatchObject({ reason: 'not-dig-ground' })
  bella.walk(10, 10, 2)
  park.wait(3000)
  bella.send({ type: 'dig', op: OP })
  expect(bella.last).toMatchObject({ type: 'digging' })
  expect(park.asked).toEqual([])
})

/** Bella digs where she stands, and finds nothing. */
function digsHere(park: ReturnType<typeof aDigSite>, bella: ReturnType<typeof park.enter>, op: string) {
  bella.send({ type: 'dig', op })
  park.wait(DIG_MS)
  bella.send({ type: 'dig', op })
  park.answer({ type: 'dig', bones: 0 })
}

it('shows a hole to a dog that comes while it is open, and no longer', () => {
  const park = aDigSite()
  digsHere(park, park.enter(1), OP)
  const hole = { x: 10, y: 10, until: park.now + HOLES.lastMs }
  park.wait(HOLES.lastMs - 1)
  expect(park.enter(2).received[0]).toMatchObject({ type: 'welcome', holes: [hole] })
  park.wait(1)
  expect(park.enter(3).received[0]).not.toHaveProperty('holes')
})

it('has one hole on a tile, however often it is dug', () => {
  const park = aDigSite()
  const bella = park.enter(1)
  digsHere(park, bella, OP)
  digsHere(park, bella, OP.replace(/1$/, '2'))
  expect(park.enter(2).received[0]).toMatchObject({ holes: [{ x: 10, y: 10, until: park.now + HOLES.lastMs }] })
})

it('shows a hole again after the room has slept', () => {
  const park = aDigSite()
  digsHere(park, park.enter(1), OP)
  park.hibernate()
  expect(park.enter(2).received[0]).toMatchObject({ holes: [{ x: 10, y: 10 }] })
})
