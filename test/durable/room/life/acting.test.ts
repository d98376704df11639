import { expect, it } from 'vitest'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const NEXT = '00000000-0000-4000-8000-000000000002'

it('[J2] a dog sniffs another one that is near: all see it, and what it gains the sniffer alone', () => {
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

it('[J2] [I6] for a dog that is asleep, away, far or not here the room does not vouch, and nobody sees a sniff', () => {
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

it('[H7] a dog that lies curled up wakes by acting, for all to see, and not by talking', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'rest', pose: 'curl' }).say('zzz')
  expect(max.of('rested').map(({ pose }) => pose)).toEqual(['curl'])
  bella.send({ type: 'sniff', op: OP, dog: 1 })
  expect(max.of('rested').map(({ pose }) => pose)).toEqual(['curl', 'stand'])
  expect(max.last).toEqual({ type: 'sniffed', dog: 1, other: 1 })
  expect(park.asked).toMatchObject([{ type: 'sniff', no: null }])
})

it('[M5] one act of a dog is asked for at a time, the same one once; a flood of them is held back', () => {
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

it('[K4] a hidden dog acts on nothing', () => {
  const park = aPark()
  const spy = park.enter(1, { mayHide: true, hidden: true })
  spy.send({ type: 'sniff', op: OP, dog: 1 })
  expect(spy.last).toEqual({ type: 'refused', request: 'sniff', op: OP, reason: 'you-are-hidden' })
})
