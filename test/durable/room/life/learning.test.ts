import { expect, it } from 'vitest'
import { NOON, aPark } from '#test/support/park.ts'

const bare = { hat: null, mouth: null, back: null, ass: null }
const inBeret = { ...bare, hat: 'beret' }
const inCrown = { ...bare, hat: 'crown' }

it('[I4] shows all at once what a dog has put on, and later newcomers too', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.learn([{ type: 'dressed', dog: 1, wear: inBeret, asOf: 7 }])
  const dressed = { type: 'dressed', dog: 1, wear: inBeret }
  expect([bella.last, max.last]).toEqual([dressed, dressed])
  park.hibernate()
  expect(park.enter(3).of('welcome')[0]!.dogs).toContainEqual(expect.objectContaining({ id: 1, wear: inBeret }))
  park.crash()
  expect(park.enter(4).of('welcome')[0]!.dogs).toContainEqual(expect.objectContaining({ id: 1, wear: inBeret }))
})

it('[I4] ignores an event that is older than one that came before it', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.learn([{ type: 'dressed', dog: 1, wear: inCrown, asOf: 8 }])
  park.learn([{ type: 'dressed', dog: 1, wear: inBeret, asOf: 7 }])
  expect(bella.last).toMatchObject({ wear: inCrown })
})

it('[I4] lets in a dog in its newest clothes when the gate has read it before it dressed', () => {
  const park = aPark()
  park.learn([{ type: 'dressed', dog: 1, wear: inBeret, asOf: 7 }])
  expect(park.enter(1).of('welcome')[0]!.dogs[0]).toMatchObject({ wear: inBeret })
  park.wait(60_000)
  park.learn([{ type: 'dressed', dog: 2, wear: inCrown, asOf: 9 }])
  expect(park.enter(1, { epoch: 2 }).of('welcome')[0]!.dogs[0]).toMatchObject({ wear: bare })
})

it('[I4] lets in a dog in what the gate has read when it was dressed elsewhere since the last event', () => {
  const park = aPark()
  const bella = park.enter(1, { asOf: 5 })
  park.learn([{ type: 'dressed', dog: 1, wear: inBeret, asOf: 7 }])
  bella.send({ type: 'leave' })
  const back = park.enter(1, { epoch: 2, wear: inCrown, asOf: 9 })
  expect(back.of('welcome')[0]!.dogs[0]).toMatchObject({ wear: inCrown })
})

it('[I4] ignores an event that is older than what the gate has read', () => {
  const park = aPark()
  const bella = park.enter(1, { wear: inCrown, asOf: 9 })
  park.learn([{ type: 'dressed', dog: 1, wear: inBeret, asOf: 7 }])
  expect(bella.of('dressed')).toEqual([])
})

it('[I4] keeps the clothes of a dog that comes back by a pass', () => {
  const park = aPark()
  const bella = park.enter(1, { asOf: 5 })
  park.learn([{ type: 'dressed', dog: 1, wear: inBeret, asOf: 7 }])
  bella.drop()
  expect(park.comeBack(bella.pass).of('welcome')[0]!.dogs[0]).toMatchObject({ wear: inBeret })
})

it('[I4] forgets an event after a minute, though no dog has dressed since', () => {
  const park = aPark()
  park.learn([{ type: 'dressed', dog: 1, wear: inBeret, asOf: 7 }])
  park.wait(60_000)
  expect(park.enter(1).of('welcome')[0]!.dogs[0]).toMatchObject({ wear: bare })
})

it('sends a nudge to one dog only, and none to a dog that is away or not here', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const before = max.received.length
  park.learn([{ type: 'nudge', dog: 1, about: 'friends' }])
  expect(bella.last).toEqual({ type: 'nudge', about: 'friends' })
  expect(max.received).toHaveLength(before)
  bella.drop()
  park.learn([
    { type: 'nudge', dog: 1, about: 'bag' },
    { type: 'nudge', dog: 9, about: 'bag' },
  ])
  expect(park.effects).toEqual([])
})

