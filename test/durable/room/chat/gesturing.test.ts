import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

it('[C9] sends an emote to everyone, its own dog included, and stores it nowhere', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'emote', emote: 'heart' })
  expect([bella.last, max.last]).toEqual([
    { type: 'emoted', dog: 1, emote: 'heart' },
    { type: 'emoted', dog: 1, emote: 'heart' },
  ])
  expect(park.effects.map(({ do: what }) => what)).toEqual(['tell'])
})

it('[C9] allows three emotes at once, then one every 1.5 s, apart from the bucket of lines', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let n = 0; n < 4; n++) bella.send({ type: 'emote', emote: 'bone' })
  expect(bella.last).toEqual({ type: 'refused', request: 'emote', reason: 'too-fast', retryInMs: 1500 })
  for (let n = 0; n < 5; n++) bella.say(`line ${n}`)
  expect(bella.of('said')).toHaveLength(5)
  park.wait(1500)
  bella.send({ type: 'emote', emote: 'bone' })
  expect(bella.last).toMatchObject({ type: 'emoted' })
})

it('[C10] shows the others that a dog is typing, and drops marks that come too often without an answer', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const before = bella.received.length
  for (let n = 0; n < 9; n++) bella.send({ type: 'typing' })
  expect(max.of('typing')).toEqual(Array.from({ length: 6 }, () => ({ type: 'typing', dog: 1 })))
  expect(bella.received).toHaveLength(before)
  park.wait(1000)
  bella.send({ type: 'typing' })
  expect(max.of('typing')).toHaveLength(7)
})
