import { expect, it } from 'vitest'
import { NOON, aPark } from '#test/support/park.ts'

const until = NOON + 300_000
const SLOW = { mode: 'slow', everySeconds: 15, until } as const
const PHRASES = { mode: 'phrases', everySeconds: 0, until } as const
const PAUSE = { mode: 'pause', everySeconds: 0, until } as const

it('[C13] everybody here is told, and it is kept before anyone hears of it', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.calmDown(PAUSE)
  expect(park.effects).toMatchObject([{ do: 'keep', what: 'calm', when: 'now' }, { do: 'tell' }])
  expect([bella.last, max.last]).toEqual([
    { type: 'calmed', calm: PAUSE },
    { type: 'calmed', calm: PAUSE },
  ])
  park.calmDown(null)
  expect(bella.last).toEqual({ type: 'calmed', calm: null })
  bella.say('at last')
  expect(max.last).toMatchObject({ type: 'said', text: 'at last' })
})

it('[C13] a pause holds back lines, phrases, whispers and dots of players, says why, and ends by itself', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.calmDown(PAUSE)
  const heard = max.received.length
  bella.say('hello?')
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'room-paused', retryInMs: 300_000 })
  bella.send({ type: 'phrase', phrase: 'hello' })
  expect(bella.last).toMatchObject({ type: 'refused', request: 'phrase', reason: 'room-paused' })
  bella.whisper(2, 'psst')
  expect(bella.last).toMatchObject({ type: 'refused', request: 'whisper', reason: 'room-paused' })
  bella.send({ type: 'typing' })
  expect(max.received.length).toBe(heard)
  bella.send({ type: 'emote', emote: 'heart' })
  expect(max.last).toMatchObject({ type: 'emoted' })
  park.wait(300_000)
  bella.say('hello again')
  expect(max.last).toMatchObject({ type: 'said', text: 'hello again' })
})

it('[C13] staff speak in a pause, and are spoken to by whispers', () => {
  const park = aPark()
  const [bella, mod] = [park.enter(1), park.enter(2, { badge: 'moderator' })]
  park.calmDown(PAUSE)
  mod.say('Let us all take a breath')
  expect(bella.last).toMatchObject({ type: 'said', text: 'Let us all take a breath' })
  bella.whisper(2, 'he began')
  expect(mod.last).toMatchObject({ type: 'whispered', text: 'he began' })
})

it('[C13] where phrases alone are said, phrases are', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.calmDown(PHRASES)
  bella.say('in my own words')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'phrases-only' })
  bella.send({ type: 'phrase', phrase: 'sorry' })
  expect(max.last).toMatchObject({ type: 'said', phrase: 'sorry' })
})

it('[C13] slow is one line in so many seconds for each dog; neither a sleep nor leaving makes it shorter', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.calmDown(SLOW)
  bella.say('one')
  max.say('mine')
  expect(bella.last).toMatchObject({ type: 'said', text: 'mine' })
  park.wait(10_000)
  bella.say('two')
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'slow-mode', retryInMs: 5_000 })
  park.hibernate()
  bella.send({ type: 'leave' })
  const again = park.enter(1, { epoch: 2 })
  again.send({ type: 'phrase', phrase: 'hello' })
  expect(again.last).toMatchObject({ type: 'refused', reason: 'slow-mode', retryInMs: 5_000 })
  park.wait(5_000)
  again.say('two')
  expect(max.last).toMatchObject({ type: 'said', text: 'two' })
})

it('[C13] whoever comes late is told as well, also after a crash and in a rebuilt room; not when it is over', () => {
  const park = aPark()
  park.calmDown(PHRASES)
  park.crash()
  expect(park.enter(1).of('welcome')[0]).toMatchObject({ calm: PHRASES })
  park.publish({ pack: 'another', grid: park.room['park'].grid })
  const late = park.enter(2)
  expect(late.of('welcome')[0]).toMatchObject({ calm: PHRASES })
  late.say('hello')
  expect(late.last).toMatchObject({ type: 'refused', reason: 'phrases-only' })
  park.wait(300_000)
  expect(park.enter(3).of('welcome')[0]).not.toHaveProperty('calm')
})

it('[C13] slowed down in all rooms, a dog waits so long from one line to its next', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.set({ SLOW_CHAT: 10 })
  bella.say('one')
  park.wait(9_000)
  bella.say('two')
  expect(bella.last).toEqual({ type: 'refused', request: 'say', reason: 'slow-mode', retryInMs: 1_000 })
  park.wait(1_000)
  bella.say('three')
  expect(max.last).toMatchObject({ type: 'said', text: 'three' })
})

it('[C13] slowed down in all rooms, staff speak on', () => {
  const park = aPark()
  const [bella, mod] = [park.enter(1), park.enter(2, { badge: 'moderator' })]
  park.set({ SLOW_CHAT: 10 })
  mod.say('one')
  mod.say('two')
  expect(bella.last).toMatchObject({ type: 'said', text: 'two' })
})

it('[C13] the slower of what is asked of one room and of all holds', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.calmDown(SLOW)
  park.set({ SLOW_CHAT: 20 })
  bella.say('one')
  park.wait(15_000)
  bella.say('two')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'slow-mode', retryInMs: 5_000 })
})

it('[C13] slowed down in all rooms, a room is so after its sleep', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.set({ SLOW_CHAT: 10 })
  park.hibernate()
  bella.say('one')
  bella.say('two')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'slow-mode' })
})