it('shows all the new rank of a dog, unless it is hidden', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2, { mayHide: true, hidden: true })]
  park.learn([{ type: 'risen', dog: 1, rank: 'slede' }])
  expect([bella.last, max.last]).toEqual(Array(2).fill({ type: 'risen', dog: 1, rank: 'slede' }))
  park.learn([{ type: 'risen', dog: 2, rank: 'spor' }])
  expect(max.last).toEqual({ type: 'risen', dog: 2, rank: 'spor' })
  expect(bella.of('risen')).toHaveLength(1)
})

it('tells all of one result of a dog in a minute, and of none while it is away', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const scored = { type: 'scored', dog: 1, game: 'JumpingDog', score: 251 } as const
  park.learn([scored])
  expect([bella.last, max.last]).toEqual([scored, scored])
  park.wait(59_999)
  park.learn([{ ...scored, score: 300 }])
  expect(max.of('scored')).toHaveLength(1)
  park.wait(1)
  park.learn([{ ...scored, score: 310 }])
  expect(max.of('scored').map(({ score }) => score)).toEqual([251, 310])
  park.wait(60_000)
  bella.drop()
  park.learn([scored])
  expect(max.of('scored')).toHaveLength(2)
})

it('[SU2] tells everybody when a heart comes and when it goes, and keeps it', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.learn([{ type: 'marked', dog: 1, heart: 'Silver' }])
  const silver = { type: 'marked', dog: 1, mark: { heart: 'Silver' } }
  expect([bella.last, max.last]).toEqual([silver, silver])
  park.crash()
  expect(park.enter(3).of('welcome')[0]!.marks).toContainEqual({ dog: 1, mark: { heart: 'Silver' } })
  const others = park.enter(2, { epoch: 2 })
  park.learn([{ type: 'marked', dog: 1, heart: null }])
  expect(others.last).toEqual({ type: 'marked', dog: 1, mark: { heart: null } })
})

it('[FO2] tells everybody once that nobody may follow a dog, and that all may again', () => {
  const park = aPark()
  park.enter(1, { followers: true })
  const max = park.enter(2)
  const learns = (followers: boolean) => park.learn([{ type: 'followed', dog: 1, followers }])
  learns(true)
  expect(max.of('marked')).toEqual([])
  learns(false)
  learns(false)
  park.crash()
  expect(max.of('marked')).toEqual([{ type: 'marked', dog: 1, mark: { followers: false } }])
  const later = park.enter(3)
  expect(later.of('welcome')[0]!.marks).toContainEqual({ dog: 1, mark: { followers: false } })
  learns(true)
  expect(later.last).toEqual({ type: 'marked', dog: 1, mark: { followers: true } })
})

it('[SU2] tells nobody of a heart that is the same as before', () => {
  const park = aPark()
  park.enter(1, { heart: 'Gold' })
  const max = park.enter(2)
  park.learn([{ type: 'marked', dog: 1, heart: 'Gold' }])
  expect(max.of('marked')).toEqual([])
})

it('[PC2] tells everybody when a member is appointed, and when the term ends early, while the dog is here', () => {
  const park = aPark()
  park.enter(1)
  const max = park.enter(2)
  const committee = { from: NOON - 60_000, until: NOON + 60_000, terms: 1 }
  park.learn([{ type: 'seated', dog: 1, committee }])
  expect(max.last).toEqual({ type: 'marked', dog: 1, mark: { committee: 1 } })
  park.wait(20_000)
  park.learn([{ type: 'seated', dog: 1, committee: { ...committee, until: NOON + 20_000 } }])
  expect(max.last).toEqual({ type: 'marked', dog: 1, mark: { committee: null } })
})

it('[PC2] keeps that a term is to come, and turns the badge when it begins', () => {
  const park = aPark()
  park.enter(1)
  const max = park.enter(2)
  const committee = { from: NOON + 30_000, until: NOON + 60_000, terms: 2 }
  park.learn([{ type: 'seated', dog: 1, committee }])
  expect(max.of('marked')).toEqual([])
  park.hibernate()
  park.wait(30_000)
  expect(max.last).toEqual({ type: 'marked', dog: 1, mark: { committee: 3 } })
})

it('[SD30] tells every page of the room what to fetch again', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.learn([{ type: 'nudge-all', about: 'commands' }])
  const nudge = { type: 'nudge', about: 'commands' }
  expect([bella.last, max.last]).toEqual([nudge, nudge])
})
