import { expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { RIDDLE_PLACES } from '#durable/rules/questions/riddle.ts'
import { NOON, aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const ANSWER = { type: 'use', op: OP, thing: 'riddle' } as const
const DAY = osloDay(NOON)

/** A room with the four answers four tiles apart from (2, 5) on; newcomers stand at the entry. */
function aMountain(x: number, y = 5) {
  const things = RIDDLE_PLACES.map((id, place) => ({ id, prefab: 'cushion', x: (2 + 4 * place) * 32 + 16, y: 6 * 32 }))
  return aPark({ things, entries: [{ x, y }] })
}

it('[Q5] vouches for the answer on which the dog stands', () => {
  const park = aMountain(10)
  park.enter(1, { user: 5 }).send(ANSWER)
  expect(park.asked).toMatchObject([{ type: 'use', riddle: DAY, place: 2, user: 5, dog: 1, no: null }])
})

it('[Q5] vouches for none between the answers', () => {
  const park = aMountain(4)
  park.enter(1).send(ANSWER)
  expect(park.asked).toMatchObject([{ riddle: DAY, place: null, no: 'too-far' }])
})

it('[Q5] knows of no riddle in a room without the answers', () => {
  const park = aPark()
  const bella = park.enter(1).send(ANSWER)
  expect(bella.last).toEqual({ type: 'refused', request: 'use', op: OP, reason: 'not-here' })
  expect(park.asked).toEqual([])
})

it('[Q5] tells nobody whether an answer is right, but all that the dog has risen, unless that is a secret', () => {
  const rises = (risenTo: 'slede' | 'morph' | null) => {
    const park = aMountain(10)
    const [bella, max] = [park.enter(1), park.enter(2)]
    bella.send(ANSWER)
    park.answer({ type: 'riddle', risenTo, isRight: true })
    expect(bella.received).toContainEqual({ type: 'done', request: 'use', op: OP })
    expect(bella.received).toContainEqual({ type: 'nudge', about: 'life' })
    return max.of('risen')
  }
  expect(rises('slede')).toEqual([{ type: 'risen', dog: 1, rank: 'slede' }])
  expect([...rises('morph'), ...rises(null)]).toEqual([])
})
