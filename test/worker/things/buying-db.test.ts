import { and, eq, gte } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { DRAW_OPEN_MS } from '#durable/rules/items/drawing.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { SheetKey, SheetRow } from '#durable/rules/sheets/sheet.ts'
import { seeded } from '#test/support/random.ts'
import { DAY_MS, NOON, aPlayer, atOnce, endow, held, standIn } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { run } from '#worker/db/query.ts'
import { sheetRevision } from '#worker/db/schema/sheets.ts'
import { delivery, deliveryEntry } from '#worker/db/schema/value/shops.ts'
import { hashOf } from '#worker/hash.ts'
import { audit } from '#worker/ledger/audit.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'
import { buy } from '#worker/things/buying-db.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { drawDue, enterDraw, openDeliveries, sendDeliveries } from '#worker/things/deliveries-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

/** A kind for whatever it costs, as pages from before the price was sent want it. */
const asSeen = (kind: string) => ({ kind, price: null })

/** Publishes a sheet with a change to one of its rows. */
async function published<Key extends SheetKey>(sheet: Key, id: string, change: Partial<SheetRow<Key>>) {
  const { rev, rows } = await run(publishedSheet(db, sheet))
  const text = canonicalText(rows.map((row) => (row.id === id ? { ...row, ...change } : row)))
  await db.insert(sheetRevision).values({ sheet, rev: rev + 1, text, hash: await hashOf(text), publishedAt: rev })
}

async function aCustomer(bones: number) {
  const player = await aPlayer({ bornAt: NOON })
  await endow(player.dogId, 'bones', bones)
  await standIn('hat-shop', player)
  return player
}

async function aDelivery(pieces: number) {
  const id = crypto.randomUUID()
  await db.insert(delivery).values({ id, kind: 'crown', pieces, opensAt: NOON, closesAt: NOON + DRAW_OPEN_MS })
  return id
}

it('[Z2] sells three of 200 concurrent orders of a beanie for 12 with 40 bones', async () => {
  const player = await aCustomer(40)
  const answers = await atOnce(200, 'purchases', () => buy(db, player.act(), asSeen('beanie')))
  expect(answers).toEqual({ done: 3, 'too-few-bones': 197 })
  expect(await held(player.dogId, 'bones')).toBe(4)
  expect((await thingsOf(db, player.dogId)).map(({ kind, slot }) => [kind, slot])).toEqual([
    ['beanie', 'bag:0'],
    ['beanie', 'bag:1'],
    ['beanie', 'bag:2'],
  ])
})

it('[Z2] sells nothing to a dog that is elsewhere or has a full backpack, and nothing unknown', async () => {
  const player = await aCustomer(1000)
  for (let i = 0; i < 5; i++)
    expect(await buy(db, player.act(), asSeen('flower'))).toMatchObject({ bones: 1000 - 6 * (i + 1) })
  expect(await buy(db, player.act(), asSeen('flower'))).toBe('bag-full')
  expect(await buy(db, player.act(), asSeen('fish'))).toBe('not-in-shop')
  expect(await buy(db, player.act({ now: NOON + 3_600_000 }), asSeen('flower'))).toBe('not-in-shop')
  expect(await buy(db, player.act(), asSeen('glass-star'))).toBe('no-such-item')
  expect(await buy(db, player.act(), asSeen('toString'))).toBe('no-such-item')
  expect(await held(player.dogId, 'bones')).toBe(970)
})

