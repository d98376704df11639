import { afterAll, expect, it } from 'vitest'
import { KARMA_A_DAY, SNIFF_REST_MS } from '#durable/rules/life/karma.ts'
import { DIG_REST_MS } from '#durable/rules/life/digging.ts'
import { dug } from '#worker/acts/digging-db.ts'
import { forgetRests } from '#worker/acts/resting-db.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { DAY_MS, NOON, aPlayer, atOnce, held } from '#test/worker/support/acting.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

it('[J2] gives one karma for a sniff, for the same pair once an hour, also for the own dog', async () => {
  const [player, other] = [await aPlayer(), await aPlayer()]
  expect(await sniffed(db, player.act(), other.dogId)).toEqual({ karma: 1 })
  expect(await sniffed(db, player.act(), other.dogId)).toBe('sniffed-lately')
  expect(await sniffed(db, player.act({ now: NOON + SNIFF_REST_MS - 1 }), other.dogId)).toBe('sniffed-lately')
  expect(await sniffed(db, player.act({ now: NOON + SNIFF_REST_MS }), other.dogId)).toEqual({ karma: 1 })
  expect(await sniffed(db, player.act(), player.dogId)).toEqual({ karma: 1 })
  expect(await held(player.dogId, 'karma')).toBe(3)
})

it('[J1] gives karma for 50 of 200 concurrent sniffs of 200 dogs, and again on the next day', async () => {
  const player = await aPlayer()
  const dogs = await Promise.all(Array.from({ length: 200 }, async () => aDogOf((await aUser()).userId)))
  const answers = await atOnce(200, 'sniffs', (i) => sniffed(db, player.act(), dogs[i]!))
  expect(answers).toEqual({ done: KARMA_A_DAY, 'karma-full': 150 })
  expect(await held(player.dogId, 'karma')).toBe(KARMA_A_DAY)
  await forgetRests(db, NOON)
  expect(await sniffed(db, player.act(), player.dogId)).toBe('karma-full')
  expect(await sniffed(db, player.act({ now: NOON + DAY_MS }), dogs[0]!)).toEqual({ karma: 1 })
})

it('[O2] finds something in one of 200 concurrent digs on a tile, which then rests in every copy of the room', async () => {
  const player = await aPlayer()
  const tile = { room: 'meadow', x: 10, y: 4 }
  const dig = (over = {}, where = tile) => dug(db, { ...player.act(over), random: () => 0 }, where)
  expect(await atOnce(200, 'digs', () => dig())).toEqual({ done: 1, 'tile-rests': 199 })
  expect(await dig({}, { ...tile, room: 'meadow~2' })).toBe('tile-rests')
  expect(await dig({}, { ...tile, x: 11 })).toEqual({ bones: 3 })
  expect(await dig({ now: NOON + DIG_REST_MS })).toEqual({ bones: 3 })
  expect(await held(player.dogId, 'bones')).toBe(9)
})

it('[V3] finds the same again when a dig is repeated', async () => {
  const player = await aPlayer()
  const act = player.act()
  const tile = { room: 'beach', x: 1, y: 1 }
  expect(await dug(db, { ...act, random: () => 0.9 }, tile)).toEqual({ bones: 0 })
  expect(await dug(db, { ...act, random: () => 0 }, tile)).toEqual({ bones: 0 })
})

it('[V6] gives nothing for a stay that a newer one has ended', async () => {
  const player = await aPlayer({ epoch: 8 })
  const tile = { room: 'beach', x: 1, y: 1 }
  expect(await dug(db, { ...player.act({ epoch: 7 }), random: () => 0 }, tile)).toBe('dog-is-elsewhere')
  expect(await dug(db, { ...player.act({ epoch: 8 }), random: () => 0 }, tile)).toEqual({ bones: 3 })
})
