import { expect, it } from 'vitest'
import type { DogInView } from '#app/game/hud/features/features.ts'
import { FEATURE as FOLLOW } from '#app/game/hud/follow/feature.ts'
import { FEATURE as OWN_DOG } from '#app/game/hud/own-dog/feature.ts'

const HERE: DogInView = { isHere: true, isAsleep: false, isStaff: false, mayBeFollowed: true, friendship: null }

/** The verbs by which one goes to a dog. */
const offeredFor = (dog: DogInView) =>
  [...(FOLLOW.dogVerbs ?? []), ...(OWN_DOG.dogVerbs ?? [])]
    .filter(({ key, isOffered }) => ['follow', 'walk'].includes(key) && isOffered?.(dog))
    .map(({ key }) => key)

it('[FO1] offers to follow a dog of this room, and no dog that is not seen', () => {
  expect(offeredFor(HERE)).toEqual(['follow'])
  expect(offeredFor({ ...HERE, isHere: false })).toEqual([])
})

it('[FO2] offers to walk to a dog that nobody may follow', () => {
  expect(offeredFor({ ...HERE, mayBeFollowed: false })).toEqual(['walk'])
})
