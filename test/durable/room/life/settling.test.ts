import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const beret = { id: 5, ver: 2, kind: 'beret', x: 10, y: 10 }

it('[V4] the room learns from the books what it has not seen, and what it shows is not there any more', () => {
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