it('[Z3] sells a rare thing to the drawn user once, without a gain from entering often or early', async () => {
  const players = [await aCustomer(2000), await aCustomer(2000), await aCustomer(2000)]
  const deliveryId = await aDelivery(1)
  for (const { userId } of players)
    for (let i = 0; i < 20; i++) await enterDraw(db, { deliveryId, userId, now: NOON + i })
  const late = { deliveryId, userId: (await aUser()).userId, now: NOON + DRAW_OPEN_MS }
  expect(await enterDraw(db, late)).toBe('sold-out')
  const after = { now: NOON + DRAW_OPEN_MS, random: seeded(4) }
  await drawDue(db, { ...after, now: after.now - 1 })
  expect(await db.select().from(deliveryEntry).where(eq(deliveryEntry.won, 1))).toEqual([])
  await Promise.all(Array.from({ length: 20 }, () => drawDue(db, after)))
  const won = await db
    .select()
    .from(deliveryEntry)
    .where(and(eq(deliveryEntry.deliveryId, deliveryId), eq(deliveryEntry.won, 1)))
  expect(won).toHaveLength(1)
  const answers = await atOnce(201, 'purchases of one crown', (i) => buy(db, players[i % 3]!.act(), asSeen('crown')))
  expect(answers).toEqual({ done: 1, 'sold-out': 200 })
})

it('[Z3] refuses an entry that comes after the draw, by whatever clock', async () => {
  const [early, late] = [await aUser(), await aUser()]
  const [deliveryId, closesAt] = [await aDelivery(1), NOON + DRAW_OPEN_MS]
  await enterDraw(db, { deliveryId, userId: early.userId, now: NOON })
  await drawDue(db, { now: closesAt, random: seeded(4) })
  expect(await enterDraw(db, { deliveryId, userId: late.userId, now: closesAt - 1 })).toBe('sold-out')
  const entries = await db.select().from(deliveryEntry).where(eq(deliveryEntry.deliveryId, deliveryId))
  expect(entries.map(({ userId }) => userId)).toEqual([early.userId])
})

it('[Z4] draws once, also with an entry that was left over', async () => {
  const [early, late] = [await aUser(), await aUser()]
  const deliveryId = await aDelivery(1)
  await enterDraw(db, { deliveryId, userId: early.userId, now: NOON })
  const after = { now: NOON + DRAW_OPEN_MS, random: seeded(4) }
  expect(await drawDue(db, after)).toEqual([early.userId])
  await db.insert(deliveryEntry).values({ deliveryId, userId: late.userId })
  expect(await drawDue(db, after)).toEqual([])
})

it('[Z4] tells the winners to one of many concurrent draws', async () => {
  const { userId } = await aUser()
  await enterDraw(db, { deliveryId: await aDelivery(1), userId, now: NOON })
  const draw = () => drawDue(db, { now: NOON + DRAW_OPEN_MS, random: seeded(4) })
  expect((await Promise.all(Array.from({ length: 20 }, draw))).flat()).toEqual([userId])
})

it('[Z4] draws users who have lost more easily', async () => {
  const [lucky, unlucky] = [await aUser(), await aUser()]
  for (let i = 0; i < 3; i++) {
    const deliveryId = await aDelivery(1)
    await db.insert(deliveryEntry).values([
      { deliveryId, userId: lucky.userId, won: 1 },
      { deliveryId, userId: unlucky.userId, won: 0 },
    ])
  }
  const deliveryId = await aDelivery(1)
  for (const { userId } of [lucky, unlucky]) await enterDraw(db, { deliveryId, userId, now: NOON })
  // The lucky user has the first lot, then come four others.
  await drawDue(db, { now: NOON + DRAW_OPEN_MS, random: () => 0.21 })
  const rows = await db.select().from(deliveryEntry).where(eq(deliveryEntry.deliveryId, deliveryId))
  expect(rows.map(({ userId, won }) => [userId, won])).toEqual([
    [lucky.userId, 0],
    [unlucky.userId, 1],
  ])
})

it('[Z5] delivers one rare kind a day to each shop, one to three pieces, within the next 24 hours', async () => {
  const night = NOON + 30 * DAY_MS
  for (const seed of [1, 2]) await sendDeliveries(db, { now: night, random: seeded(seed) })
  const rows = await db.select().from(delivery).where(gte(delivery.opensAt, night))
  expect(rows.map(({ id }) => id.replace(/:.*/, '')).toSorted()).toEqual(['hat-shop', 'market-street'])
  for (const { kind, pieces, opensAt, closesAt } of rows) {
    expect(itemKind(kind)?.isRare).toBe(true)
    expect([1, 2, 3]).toContain(pieces)
    expect(opensAt).toBeLessThan(night + DAY_MS)
    expect(closesAt - opensAt).toBe(DRAW_OPEN_MS)
  }
})

