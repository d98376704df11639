import { expect, it } from 'vitest'
import { ROULETTE, ROULETTE_LIMITS, ROULETTE_USES, TINTS, tintBy } from '#durable/rules/committee/roulette.ts'
import { MEMBER, reasonOf, seedIsThere } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, aPark, lotOf } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

const COAT = TINTS[tintBy(lotOf('1').seed)]

function aRouletteRoom(): TestPark {
  return aPark({ things: [{ id: 'roulette', prefab: 'colour-roulette', x: 336, y: 352 }] })
}

let ops = 0
const using = (thing: string, how = 0) =>
  ({ type: 'use', op: `00000000-0000-4000-9000-${`${++ops}`.padStart(12, '0')}`, thing, how }) as const
const asking = (dog: number) => using(`${ROULETTE}:${dog}`)
const yes = () => using(ROULETTE, ROULETTE_USES.yes)
const no = () => using(ROULETTE, ROULETTE_USES.no)
const tintsTold = (socket: Socket) =>
  socket.of('marked').flatMap(({ dog, mark }) => ('tint' in mark ? [[dog, mark.tint]] : []))

it('[PC12] asks the dog first, and tells nobody else', () => {
  const park = aRouletteRoom()
  const [bella, max, luna] = [park.enter(1, MEMBER), park.enter(2), park.enter(3)]
  bella.send(asking(2))
  const asked = { type: 'tintAsked', by: 1, dog: 2, until: NOON + ROULETTE_LIMITS.answerMs }
  expect(max.last).toEqual(asked)
  expect(bella.of('tintAsked')).toEqual([asked])
  expect(luna.of('tintAsked')).toEqual([])
  expect(tintsTold(luna)).toEqual([])
})

it('[PC13] draws a colour for a dog that says yes, before the eyes of all', async () => {
  const park = aRouletteRoom()
  const [bella, max, luna] = [park.enter(1, MEMBER), park.enter(2), park.enter(3)]
  bella.send(asking(2))
  max.send(yes())
  await seedIsThere()
  expect(bella.of('tintAnswered')).toEqual([{ type: 'tintAnswered', dog: 2, yes: true }])
  for (const one of [bella, max, luna]) expect(tintsTold(one)).toEqual([[2, COAT]])
  expect(max.last).toMatchObject({ type: 'done', request: 'use' })
  expect(park.enter(4).of('welcome')[0]!.marks).toContainEqual({
    dog: 2,
    mark: expect.objectContaining({ tint: COAT }),
  })
})

it('[PC13] colours the own dog of a member without a question', async () => {
  const park = aRouletteRoom()
  const bella = park.enter(1, MEMBER)
  bella.send(asking(1))
  await seedIsThere()
  expect(bella.of('tintAsked')).toEqual([])
  expect(tintsTold(bella)).toEqual([[1, COAT]])
})

it('[PC12] leaves a dog alone that says no, for ten minutes', () => {
  const park = aRouletteRoom()
  const [bella, max] = [park.enter(1, { committee: { ...MEMBER.committee, until: NOON + 3_600_000 } }), park.enter(2)]
  bella.send(asking(2))
  max.send(no())
  expect(bella.last).toEqual({ type: 'tintAnswered', dog: 2, yes: false })
  park.wait(ROULETTE_LIMITS.afterNoMs - 1)
  bella.send(asking(2))
  expect(reasonOf(bella)).toBe('not-asked')
  park.wait(1)
  bella.send(asking(2))
  expect(max.last).toMatchObject({ type: 'tintAsked' })
})

it.each([
  ['the asked dog does not hear the one that asks', {}, { unheard: [1] }],
  ['the one that asks does not hear the asked dog', { unheard: [2] }, {}],
])('[PC12] [C11] asks nobody where %s, and gives no reason away', (_, asker, asked) => {
  const park = aRouletteRoom()
  const [bella, max] = [park.enter(1, { ...MEMBER, user: 1, ...asker }), park.enter(2, { user: 2, ...asked })]
  bella.send(asking(2))
  expect(reasonOf(bella)).toBe('not-asked')
  expect(max.of('tintAsked')).toEqual([])
})

it('[PC12] asks one dog at a time, and no dog twice at once', () => {
  const park = aRouletteRoom()
  const [bella, rolf] = [park.enter(1, MEMBER), park.enter(4, MEMBER)]
  park.enter(2)
  park.enter(3)
  bella.send(asking(2))
  bella.send(asking(3))
  expect(reasonOf(bella)).toBe('thing-rests')
  rolf.send(asking(2))
  expect(reasonOf(rolf)).toBe('not-asked')
  park.wait(ROULETTE_LIMITS.answerMs)
  bella.send(asking(3))
  expect(bella.last).toMatchObject({ type: 'done' })
})

it('[PC12] asks no dog that is hidden, asleep or elsewhere', () => {
  const park = aRouletteRoom()
  const bella = park.enter(1, MEMBER)
  park.enter(2, { hidden: true, mayHide: true })
  park.enter(3).send({ type: 'rest', pose: 'curl' })
  for (const [dog, reason] of [
    [2, 'not-here'],
    [3, 'dog-sleeps'],
    [9, 'not-here'],
  ] as const) {
    bella.send(asking(dog))
    expect(reasonOf(bella)).toBe(reason)
  }
})

it('[PC12] is used by members alone, near a roulette', () => {
  const park = aRouletteRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  max.send(asking(1))
  expect(reasonOf(max)).toBe('committee-only')
  bella.send({ type: 'walk', seq: 1, x: 0, y: 0 })
  park.wait(20_000)
  bella.send(asking(2))
  expect(reasonOf(bella)).toBe('too-far')
  const bare = aPark()
  const luna = bare.enter(1, MEMBER)
  luna.send(asking(1))
  expect(reasonOf(luna)).toBe('not-here')
})

it('[PC2] in the ms in which the term ends, asking is refused and a yes comes too late', () => {
  const park = aRouletteRoom()
  const until = NOON + 10_000
  const [bella, max] = [park.enter(1, { committee: { from: NOON - 1, until, terms: 1 } }), park.enter(2)]
  park.wait(9_999)
  bella.send(asking(2))
  park.now = until
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
  bella.send(asking(2))
  expect(reasonOf(bella)).toBe('term-over')
})

it('[PC2] a term that ends while the seed is made colours nobody', async () => {
  const park = aRouletteRoom()
  const until = NOON + 10_000
  const [bella, max] = [park.enter(1, { committee: { from: NOON - 1, until, terms: 1 } }), park.enter(2)]
  park.wait(9_999)
  bella.send(asking(2))
  max.send(yes())
  park.now = until
  await seedIsThere()
  expect(reasonOf(max)).toBe('term-over')
  expect(tintsTold(bella)).toEqual([])
})

it('[PC12] takes an answer once, and none after the time or after who asked has gone', async () => {
  const park = aRouletteRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
  bella.send(asking(2))
  park.wait(ROULETTE_LIMITS.answerMs)
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
  bella.send(asking(2))
  max.send(yes())
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
  await seedIsThere()
  expect(tintsTold(max)).toHaveLength(1)
  bella.send(asking(2))
  bella.send({ type: 'leave' })
  max.send(yes())
  expect(reasonOf(max)).toBe('question-gone')
})
