import { afterAll, expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { TRAIL_PAYS } from '#durable/rules/smells/trail-day.ts'
import { DAY_MS, NOON, aPlayer, atOnce, held } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { foundOnDay } from '#worker/acts/digging-db.ts'
import { gainKarma } from '#worker/acts/sniffing-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { foundOn, trailFound } from '#worker/trail/trail-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const DAY = osloDay(NOON)

it('[SC1] pays the end of the trail once a user and day, whichever dog comes, and counts it', async () => {
  const bella = await aPlayer()
  const other = await aDogOf(bella.userId)
  const before = await foundOn(db, DAY)
  expect(await trailFound(db, bella.act(), DAY)).toEqual(TRAIL_PAYS)
  expect(await trailFound(db, bella.act({ dog: other }), DAY)).toBe('trail-found')
  expect(await trailFound(db, bella.act({ now: NOON + DAY_MS }), DAY + 1)).toEqual(TRAIL_PAYS)
  expect([await held(bella.dogId, 'bones'), await held(other, 'bones')]).toEqual([12, 0])
  expect((await foundOn(db, DAY)) - before).toBe(1)
})

it('[SC1] pays once where 30 ask at the same time', async () => {
  const bella = await aPlayer()
  const before = await foundOn(db, DAY)
  await atOnce(30, 'finders', () => trailFound(db, bella.act(), DAY))
  expect([await held(bella.dogId, 'bones'), (await foundOn(db, DAY)) - before]).toEqual([6, 1])
})

it('[V3] answers a repeated op as before', async () => {
  const act = (await aPlayer()).act()
  expect([await trailFound(db, act, DAY), await trailFound(db, act, DAY)]).toEqual([TRAIL_PAYS, TRAIL_PAYS])
})

it('[SC1] [J1] gives as much karma as the day has left, and all bones', async () => {
  const bella = await aPlayer()
  const { op: id, user: actor, now } = bella.act()
  const writes = gainKarma({ ...bella.act(), op: id }, { amount: KARMA_A_DAY - 4, from: 'npcs' })
  await perform(db, { id, actor, kind: 'npc', request: {}, now }, { writes, result: told({}) })
  expect(await trailFound(db, bella.act(), DAY)).toEqual({ bones: 6, karma: 4 })
  expect(await held(bella.dogId, 'karma')).toBe(KARMA_A_DAY)
})

it('[SC1] pays nothing to a dog for which the room does not vouch', async () => {
  const bella = await aPlayer()
  expect(await trailFound(db, { ...bella.act(), no: 'too-far' }, DAY)).toBe('too-far')
  expect(await held(bella.dogId, 'bones')).toBe(0)
})

it('tells the gate that the end was found, and leaves the spots as they are', async () => {
  const bella = await aPlayer()
  await trailFound(db, bella.act(), DAY)
  const found = foundOnDay(db, bella.userId, DAY)
  expect(found.read(await found.statement)).toEqual({ spots: 0, isTrailFound: true })
})