it('[Z4] shows entrants the result: a win until it is used, a loss for a day', async () => {
  const players = [await aCustomer(2000), await aCustomer(2000)]
  const deliveryId = await aDelivery(1)
  for (const { userId } of players) await enterDraw(db, { deliveryId, userId, now: NOON })
  const toldTo = async ({ userId }: { userId: number }, now: number) =>
    (await openDeliveries(db, { userId, now })).filter(({ id }) => id === deliveryId).map(({ outcome }) => outcome)
  expect(await toldTo(players[0]!, NOON)).toEqual([null])
  const now = NOON + DRAW_OPEN_MS
  await drawDue(db, { now, random: seeded(4) })
  const told = await Promise.all(players.map((player) => toldTo(player, now)))
  expect(told.flat().sort()).toEqual(['lost', 'won'])
  const winner = players[told.findIndex(([outcome]) => outcome === 'won')]!
  expect(
    await toldTo(
      players.find((player) => player !== winner)!,
      now + DAY_MS,
    ),
  ).toEqual([])
  expect(await toldTo(winner, now + DAY_MS)).toEqual(['won'])
  await buy(db, winner.act({ now: NOON }), asSeen('crown'))
  expect(await toldTo(winner, now)).toEqual([])
  expect(await toldTo(await aUser(), now)).toEqual([])
})

it('[ED7] sells for the price that holds, and only if the player saw it', async () => {
  const player = await aCustomer(100)
  await published('items', 'beanie', { price: 30 })
  const first = player.act()
  expect(await buy(db, first, { kind: 'beanie', price: 12 })).toBe('price-changed')
  expect(await held(player.dogId, 'bones')).toBe(100)
  expect(await buy(db, first, { kind: 'beanie', price: 30 })).toMatchObject({ bones: 70 })
  await published('items', 'beanie', { price: 40 })
  expect(await buy(db, first, { kind: 'beanie', price: 30 })).toMatchObject({ bones: 70 })
  expect(await buy(db, player.act(), asSeen('beanie'))).toMatchObject({ bones: 30 })
})

it('sells what was put on sale, and not what was taken off', async () => {
  const player = await aCustomer(100)
  await published('items', 'beret', { isSold: false })
  expect(await buy(db, player.act(), asSeen('beret'))).toBe('no-such-item')
  await published('items', 'beret', { isSold: true, price: 1 })
  expect(await buy(db, player.act(), asSeen('beret'))).toMatchObject({ bones: 99 })
})

it('[Z3] sells what became rare to winners alone', async () => {
  const player = await aCustomer(100)
  await published('items', 'beret', { isRare: true })
  expect(await buy(db, player.act(), asSeen('beret'))).toBe('sold-out')
  await published('items', 'beret', { isRare: false })
  expect(await buy(db, player.act(), asSeen('beret'))).toMatchObject({ bones: 99 })
})

it('[Z5] sends rare goods to the shops that get them, in no more pieces than the sheet says', async () => {
  await published('shops', 'hat-shop', { pieces: 1 })
  await published('shops', 'market-street', { hasDeliveries: false })
  const night = NOON + 40 * DAY_MS
  for (let day = 0; day < 8; day += 1) {
    await sendDeliveries(db, { now: night + day * DAY_MS, random: seeded(day + 1) })
  }
  const sent = await db.select().from(delivery).where(gte(delivery.opensAt, night))
  expect([sent.length, new Set(sent.map(({ pieces }) => pieces))]).toEqual([8, new Set([1])])
  expect(sent.filter(({ id }) => !id.startsWith('hat-shop:'))).toEqual([])
})
