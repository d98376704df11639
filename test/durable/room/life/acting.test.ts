import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const NEXT = '00000000-0000-4000-8000-000000000002'

it('[J2] shows a sniff of a near dog to all, and what it gains to the sniffer alone', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'sniff', op: OP, dog: 2 })
  expect(park.asked).toMatchObject([{ op: OP, dog: 1, user: 10, type: 'sniff', other: 2, no: null }])
  expect(max.last).toEqual({ type: 'sniffed', dog: 1, other: 2 })
  park.answer({ type: 'sniff', karma: 1 })
  expect(bella.received.slice(-2)).toEqual([
    { type: 'done', request: 'sniff', op: OP, karma: 1 },
    { type: 'nudge', about: 'life' },
  ])
  expect(max.last).toEqual({ type: 'sniffed', dog: 1, other: 2 })
})

it('[J2] [I6] shows no sniff of a dog that is asleep, away, far or not here, and asks the ledger with the reason', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const no = (dog: number) => {
    bella.send({ type: 'sniff', op: OP, dog })
    const problem = park.asked.at(-1)!.no
    park.answer({ type: 'refused', reason: problem! })
    park.wait(2000)
    return problem
  }
  expect(no(9)).toBe('not-here')
  max.send({ type: 'rest', pose: 'curl' })
  expect(no(2)).toBe('dog-sleeps')
  max.walk(15, 10)
  park.wait(2000)
  expect(no(2)).toBe('too-far')
  max.drop()
  expect(no(2)).toBe('dog-sleeps')
  expect(bella.last).toEqual({ type: 'refused', request: 'sniff', op: OP, reason: 'dog-sleeps' })
  expect(bella.of('sniffed')).toEqual([])
})

it('[H7] wakes a curled up dog by an act, and not by a line', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'rest', pose: 'curl' }).say('zzz')
  expect(max.of('rested').map(({ pose }) => pose)).toEqual(['curl'])
  bella.send({ type: 'sniff', op: OP, dog: 1 })
  expect(max.of('rested').map(({ pose }) => pose)).toEqual(['curl', 'stand'])
  expect(max.last).toEqual({ type: 'sniffed', dog: 1, other: 1 })
  expect(park.asked).toMatchObject([{ type: 'sniff', no: null }])
})

it('[M5] asks the ledger for one act of a dog at a time, once each, and refuses a flood', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.send({ type: 'sniff', op: OP, dog: 1 }).send({ type: 'sniff', op: OP, dog: 1 })
  expect(park.asked).toHaveLength(1)
  bella.send({ type: 'sniff', op: NEXT, dog: 1 })
  expect(bella.last).toEqual({ type: 'refused', request: 'sniff', op: NEXT, reason: 'too-fast', retryInMs: 1000 })
  park.answer({ type: 'refused', reason: 'try-again' })
  for (let n = 0; n < 2; n++) {
    bella.send({ type: 'sniff', op: NEXT, dog: 1 })
    park.answer({ type: 'refused', reason: 'karma-full' })
  }
  bella.send({ type: 'sniff', op: NEXT, dog: 1 })
  expect(bella.last).toMatchObject({ reason: 'too-fast' })
  expect(park.asked).toEqual([])
})

it('[K4] refuses all acts of a hidden dog', () => {
  const park = aPark()
  const spy = park.enter(1, { mayHide: true, hidden: true })
  spy.send({ type: 'sniff', op: OP, dog: 1 })
  expect(spy.last).toEqual({ type: 'refused', request: 'sniff', op: OP, reason: 'you-are-hidden' })
})
