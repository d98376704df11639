import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'
import type { Socket } from '#test/support/park.ts'

function makeNoise(dog: Socket, to: number) {
  dog.say('hej').send({ type: 'say', text: 'vifter', as: 'me' }).whisper(to, 'psst')
  dog.send({ type: 'emote', emote: 'wave' }).send({ type: 'typing' })
}

it('[C11] sends no line, whisper, emote or typing of an ignored user, also not in a welcome', () => {
  const park = aPark()
  const [bella, max, luna] = [park.enter(1), park.enter(2, { unheard: [10] }), park.enter(3)]
  const before = max.received.length
  makeNoise(bella, 2)
  expect(max.received).toHaveLength(before)
  expect(luna.received.slice(-4).map(({ type }) => type)).toEqual(['said', 'said', 'emoted', 'typing'])
  // A sender who is ignored must not find out.
  expect(bella.of('whispered')).toMatchObject([{ to: 2, text: 'psst' }])
  expect(park.enter(2, { epoch: 2, unheard: [10] }, { lastSeq: 0 }).of('welcome')[0]!.lines).toEqual([])
})

it('[C11] holds at once, for all dogs of both users, and over a sleep', () => {
  const park = aPark()
  const [bella, rex, max] = [park.enter(1), park.enter(4, { user: 10 }), park.enter(2)]
  park.host.hearOnly(20, [10])
  const before = max.received.length
  makeNoise(bella, 2)
  makeNoise(rex, 2)
  park.hibernate()
  bella.say('stadig her')
  expect(max.received).toHaveLength(before)
  park.host.hearOnly(20, [])
  rex.say('og nu?')
  expect(max.last).toMatchObject({ text: 'og nu?' })
  park.host.hearOnly(99, [10])
  expect(park.effects).toEqual([])
})

it('[C11] goes by what it was told for a minute, and not by an older list of somebody on the way', () => {
  const park = aPark()
  const max = park.enter(2)
  park.host.hearOnly(10, [20])
  const bella = park.enter(1, { unheard: [] })
  max.say('hej')
  expect(bella.of('said')).toEqual([])
  park.wait(60_000)
  const again = park.enter(1, { epoch: 2, unheard: [] })
  max.say('hej igen')
  expect(again.of('said')).toMatchObject([{ text: 'hej igen' }])
})

it('[C11] goes by the list of somebody on the way if that was read later than what it was told', () => {
  const park = aPark()
  const [bella, luna] = [park.enter(1), park.enter(3)]
  park.enter(2).send({ type: 'leave' })
  park.host.hearOnly(20, [10])
  const older = park.enter(2, { epoch: 2, unheard: [], readAt: park.now - 1 })
  bella.say('hej')
  expect(older.of('said')).toEqual([])
  park.wait(45_000)
  const newer = park.enter(2, { epoch: 3, unheard: [30], readAt: park.now - 1 })
  bella.say('hej igen')
  luna.say('hej')
  expect(newer.of('said')).toMatchObject([{ text: 'hej igen' }])
})

it('[C11] sends lines of staff with a badge to everybody', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1, { badge: 'moderator' }), park.enter(2, { unheard: [10] })]
  makeNoise(bella, 2)
  expect(max.received.slice(-5).map(({ type }) => type)).toEqual(['said', 'said', 'whispered', 'emoted', 'typing'])
})

it('stores nothing at once for a dog that comes in but the list of those whose words it does not get, if there are any', () => {
  const park = aPark()
  const writesOf = (enter: () => unknown) => {
    const before = park.storage.writes
    enter()
    return park.storage.writes - before
  }
  expect(writesOf(() => park.enter(1))).toBe(0)
  expect(writesOf(() => park.enter(2, { unheard: [10] }))).toBe(1)
})
