import { expect, it } from 'vitest'
import { stampMaskFor } from '#durable/rules/stamps/stamps.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { aGrid } from '#test/support/grids.ts'
import { NOON, aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const none = { user: 5, stamps: 0 }

/** Lets the database answer, and the room be told. */
const answered = () => new Promise((resolve) => setImmediate(resolve))
const nudges = (socket: Socket) => socket.of('nudge').map(({ about }) => about)
const asked = (park: TestPark) => park.stamps.flatMap(([, keys]) => keys)

function aParkThatGives(fresh: (keys: readonly StampKey[]) => StampKey[] | 'unknown' = (keys) => [...keys]) {
  const park = aPark()
  park.stampAnswer = async (keys) => fresh(keys)
  return park
}

it('[BK2] has a stamp given once for what it sees, and tells the page when it is stored', async () => {
  const park = aParkThatGives()
  const bella = park.enter(1, none)
  bella.say('hej')
  expect([park.stamps, nudges(bella)]).toEqual([[[5, ['hello']]], []])
  await answered()
  park.now += 10_000
  bella.say('hej igen')
  expect([asked(park), nudges(bella)]).toEqual([['hello'], ['book']])
})

it('[BK2] asks for nothing that the user has, or of which it knows nothing', () => {
  const park = aPark()
  park
    .enter(1, { stamps: stampMaskFor(['hello', 'walk']) })
    .say('hej')
    .walk(12, 10)
  park.enter(2).say('hej').walk(8, 10)
  expect(park.stamps).toEqual([])
})

it('[BK2] tells nothing of a stamp that the user had by another dog', async () => {
  const park = aParkThatGives(() => [])
  const bella = park.enter(1, none).say('hej')
  await answered()
  expect(nudges(bella)).toEqual([])
})

it('[BK2] lets it be earned again where the database did not answer', async () => {
  const park = aParkThatGives(() => 'unknown')
  const bella = park.enter(1, none).say('hej')
  await answered()
  park.now += 10_000
  bella.say('hej igen')
  expect([asked(park), nudges(bella)]).toEqual([['hello', 'hello'], []])
})

it('[BK2] gives nothing for what was refused', () => {
  const park = aPark()
  park.enter(1, none).say(' '.repeat(3)).send({ type: 'smell', poop: 2 })
  expect(park.stamps).toEqual([])
})

it('[BK2] gives a walk for steps, and a swim once the dog has been in water', () => {
  const grid = aGrid(...Array.from({ length: 20 }, () => `${'.'.repeat(12)}~${'.'.repeat(7)}`))
  const park = aPark({ grid })
  const bella = park.enter(1, none).walk(10, 10)
  expect(asked(park)).toEqual([])
  bella.walk(15, 10, 2)
  expect(asked(park)).toEqual(['walk'])
  park.now += 5000
  bella.walk(14, 10, 3)
  expect(asked(park)).toEqual(['walk', 'swim'])
})

it('[BK2] gives the bell to whoever rings it, and not for a retry', () => {
  const bell = { id: 'bell', prefab: 'bell', x: 336, y: 352 }
  const park = aPark({ things: [bell] })
  const bella = park.enter(1, none)
  bella.send({ type: 'use', op: OP, thing: 'bell' }).send({ type: 'use', op: OP, thing: 'bell' })
  expect(asked(park)).toEqual(['bell'])
})

it('[BK2] tells at once of what an op has given, and asks for nothing', () => {
  const park = aPark()
  const bella = park.enter(1, none)
  bella.send({ type: 'sniff', op: OP, dog: 1 })
  park.answer({ type: 'sniff', karma: 1 })
  expect([asked(park), nudges(bella)]).toEqual([[], ['life', 'book']])
  park.now += 5000
  bella.send({ type: 'sniff', op: OP.replace('1', '2'), dog: 1 })
  park.answer({ type: 'sniff', karma: 1 })
  expect(nudges(bella)).toEqual(['life', 'book', 'life'])
})

it('[BK2] gives both the stamp for a trail that two users have found together', () => {
  const park = aPark()
  const found = (dog: number, user: number, afterMs: number) => {
    park.now = NOON + afterMs
    park.host.react({
      type: 'settled',
      act: { op: OP, dog, user, epoch: 1, no: null, type: 'use', trail: 1 },
      outcome: { type: 'trail', bones: 6, karma: 10 },
    })
  }
  for (const [dog, user] of [
    [1, 5],
    [2, 5],
    [3, 7],
  ] as const)
    park.enter(dog, { user, stamps: 0 })
  found(1, 5, 0)
  found(2, 5, 1000)
  expect(park.stamps).toEqual([])
  found(3, 7, 60_000)
  expect(park.stamps).toEqual([
    [7, ['trail-together']],
    [5, ['trail-together']],
    [5, ['trail-together']],
  ])
})
