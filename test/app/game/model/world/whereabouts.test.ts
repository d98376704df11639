import { expect, it } from 'vitest'
import { fullName } from '#app/game/model/world/called.ts'
import { whereabouts } from '#app/game/model/world/whereabouts.ts'
import { Parkmate } from '#test/app/game/parkmate.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'

const LAWN = anEmptyGrid(30, 30)

function seenBy(walks: readonly { dog: number; x: number; y: number }[]) {
  const park = aPark({ grid: LAWN, entries: [{ x: 10, y: 10 }] })
  const mates = walks.map(({ dog }) => new Parkmate(park, dog, { grid: LAWN }))
  walks.forEach(({ x, y }, index) => mates[index]!.walkTo({ x, y }))
  for (const mate of mates) mate.run()
  park.wait(10_000)
  for (const mate of mates) mate.run()
  return { me: mates[0]!, list: () => whereabouts(mates[0]!.world, LAWN, mates[0]!.now), mates }
}

it.each([
  { x: 10, y: 6, distance: 4, direction: 0 },
  { x: 14, y: 6, distance: 4, direction: 1 },
  { x: 15, y: 10, distance: 5, direction: 2 },
  { x: 12, y: 13, distance: 3, direction: 3 },
  { x: 10, y: 19, distance: 9, direction: 4 },
  { x: 5, y: 15, distance: 5, direction: 5 },
  { x: 1, y: 11, distance: 9, direction: 6 },
  { x: 7, y: 7, distance: 3, direction: 7 },
])('says that a dog on $x, $y is $distance tiles away in direction $direction', ({ x, y, distance, direction }) => {
  const { list } = seenBy([
    { dog: 1, x: 10, y: 10 },
    { dog: 2, x, y },
  ])
  expect(list()[1]).toMatchObject({ id: 2, distance, direction })
})

it('lists the player first, the others by name', () => {
  const { list } = seenBy([
    { dog: 3, x: 1, y: 1 },
    { dog: 2, x: 5, y: 5 },
    { dog: 1, x: 9, y: 9 },
  ])
  expect(list().map(({ id }) => id)).toEqual([3, 1, 2])
  expect(list()[0]).toMatchObject({ isMe: true })
})

it('says who is asleep and who has lost the connection', () => {
  const { me, list, mates } = seenBy([
    { dog: 1, x: 10, y: 10 },
    { dog: 2, x: 5, y: 5 },
    { dog: 3, x: 15, y: 5 },
  ])
  mates[1]!.socket.send({ type: 'rest', pose: 'curl' })
  mates[2]!.socket.drop()
  me.run()
  expect(list().map(({ state }) => state)).toEqual(['awake', 'asleep', 'away'])
})

it('[N9] names the owners of dogs of one name, and of no others', () => {
  const { me } = seenBy([
    { dog: 1, x: 10, y: 10 },
    { dog: 2, x: 12, y: 10 },
    { dog: 3, x: 14, y: 10 },
  ])
  const names = { 1: ['Max', 'Nisse'], 2: ['Bella', 'Lakrits99'], 3: ['BELLA', 'Pia'] } as const
  const dogs = new Map(
    [...me.world.dogs.values()].map((dog) => {
      const [name, owner] = names[dog.id as keyof typeof names]
      return [dog.id, { ...dog, name, owner }]
    }),
  )
  const seen = whereabouts({ ...me.world, dogs }, LAWN, me.now)
  expect(seen.map(fullName)).toEqual(['Max', 'Bella · Lakrits99', 'BELLA · Pia'])
})
