import { expect, it } from 'vitest'
import { POST_USES } from '#durable/rules/smells/posts.ts'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const POST = { id: 'post-gate', prefab: 'smell-post', x: 336, y: 344 }
const READ = { type: 'use', op: OP, thing: 'post:post-gate', how: 0 } as const
const MARKS = [{ dog: 7, name: 'Luna', age: 'fresh' }] as const

/** A dog arrives beside the post at (10, 10). */
const thePlaza = (options: Parameters<typeof aPark>[0] = {}) => aPark({ key: 'plaza', things: [POST], ...options })

it.each(POST_USES)('[TH12] asks the ledger to %s a post beside which the dog stands', (how) => {
  const park = thePlaza()
  park.enter(1).send({ ...READ, how: POST_USES.indexOf(how) })
  expect(park.asked).toMatchObject([{ type: 'use', post: 0, how, dog: 1, no: null }])
})

it('[TH12] tells the dog that asked which marks there are, and nobody else', () => {
  const park = thePlaza()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const heard = max.received.length
  bella.send(READ)
  park.answer({ type: 'post', karma: 1, marks: MARKS })
  expect(bella.received.slice(-3)).toEqual([
    { type: 'done', request: 'use', op: OP, karma: 1 },
    { type: 'nudge', about: 'life' },
    { type: 'postRead', post: 'post-gate', marks: MARKS },
  ])
  expect(max.received.slice(heard)).toEqual([])
})

it('[TH12] does not vouch for a dog that is too far away', () => {
  const park = thePlaza({ entries: [{ x: 3, y: 3 }] })
  park.enter(1).send(READ)
  expect(park.asked).toMatchObject([{ post: 0, no: 'too-far' }])
})

it.each([
  ['a post of another room', { key: 'meadow' }, READ],
  ['a post that is not there', { things: [] }, READ],
  ['a use that no post has', {}, { ...READ, how: POST_USES.length }],
])('[TH12] refuses %s, and asks nobody', (_, options, asked) => {
  const park = thePlaza(options)
  const bella = park.enter(1)
  bella.send(asked)
  expect(bella.last).toMatchObject({ type: 'refused', request: 'use', op: OP, reason: 'not-here' })
  expect(park.asked).toEqual([])
})

it('[K4] lets no hidden dog read or mark', () => {
  const park = thePlaza()
  const bella = park.enter(1, { mayHide: true, hidden: true })
  bella.send(READ)
  expect([bella.last?.type, park.asked]).toEqual(['refused', []])
})
