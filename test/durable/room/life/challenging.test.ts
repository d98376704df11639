import { expect, it } from 'vitest'
import { CHALLENGE_MS } from '#durable/rules/games/round/challenge.ts'
import { beginsRound, raceOf, races, using } from '#test/durable/room/rounds/a-race.ts'
import { reasonOf, seedIsThere } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, aPark } from '#test/support/park.ts'

const challenging = (dog: number, how = 0) => using(`challenge:${dog}`, how)
const yes = () => using('challenge', 1)
const no = () => using('challenge', 2)

it('[GR16] asks the other dog, and tells these two alone', () => {
  const park = aPark()
  const [bella, max, luna] = [park.enter(1), park.enter(2), park.enter(3)]
  bella.send(challenging(2, 1))
  const asked = { type: 'challengeAsked', by: 1, dog: 2, game: 'CatsFree', until: NOON + CHALLENGE_MS.answer }
  expect([bella, max, luna].map((socket) => socket.of('challengeAsked'))).toEqual([[asked], [asked], []])
})

it('[GR16] deals one course to both once the other one says yes, and tells all what came of it', async () => {
  const park = aPark()
  const [bella, max, luna] = [park.enter(1, { name: 'Bella' }), park.enter(2, { name: 'Max' }), park.enter(3)]
  bella.send(challenging(2))
  max.send(yes())
  await seedIsThere()
  expect(raceOf(bella)).toEqual(raceOf(max))
  expect(raceOf(bella)).toMatchObject({ game: 'JumpingDog', startsAt: NOON + CHALLENGE_MS.count, dogs: [1, 2] })
  expect(luna.of('raceSet')).toEqual([])
  park.wait(CHALLENGE_MS.count)
  const scores = [races(bella, 1), races(max, 2)]
  const places = [
    expect.objectContaining({ dog: 1, name: 'Bella', score: scores[0] }),
    expect.objectContaining({ dog: 2, name: 'Max', score: scores[1] }),
  ]
  for (const socket of [bella, max, luna])
    expect(socket.of('raced')).toEqual([
      { type: 'raced', race: raceOf(bella).id, game: 'JumpingDog', places: expect.arrayContaining(places) },
    ])
})

it('[GR16] tells the one that asked of a no, and asks anew only then', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(challenging(2))
  bella.send(challenging(2))
  expect(reasonOf(bella)).toBe('thing-rests')
  max.send(no())
  expect(bella.last).toEqual({ type: 'challengeDenied', dog: 2 })
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
  bella.send(challenging(2))
  expect(max.of('challengeAsked')).toHaveLength(2)
})

it('[GR16] knows of no question after 20 s', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(challenging(2))
  park.wait(CHALLENGE_MS.answer)
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
  bella.send(challenging(2))
  expect(max.of('challengeAsked')).toHaveLength(2)
})

it('[GR16] keeps a question while the room sleeps', async () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(challenging(2))
  park.wait(10_000)
  park.hibernate()
  max.send(yes())
  await seedIsThere()
  expect(raceOf(max).dogs).toEqual([1, 2])
})

it.each([
  ['the asked dog does not hear the one that asks', {}, { unheard: [1] }],
  ['the one that asks does not hear the asked dog', { unheard: [2] }, {}],
])('[GR16] [C11] asks nobody where %s, and gives no reason away', (_, asker, asked) => {
  const park = aPark()
  const [bella, max] = [park.enter(1, { user: 1, ...asker }), park.enter(2, { user: 2, ...asked })]
  bella.send(challenging(2))
  expect(reasonOf(bella)).toBe('not-asked')
  expect(max.of('challengeAsked')).toEqual([])
})

it('[GR16] asks no dog that was asked by another one, sleeps, hides or is the own one', () => {
  const park = aPark()
  const [bella, max, luna] = [park.enter(1), park.enter(2), park.enter(3)]
  bella.send(challenging(2))
  luna.send(challenging(2))
  expect(reasonOf(luna)).toBe('not-asked')
  luna.send(challenging(1))
  expect(reasonOf(luna)).toBe('not-asked')
  max.send({ type: 'rest', pose: 'curl' })
  park.wait(CHALLENGE_MS.answer)
  luna.send(challenging(2))
  expect(reasonOf(luna)).toBe('dog-sleeps')
  park.enter(4, { mayHide: true, hidden: true })
  for (const other of [4, 3, 99]) {
    park.wait(1000)
    luna.send(challenging(other))
    expect(reasonOf(luna)).toBe('not-here')
  }
})

it('[GR16] challenges nobody who races already', async () => {
  const park = aPark()
  const [bella, max, luna] = [park.enter(1), park.enter(2), park.enter(3)]
  bella.send(challenging(2))
  max.send(yes())
  await seedIsThere()
  luna.send(challenging(2))
  expect(reasonOf(luna)).toBe('not-asked')
  max.send(challenging(3))
  expect(reasonOf(max)).toBe('not-asked')
})

it('[GR16] draws nobody who plays meanwhile from their round into a race', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(challenging(2))
  beginsRound(bella)
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
})
