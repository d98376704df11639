import { expect, it } from 'vitest'
import { CHALLENGE_MS, RACE_MS_MAX } from '#durable/rules/games/round/challenge.ts'
import { seedIsThere } from '#test/durable/room/wheel/wheel-room.ts'
import { aPark } from '#test/support/park.ts'
import type { TestPark } from '#test/support/park.ts'
import { raceOf, races, setsOff, tells, using } from './a-race.ts'

/** Two dogs of which one has challenged the other, and their race has begun. */
async function aRace(park: TestPark = aPark()) {
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(using('challenge:2'))
  max.send(using('challenge', 1))
  await seedIsThere()
  park.wait(CHALLENGE_MS.count)
  return { park, bella, max }
}

it('[GR17] sends what each plays to the others of the race, and to nobody else', async () => {
  const { park, bella, max } = await aRace()
  const luna = park.enter(3)
  setsOff(bella)
  park.wait(250)
  bella.send({ type: 'played', round: raceOf(bella).id, from: 0, tick: 15, bytes: 'Cg' })
  expect(max.of('watched')).toMatchObject([
    { dog: 1, tick: 0 },
    { dog: 1, tick: 15, bytes: 'Cg' },
  ])
  expect([bella.of('watched'), luna.of('watched')]).toEqual([[], []])
})

it('[GR17] takes four pieces a second', async () => {
  const { park, bella, max } = await aRace()
  setsOff(bella)
  for (let n = 0; n < 40; n++) {
    park.wait(250)
    bella.send({ type: 'played', round: raceOf(bella).id, from: n, tick: 15 * n, bytes: 'Cg' })
  }
  expect(max.of('watched')).toHaveLength(41)
})

it('[GR17] counts what the rules make of a log, and nothing of one that is forged', async () => {
  const { bella, max } = await aRace()
  tells(bella, Uint8Array.from([255, 255, 255, 255, 255, 3]), 7200)
  const score = races(max, 2)
  expect(max.of('raced').at(-1)?.places).toMatchObject([
    { dog: 2, score },
    { dog: 1, score: null },
  ])
})

it.each([
  ['another course', { seed: '0'.repeat(32) }],
  ['another game', { game: 'CatsFree' }],
] as const)('[GR17] takes no log of %s', async (_, changes) => {
  const { bella, max } = await aRace()
  setsOff(bella, changes)
  bella.send({ type: 'played', round: raceOf(bella).id, from: 0, tick: 60, bytes: '', isLast: true })
  races(max, 2)
  expect(max.of('raced')).toEqual([])
  bella.drop()
  expect(max.of('raced').at(-1)?.places).toMatchObject([{ dog: 2 }, { dog: 1, score: null }])
})

it('[GR17] takes one try of each, and none before the race begins', async () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(using('challenge:2'))
  max.send(using('challenge', 1))
  await seedIsThere()
  setsOff(bella)
  expect(max.of('watched')).toEqual([])
  park.wait(CHALLENGE_MS.count)
  setsOff(bella)
  setsOff(bella)
  expect(max.of('watched')).toHaveLength(1)
})

it('[GR17] lets the other one play to the end when a dog loses its line or goes', async () => {
  for (const leaves of ['drop', 'leave'] as const) {
    const { park, bella, max } = await aRace()
    setsOff(bella)
    if (leaves === 'drop') bella.drop()
    else bella.send({ type: 'leave' })
    expect(max.of(leaves === 'drop' ? 'dropped' : 'left')).toEqual([
      { type: leaves === 'drop' ? 'dropped' : 'left', dog: 1 },
    ])
    expect(max.of('raced')).toEqual([])
    park.wait(20_000)
    const score = races(max, 2)
    expect(max.of('raced').at(-1)?.places).toMatchObject([
      { dog: 2, score },
      { dog: 1, score: null },
    ])
  }
})

it('[GR17] ends by the clock for who does not come to the end', async () => {
  const { park, bella, max } = await aRace()
  const score = races(bella, 1)
  park.wait(RACE_MS_MAX)
  expect(max.of('raced').at(-1)?.places).toMatchObject([
    { dog: 1, score },
    { dog: 2, score: null },
  ])
})

it('[GR16] tells nobody else of a race that nobody has ended', async () => {
  const { park, bella, max } = await aRace()
  const luna = park.enter(3)
  park.wait(RACE_MS_MAX)
  expect([bella, max, luna].map((socket) => socket.of('raced').length)).toEqual([1, 1, 0])
})
