import { expect, it } from 'vitest'
import { CHALLENGE_MS, RACERS_MAX, TOGETHER_MS } from '#durable/rules/games/round/challenge.ts'
import { beginsRound, raceOf, races, using } from '#test/durable/room/rounds/a-race.ts'
import { reasonOf, seedIsThere } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, aPark } from '#test/support/park.ts'

/** An arcade with the cabinet of Cats Free beside the entry. */
const anArcade = () => aPark({ things: [{ id: 'cats', prefab: 'cabinet-cats-free', x: 336, y: 352 }] })
const together = () => using('together', 1)

it('[GR18] lets eight dogs race at one cabinet, whose ends the rules count, and no ninth', async () => {
  const park = anArcade()
  const dogs = Array.from({ length: RACERS_MAX }, (_, index) => park.enter(index + 1))
  dogs[0]!.send(together())
  await seedIsThere()
  for (const dog of dogs.slice(1)) dog.send(together())
  const called = {
    type: 'raceCalled',
    game: 'CatsFree',
    dealsAt: NOON + TOGETHER_MS,
    dogs: dogs.map((_, at) => at + 1),
  }
  for (const dog of dogs) expect(dog.of('raceCalled').at(-1)).toEqual(called)
  const ninth = park.enter(9)
  ninth.send(together())
  expect(reasonOf(ninth)).toBe('wheel-full')
  park.wait(TOGETHER_MS)
  expect(new Set(dogs.map((dog) => JSON.stringify(raceOf(dog)))).size).toBe(1)
  park.wait(CHALLENGE_MS.count)
  const scores = dogs.map((dog, luck) => races(dog, luck + 1))
  const [raced] = ninth.of('raced')
  expect(raced?.places.map(({ score }) => score)).toEqual(scores.toSorted((one, other) => other - one))
  expect(raced?.places.every(({ dog, score }) => scores[dog - 1] === score)).toBe(true)
})

it('[GR18] deals no race to one dog alone, nor to one that is not at a cabinet', async () => {
  const park = anArcade()
  const bella = park.enter(1)
  bella.send(together())
  await seedIsThere()
  park.wait(TOGETHER_MS)
  expect(bella.of('raceSet')).toEqual([])
  expect(bella.of('raceCalled').at(-1)?.dogs).toEqual([])
  bella.send(using('together', 0))
  expect(reasonOf(bella)).toBe('not-here')
  bella.walk(19, 19)
  park.wait(10_000)
  bella.send(together())
  expect(reasonOf(bella)).toBe('too-far')
})

it('[GR18] deals the race without a dog that has begun a round of its own meanwhile', async () => {
  const park = anArcade()
  const [bella, max, luna] = [park.enter(1), park.enter(2), park.enter(3)]
  bella.send(together())
  await seedIsThere()
  for (const dog of [max, luna]) dog.send(together())
  beginsRound(luna)
  park.wait(TOGETHER_MS)
  expect(raceOf(bella).dogs).toEqual([1, 2])
  expect(luna.of('raceSet')).toEqual([])
})
