import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const NEXT = '00000000-0000-4000-8000-000000000002'
const beret = { id: 5, ver: 2, kind: 'beret', x: 10, y: 10 }

it('[I5] [I6] keeps a dropped thing on a tile of its own, over a sleep too, until a near dog picks it up', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'drop', op: OP, thing: 5, ver: 1 })
  expect(park.asked).toMatchObject([{ type: 'drop', thing: { id: 5, ver: 1 }, tile: { x: 10, y: 10 } }])
  park.answer({ type: 'drop', thing: beret })
  expect(max.last).toEqual({ type: 'laid', thing: beret })
  bella.send({ type: 'drop', op: NEXT, thing: 6, ver: 1 })
  expect(park.asked.at(-1)).toMatchObject({ tile: { x: 9, y: 9 }, no: null })
  park.answer({ type: 'refused', reason: 'item-gone' })
  park.hibernate()
  const luna = park.enter(3)
  expect(luna.of('welcome')[0]!.things).toEqual([beret])
  max.walk(14, 10)
  park.wait(2000)
  max.send({ type: 'pickUp', op: NEXT, thing: 5, ver: 2 })
  expect(park.asked.pop()).toMatchObject({ no: 'too-far' })
  luna.send({ type: 'pickUp', op: OP, thing: 5, ver: 2 })
  park.answer({ type: 'pickUp' })
  expect(max.last).toEqual({ type: 'lifted', thing: 5, by: 3 })
  expect(park.enter(4).of('welcome')[0]).not.toHaveProperty('things')
})
