import { afterAll, expect, it } from 'vitest'
import { KARMA_A_DAY, SNIFF_REST_MS } from '#durable/rules/life/karma.ts'
import { POOP_LIES_MS, POOP_REST_MS } from '#durable/rules/life/poop.ts'
import { NOON, aPlayer, atOnce, held, players } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { pooped, scooped } from '#worker/acts/pooping-db.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import { audit } from '#worker/ledger/audit.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

it('[O4] accepts one of 200 concurrent poops of a dog, and the next one ten minutes later, in any room', async () => {
  const player = await aPlayer()
  expect(await atOnce(200, 'poops', () => pooped(db, player.act(), 'plaza'))).toEqual({
    done: 1,
    'pooped-lately': 199,
  })
  expect(await pooped(db, player.act({ now: NOON + POOP_REST_MS - 1 }), 'forest')).toBe('pooped-lately')
  expect(await pooped(db, player.act({ now: NOON + POOP_REST_MS }), 'forest')).toEqual({ liesMs: POOP_LIES_MS })
})

it('[V3] [O4] lets a repeated poop lie for its remaining time, in its own room, until it is scooped up', async () => {
  const [player, other] = [await aPlayer(), await aPlayer()]
  const act = player.act()
  const later = { ...act, now: NOON + 60_000 }
  expect(await pooped(db, act, 'plaza')).toEqual({ liesMs: POOP_LIES_MS })
  expect(await pooped(db, later, 'plaza')).toEqual({ liesMs: POOP_LIES_MS - 60_000 })
  expect(await pooped(db, later, 'plaza~2')).toEqual({ liesMs: 0 })
  expect(await pooped(db, { ...act, now: NOON + POOP_LIES_MS + 1 }, 'plaza')).toEqual({ liesMs: 0 })
  expect(await scooped(db, other.act(), act.op)).toEqual({ karma: 1 })
  expect(await pooped(db, later, 'plaza')).toEqual({ liesMs: 0 })
})

it('[O6] gives karma to one of 200 dogs that scoop it up at once', async () => {
  const all = await players(200)
  const poop = crypto.randomUUID()
  const answers = await atOnce(200, 'scoops', (i) => scooped(db, all[i]!.act(), poop))
  expect(answers).toEqual({ done: 1, 'poop-gone': 199 })
  const karma = await Promise.all(all.map(({ dogId }) => held(dogId, 'karma')))
  expect(karma.reduce((sum, one) => sum + one, 0)).toBe(1)
})

it('[O6] [J1] gives no karma for scooping after all karma of the day', async () => {
  const player = await aPlayer()
  for (const { dogId } of await players(KARMA_A_DAY)) await sniffed(db, player.act(), dogId)
  const act = player.act()
  expect(await scooped(db, act, crypto.randomUUID())).toEqual({ karma: 0 })
  expect(await scooped(db, { ...act, now: NOON + SNIFF_REST_MS }, crypto.randomUUID())).toEqual({ karma: 0 })
  expect(await held(player.dogId, 'karma')).toBe(KARMA_A_DAY)
})
