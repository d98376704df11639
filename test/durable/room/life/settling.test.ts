import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const NEXT = '00000000-0000-4000-8000-000000000002'
const beret = { id: 5, ver: 2, kind: 'beret', x: 10, y: 10 }

it('[V4] adds and removes things until the ground is as in the ledger', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.find([beret])
  expect(bella.last).toEqual({ type: 'laid', thing: beret })
  park.find([beret])
  expect(park.effects).toEqual([])
  park.find([])
  expect(bella.last).toEqual({ type: 'lifted', thing: 5 })
  park.find([beret])
  bella.send({ type: 'pickUp', op: OP, thing: 5, ver: 2 })
  park.answer({ type: 'refused', reason: 'item-gone' })
  expect(bella.last).toEqual({ type: 'lifted', thing: 5 })
})

it('[V4] does not lay down a picked up thing again for a late or repeated answer', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'drop', op: OP, thing: 5, ver: 1 })
  park.find([beret])
  max.send({ type: 'pickUp', op: NEXT, thing: 5, ver: 2 })
  park.answer({ type: 'pickUp' })
  expect(bella.last).toEqual({ type: 'lifted', thing: 5, by: 2 })
  park.answer({ type: 'drop', thing: beret })
  expect(max.of('laid')).toHaveLength(1)
  expect(park.enter(3).of('welcome')[0]).not.toHaveProperty('things')
  park.find([{ ...beret, ver: 4 }])
  expect(max.last).toEqual({ type: 'laid', thing: { ...beret, ver: 4 } })
})

it('[V4] keeps a thing on the ground when somebody asks for a version that does not exist', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.find([beret])
  bella.send({ type: 'pickUp', op: OP, thing: 5, ver: 99 })
  park.answer({ type: 'refused', reason: 'item-gone' })
  expect(max.of('lifted')).toEqual([])
})
