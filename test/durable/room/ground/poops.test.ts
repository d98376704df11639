import { expect, it } from 'vitest'
import { POOP_LIES_MS } from '#durable/rules/life/poop.ts'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const NEXT = '00000000-0000-4000-8000-000000000002'

function whereOneHasPooped() {
  const park = aPark()
  const [bella, max] = [park.enter(1, { user: 10 }), park.enter(2, { user: 20 })]
  bella.send({ type: 'poop', op: OP, text: 'hej' })
  park.answer({ type: 'poop', liesMs: POOP_LIES_MS })
  return { park, bella, max }
}

it('[O4] removes a poop after ten minutes, also after a sleep of the room', () => {
  const { park, max } = whereOneHasPooped()
  park.hibernate()
  park.wait(POOP_LIES_MS - 1)
  max.send({ type: 'smell', poop: 1 })
  expect(max.last).toMatchObject({ type: 'smelled', text: 'hej' })
  park.wait(1)
  expect(max.last).toEqual({ type: 'scooped', poop: 1 })
  expect(park.room.kept.poops).toEqual([])
  expect(park.wakeAt).toBeNull()
})

it('[V3] lays nothing down twice for a repeated answer, and nothing that lies in another room', () => {
  const { park, bella, max } = whereOneHasPooped()
  park.wait(2000)
  bella.send({ type: 'poop', op: OP, text: 'hej' })
  park.answer({ type: 'poop', liesMs: POOP_LIES_MS })
  expect(max.of('pooped')).toHaveLength(1)
  expect(park.log).toHaveLength(1)
  park.wait(2000)
  bella.send({ type: 'poop', op: NEXT, text: '' })
  park.answer({ type: 'poop', liesMs: 0 })
  expect(max.of('pooped')).toHaveLength(1)
})

it('[O6] removes a poop that is scooped up by the ledger', () => {
  const { park, max } = whereOneHasPooped()
  max.send({ type: 'scoop', op: NEXT, poop: 1 })
  park.answer({ type: 'refused', reason: 'poop-gone' })
  expect(max.last).toEqual({ type: 'scooped', poop: 1 })
})

it('[O5] removes the poop of a user whom staff send away', () => {
  const { park, max } = whereOneHasPooped()
  park.sendAway(10, null)
  expect(max.last).toEqual({ type: 'scooped', poop: 1 })
})

it('[I5] puts a dropped thing beside it', () => {
  const { park, max } = whereOneHasPooped()
  max.walk(10, 10)
  park.wait(2000)
  max.send({ type: 'drop', op: NEXT, thing: 5, ver: 1 })
  const dropped = park.asked.at(-1)
  expect(dropped).toMatchObject({ type: 'drop', no: null })
  expect(dropped).not.toMatchObject({ tile: { x: 10, y: 10 } })
})
