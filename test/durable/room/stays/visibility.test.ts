import { expect, it } from 'vitest'
import { arrivingDog } from '#durable/room/entering.ts'
import { isTakenFor, place } from '#durable/room/state/park.ts'
import { hideFromOthers, headCount, seenBy, setHidden } from '#durable/room/stays/visibility.ts'
import { anEmptyPark } from '#test/durable/room/empty-park.ts'
import { aVisitor } from '#test/support/dogs.ts'

function aParkOf(...ids: number[]) {
  const park = anEmptyPark()
  const dogs = ids.map((id) => {
    const dog = arrivingDog(park, aVisitor(id), 0)
    place(park, dog)
    return dog
  })
  return { park, dogs }
}

it('[K4] counts a hidden dog neither for tiles and slots nor for the capacity of the room', () => {
  const { park, dogs } = aParkOf(1, 2)
  const [, spy] = dogs
  setHidden(park, spy!, { hidden: true, now: 0 })
  expect(isTakenFor(park, undefined, spy!.walk)).toBe(false)
  expect([park.slots.lowestFree, spy!.slot >= 60_000, headCount(park)]).toEqual([1, true, 1])
  setHidden(park, spy!, { hidden: false, now: 0 })
  expect(isTakenFor(park, undefined, spy!.walk)).toBe(true)
  expect([spy!.slot, park.hiddenSlots.lowestFree, headCount(park)]).toEqual([1, 60_000, 2])
})

it('[K4] shows a hidden dog to itself alone', () => {
  const { park, dogs } = aParkOf(1, 2, 3)
  setHidden(park, dogs[1]!, { hidden: true, now: 0 })
  const seen = dogs.map((dog) => seenBy(park, dog).map(({ visitor }) => visitor.dog))
  expect(seen).toEqual([
    [1, 3],
    [1, 3, 2],
    [1, 3],
  ])
})

it('[K4] sends broadcasts about a hidden dog to it alone, and to nobody while its connection is lost', () => {
  const { park, dogs } = aParkOf(1, 2)
  setHidden(park, dogs[1]!, { hidden: true, now: 0 })
  const returned = { type: 'returned', dog: 2 } as const
  const ofBella = { do: 'tell', message: { type: 'returned', dog: 1 } } as const
  const left = { do: 'tell', message: { type: 'left', dog: 2 } } as const
  const told = [ofBella, left, { do: 'tell', message: returned }, { do: 'tell', except: 2, message: returned }] as const
  expect(hideFromOthers(park, [...told])).toEqual([ofBella, left, { do: 'send', to: 2, message: returned }])
  dogs[1]!.awaySince = 0
  expect(hideFromOthers(park, [...told])).toEqual([ofBella, left])
})
