import { expect, it } from 'vitest'
import { newcomerWith } from '#durable/room/entering.ts'
import type { KeptUse } from '#durable/room/state/kept.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { place } from '#durable/room/state/park.ts'
import type { Park } from '#durable/room/state/park.ts'
import { forgetUses, getUp, possibleUses, sits, usesNow, wireUses } from '#durable/room/state/uses.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { anEmptyPark } from '#test/durable/room/empty-park.ts'
import { aVisitor } from '#test/support/dogs.ts'

const AT = 100_000
const FOOT = { x: 144, y: 144 }
const THINGS = ['bell', 'bench', 'ball'].map((prefab) => ({ id: prefab, prefab, ...FOOT }))
const seat: KeptUse = { thing: 'bench', dog: 1, at: AT, a: 0, b: 0 }
const ring: KeptUse = { thing: 'bell', dog: 1, at: AT, a: 1, b: 0 }
const push: KeptUse = { thing: 'ball', dog: 1, at: AT, a: 144, b: 144 }

function theRoom(...things: KeptUse[]): Park {
  const park = { ...anEmptyPark(), usable: new Map(usableThings(THINGS).map((thing) => [thing.id, thing])) }
  park.kept.things = things
  return park
}

function aDogIn(park: Park, changes: Partial<ParkDog> = {}): ParkDog {
  const standing = { walk: { x: 4, y: 4, dirs: '', startedAt: 0 }, pose: 'stand', facing: 4 } as const
  const dog = Object.assign(newcomerWith(park, aVisitor(1), { place: standing, now: 0 }), changes)
  place(park, dog)
  return dog
}

it('knows what is not over, of things that are here', () => {
  const park = theRoom(ring, push, { ...ring, thing: 'gone' })
  expect(usesNow(park, AT)).toEqual([ring, push])
  expect(usesNow(park, AT + 10_000)).toEqual([push])
  expect(usesNow(park, AT + 300_000)).toEqual([])
})

it('[TH3] a seat is held by a dog that is here, seen, and has stayed where it was', () => {
  const park = theRoom(seat)
  expect(usesNow(park, AT)).toEqual([])
  const dog = aDogIn(park)
  expect([usesNow(park, AT), sits(park, dog)]).toEqual([[seat], true])
  dog.walk = { ...dog.walk, startedAt: AT }
  expect([usesNow(park, AT), sits(park, dog)]).toEqual([[], false])
  expect(sits(theRoom(seat), aDogIn(theRoom(seat), { hidden: true }))).toBe(false)
})

it('makes a dog get up, and leaves all else as it is', () => {
  const park = theRoom(seat, ring, { ...seat, dog: 2, a: 1 })
  getUp(park, aDogIn(park))
  expect(park.kept.things).toEqual([ring, { ...seat, dog: 2, a: 1 }])
})

it('forgets a dog that has left: its seat, and that it was the one who pushed', () => {
  const park = theRoom(seat, push, { ...ring, dog: 2 })
  const dog = aDogIn(park)
  expect(forgetUses(park, dog)).toBe(true)
  expect(park.kept.things).toEqual([
    { ...push, dog: null },
    { ...ring, dog: 2 },
  ])
  expect(forgetUses(park, dog)).toBe(false)
})

it('forgets the uses of things that are gone, and of a ball that has been built over', () => {
  const park = theRoom(ring, push, { ...ring, thing: 'gone' })
  expect(possibleUses(park, AT)).toEqual([ring, push])
  park.grid.ground[4 * 9 + 4] = GROUND.forbidden
  expect(possibleUses(park, AT)).toEqual([ring])
})

it('names things by their numbers, and only dogs that the reader sees', () => {
  const park = theRoom(push, seat)
  const dog = aDogIn(park)
  const { thing: _, ...one } = push
  const { thing: __, ...other } = seat
  expect(wireUses(park, [dog], AT)).toEqual([
    { thing: 2, ...one },
    { thing: 1, ...other },
  ])
  expect(wireUses(park, [], AT)).toEqual([
    { thing: 2, ...one, dog: null },
    { thing: 1, ...other, dog: null },
  ])
})
