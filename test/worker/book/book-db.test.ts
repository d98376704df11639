import { env } from 'cloudflare:test'
import { afterAll, expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { PAGES, PAGE_BONES, STAMPS, stampMaskFor, stampsOn } from '#durable/rules/stamps/stamps.ts'
import type { Page, StampKey } from '#durable/rules/stamps/stamps.ts'
import { NOON, aPlayer, atOnce, held } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import { bookOf, stampEarlier, takePage } from '#worker/book/book-db.ts'
import { acceptFriend, askFriend } from '#worker/friends/friends-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { stampMaskOf, stampsFor } from '#worker/ledger/stamps-db.ts'
import { trailFound } from '#worker/trail/trail-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const keysOf = async (user: number) => (await bookOf(db, user)).stamps.map(({ key }) => key)
const give = (user: number, keys: readonly StampKey[], now = NOON) => stampsFor(db, { user, keys, now })

async function aFullPage(page: Page) {
  const bella = await aPlayer()
  await give(bella.userId, stampsOn(page))
  return bella
}

it('[BK2] gives a stamp once, and says which are new', async () => {
  const { userId } = await aPlayer()
  expect(await give(userId, ['bell', 'swim'])).toEqual(['bell', 'swim'])
  expect(await give(userId, ['bell', 'boat'], NOON + 1)).toEqual(['boat'])
  expect((await bookOf(db, userId)).stamps).toEqual([
    { key: 'bell', at: NOON },
    { key: 'swim', at: NOON },
    { key: 'boat', at: NOON + 1 },
  ])
})

it('[BK2] tells the gate which stamps the user has', async () => {
  const { userId } = await aPlayer()
  const mask = stampMaskOf(db, userId)
  expect(mask.read(await mask.statement)).toBe(0)
  await give(userId, ['walk', STAMPS.at(-1)!])
  expect(mask.read(await mask.statement)).toBe(stampMaskFor(['walk', STAMPS.at(-1)!]))
})

it('[BK2] gives a stamp in the op of its act, and none where the act is refused', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  await trailFound(db, { ...bella.act(), no: 'too-far' }, osloDay(NOON))
  expect(await keysOf(bella.userId)).toEqual([])
  await trailFound(db, bella.act(), osloDay(NOON))
  await sniffed(db, bella.act({ now: NOON + 1 }), max.dogId)
  expect(await keysOf(bella.userId)).toEqual(['trail', 'sniff'])
})

it('[BK2] gives both users the stamp of a friend when they are friends, and not when one has asked', async () => {
  const [bella, max] = [await aPlayer(), await aPlayer()]
  const now = NOON
  await env.DB.prepare(`insert into friend (asker, asked, asked_at) values (${bella.dogId}, ${max.dogId}, 1)`).run()
  expect(await keysOf(bella.userId)).toEqual([])
  expect(await acceptFriend(db, { user: max.userId, dog: max.dogId, from: bella.dogId, now })).toBe(true)
  expect([await keysOf(bella.userId), await keysOf(max.userId)]).toEqual([['friend'], ['friend']])
  const again = { user: max.userId, dog: max.dogId, levelPoints: 3, other: bella.dogId, now: NOON + 1 }
  expect(await askFriend(db, again)).not.toBe(null)
})

it('[BK2] gives at the first look what the tables still know, once', async () => {
  const bella = await aPlayer()
  const { userId, dogId } = bella
  const day = osloDay(NOON)
  await env.DB.batch(
    [
      `insert into once values ('npc:lesson:walk:${userId}', 'a'), ('npc:first-bone:${userId}', 'a'), ('first-dig:${userId}:0', 'a')`,
      `insert into find_day (user_id, day, spots, missed, blind, bones, trail) values (${userId}, ${day}, 1, 0, 0, 1, 1)`,
      `insert into post_mark values (${dogId}, 3, 1)`,
      `insert into friend (asker, asked, asked_at, since) values (${dogId}, ${(await aPlayer()).dogId}, 1, 2)`,
    ].map((query) => env.DB.prepare(query)),
  )
  await stampEarlier(db, { userId, now: NOON })
  await stampEarlier(db, { userId, now: NOON + 1 })
  const { stamps } = await bookOf(db, userId)
  expect(stamps.map(({ key }) => key)).toEqual(['friend', 'garm', 'hole', 'mark', 'spot', 'trail', 'walk'])
  expect(stamps.every(({ at }) => at === NOON)).toBe(true)
  const max = await aPlayer()
  await stampEarlier(db, { userId: max.userId, now: NOON })
  expect(await keysOf(max.userId)).toEqual([])
})

it('[BK3] pays a full page once a user, whichever dog comes, and no other page', async () => {
  const bella = await aFullPage('places')
  const other = await aDogOf(bella.userId)
  expect(await takePage(db, bella.act(), 'places')).toEqual({ bones: PAGE_BONES })
  expect(await takePage(db, bella.act({ dog: other }), 'places')).toBe('page-paid')
  expect(await takePage(db, bella.act(), 'nose')).toBe('page-not-full')
  expect((await bookOf(db, bella.userId)).paid).toEqual(['places'])
  expect([await held(bella.dogId, 'bones'), await held(other, 'bones')]).toEqual([PAGE_BONES, 0])
})

it.each(PAGES)('[BK3] pays the page %s for all that it shows, and not for one less', async (page) => {
  const bella = await aPlayer()
  await give(bella.userId, stampsOn(page).slice(1))
  expect(await takePage(db, bella.act(), page)).toBe('page-not-full')
  await give(bella.userId, stampsOn(page))
  expect(await takePage(db, bella.act(), page)).toEqual({ bones: PAGE_BONES })
})

it('[BK3] pays once where 30 ask at the same time', async () => {
  const bella = await aFullPage('first')
  expect(await atOnce(30, 'takers', () => takePage(db, bella.act(), 'first'))).toEqual({ done: 1, 'page-paid': 29 })
  expect(await held(bella.dogId, 'bones')).toBe(PAGE_BONES)
})

it('[V3] answers a repeated op as before', async () => {
  const bella = await aFullPage('year')
  const act = bella.act()
  expect([await takePage(db, act, 'year'), await takePage(db, act, 'year')]).toEqual([
    { bones: PAGE_BONES },
    { bones: PAGE_BONES },
  ])
  expect(await held(bella.dogId, 'bones')).toBe(PAGE_BONES)
})
