import { expect, it } from 'vitest'
import { NOON, aPark } from '#test/support/park.ts'

it('[C12] sends a phrase by its id to everyone, the speaker too, after it was logged', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.send({ type: 'phrase', phrase: 'follow-me' })
  const line = { seq: 1, dog: 1, name: 'Dog 1', color: '#c08040', text: 'Follow me!', at: NOON, phrase: 'follow-me' }
  expect(bella.last).toEqual({ type: 'said', ...line })
  expect(max.last).toEqual({ type: 'said', ...line })
  expect(park.effects.map((effect) => effect.do)).toEqual(['keep', 'tell'])
  expect(park.log).toEqual([{ ...line, user: 10, isStaff: false, isFlagged: false, typed: null }])
})

it('[C12] has the id of a phrase in the lines of a welcome', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  max.drop()
  bella.send({ type: 'phrase', phrase: 'thanks' })
  park.hibernate()
  const said = { seq: 1, text: 'Thanks!', phrase: 'thanks' }
  expect(park.enter(2, { epoch: 2 }, { lastSeq: 0 }).of('welcome')[0]?.lines).toMatchObject([said])
  expect(park.enter(3).of('welcome')[0]?.lines).toMatchObject([said])
})

it('[C2] [C12] counts phrases and typed lines in one bucket', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (const phrase of ['hello', 'yes', 'thanks', 'bye'] as const) bella.send({ type: 'phrase', phrase })
  bella.say('five')
  bella.send({ type: 'phrase', phrase: 'no' })
  expect(bella.last).toEqual({ type: 'refused', request: 'phrase', reason: 'too-fast', retryInMs: 1000 })
  expect(bella.of('said')).toHaveLength(5)
})

it('[C3] [C12] refuses the same phrase a third time in a row', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let time = 0; time < 3; time += 1) bella.send({ type: 'phrase', phrase: 'woof' })
  expect(bella.last).toEqual({ type: 'refused', request: 'phrase', reason: 'same-text', retryInMs: 30_000 })
})

it('[C11] [C12] sends no phrase to who ignores the speaker', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2, { unheard: [10] })
  bella.send({ type: 'phrase', phrase: 'hello' })
  expect(bella.of('said')).toHaveLength(1)
  expect(max.of('said')).toEqual([])
})

it('[K4] [C12] refuses phrases of a hidden dog', () => {
  const park = aPark()
  const max = park.enter(2)
  const spy = park.enter(1, { mayHide: true, hidden: true })
  spy.send({ type: 'phrase', phrase: 'hello' })
  expect(spy.last).toEqual({ type: 'refused', request: 'phrase', reason: 'you-are-hidden' })
  expect(max.of('said')).toEqual([])
})
