import { expect, it } from 'vitest'
import { newcomerWith } from '#durable/room/entering.ts'
import { problemOfMember } from '#durable/room/life/members.ts'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import { anEmptyPark } from '#test/durable/room/empty-park.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { NOON } from '#test/support/park.ts'

function aDogWhose(committee: Sitting | null) {
  const place = { walk: { x: 4, y: 4, dirs: '', startedAt: NOON }, pose: 'stand', facing: 4 } as const
  return newcomerWith(anEmptyPark(), aVisitor(1, { committee }), { place, now: NOON })
}

it('[PC2] says to the ms whether a dog may do what the committee does', () => {
  const dog = aDogWhose({ from: NOON, until: NOON + 1000, terms: 1 })
  expect(problemOfMember(dog, NOON - 1)).toEqual({ reason: 'committee-only' })
  expect(problemOfMember(dog, NOON)).toBeNull()
  expect(problemOfMember(dog, NOON + 999)).toBeNull()
  expect(problemOfMember(dog, NOON + 1000)).toEqual({ reason: 'term-over' })
})

it('[PC2] says so to a dog that has never sat', () => {
  expect(problemOfMember(aDogWhose(null), NOON)).toEqual({ reason: 'committee-only' })
})
