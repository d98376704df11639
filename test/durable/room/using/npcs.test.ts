import { expect, it } from 'vitest'
import { NPC_USES } from '#durable/rules/npcs/npcs.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const GARM = 'npc:garm'
const TALK = { type: 'use', op: OP, thing: GARM } as const
const TAKE = { type: 'use', op: OP, thing: GARM, how: NPC_USES.take } as const

/** The plaza in the morning, when Garm sits by the fountain. */
function thePlaza(options: Parameters<typeof aPark>[0] = {}) {
  const { grid } = compileRoom(PLAZA)
  return aPark({ key: 'plaza', grid, entries: [{ x: 20, y: 17 }], ...options })
}

it('[NP3] answers a dog that talks with Garm without asking the ledger, and tells nobody else', () => {
  const park = thePlaza()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const heard = max.received.length
  bella.send(TALK)
  expect(bella.last).toEqual({ type: 'done', request: 'use', op: OP })
  expect([park.asked, max.received.slice(heard)]).toEqual([[], []])
})

it('[NP5] asks the ledger what is given, and tells the dog what it was', () => {
  const park = thePlaza()
  const bella = park.enter(1)
  bella.send(TAKE)
  expect(park.asked).toMatchObject([{ type: 'use', npc: 'garm', op: OP, hasWalked: false, no: null }])
  park.answer({ type: 'use', bones: 3, karma: 6, isErrandDone: false })
  expect(bella.received.slice(-2)).toEqual([
    { type: 'done', request: 'use', op: OP, bones: 3, karma: 6 },
    { type: 'nudge', about: 'life' },
  ])
})

it('[NP6] vouches that the dog has walked once it has', () => {
  const park = thePlaza()
  const bella = park.enter(1)
  bella.walk(22, 18)
  park.wait(5000)
  bella.send(TAKE)
  expect(park.asked).toMatchObject([{ hasWalked: true, no: null }])
})

it('refuses a dog that is too far away; the ledger may know that it was done before', () => {
  const park = thePlaza({ entries: [{ x: 24, y: 3 }] })
  const bella = park.enter(1)
  bella.send(TALK)
  expect(bella.last).toEqual({ type: 'refused', request: 'use', op: OP, reason: 'too-far' })
  park.wait(5000)
  bella.send(TAKE)
  expect(park.asked).toMatchObject([{ no: 'too-far' }])
})

it('refuses an NPC that is in another room, and things that nobody can use', () => {
  const park = thePlaza({ key: 'meadow' })
  const bella = park.enter(1)
  bella.send(TALK)
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'not-here' })
  park.wait(5000)
  bella.send({ ...TAKE, thing: 'npc:toString' })
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'not-here' })
  expect(park.asked).toEqual([])
})

it('[K4] refuses a hidden dog', () => {
  const park = thePlaza()
  const bella = park.enter(1, { mayHide: true, hidden: true })
  bella.send(TAKE)
  expect(bella.last).toMatchObject({ type: 'refused', request: 'use', op: OP, reason: 'you-are-hidden' })
})
