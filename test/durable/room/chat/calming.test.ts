import { expect, it } from 'vitest'
import { NOON, aPark } from '#test/support/park.ts'

const until = NOON + 300_000
const SLOW = { mode: 'slow', everySeconds: 15, until } as const
const PHRASES = { mode: 'phrases', everySeconds: 0, until } as const
const PAUSE = { mode: 'pause', everySeconds: 0, until } as const

it('[C13] stores a calm mode before it is broadcast to everybody in the room', () => {
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

it('[C13] a pause refuses lines, phrases, whispers and typing of players with a reason, and ends by itself', () => {
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

it('[C13] staff may speak in a pause, and players may whisper to them', () => {
  const park = aPark()
  const [bella, mod] = [park.enter(1), park.enter(2, { badge: 'moderator' })]
  park.calmDown(PAUSE)
  mod.say('Let us all take a breath')
  expect(bella.last).toMatchObject({ type: 'said', text: 'Let us all take a breath' })
  bella.whisper(2, 'he began')
  expect(mod.last).toMatchObject({ type: 'whispered', text: 'he began' })
})

it('[C13] the mode "phrases" lets phrases through and refuses typed lines', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.calmDown(PHRASES)
  bella.say('in my own words')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'phrases-only' })
  bella.send({ type: 'phrase', phrase: 'sorry' })
  expect(max.last).toMatchObject({ type: 'said', phrase: 'sorry' })
})

it('[C13] slow mode lets each dog say one line per interval, which neither a sleep nor leaving shortens', () => {
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

it('[C13] a welcome has the calm mode, also after a crash and in a rebuilt room, but not when it has ended', () => {
  const park = aPark()
  park.calmDown(PHRASES)
  park.crash()
  expect(park.enter(1).of('welcome')[0]).toMatchObject({ calm: PHRASES })
  park.publish({ pack: 'another', grid: park.grid })
  const late = park.enter(2)
  expect(late.of('welcome')[0]).toMatchObject({ calm: PHRASES })
  late.say('hello')
  expect(late.last).toMatchObject({ type: 'refused', reason: 'phrases-only' })
  park.wait(300_000)
  expect(park.enter(3).of('welcome')[0]).not.toHaveProperty('calm')
})

it('[C13] the setting SLOW_CHAT makes a dog wait between its lines', () => {
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

it('[C13] the setting SLOW_CHAT does not slow staff', () => {
  const park = aPark()
  const [bella, mod] = [park.enter(1), park.enter(2, { badge: 'moderator' })]
  park.set({ SLOW_CHAT: 10 })
  mod.say('one')
  mod.say('two')
  expect(bella.last).toMatchObject({ type: 'said', text: 'two' })
})

it('[C13] the slower of the calm mode and SLOW_CHAT holds', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.calmDown(SLOW)
  park.set({ SLOW_CHAT: 20 })
  bella.say('one')
  park.wait(15_000)
  bella.say('two')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'slow-mode', retryInMs: 5_000 })
})

it('[C13] the setting SLOW_CHAT holds after a sleep of the room', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.set({ SLOW_CHAT: 10 })
  park.hibernate()
  bella.say('one')
  bella.say('two')
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'slow-mode' })
})
