import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { DRAW_OPEN_MS, drawWinners } from '#durable/rules/items/drawing.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { soldIn } from '#durable/rules/sheets/together.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import { delivery, deliveryEntry } from '#worker/db/schema/value/shops.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'

/** [Z3] A user enters a draw, once, while it is open. The order of entry does not matter. */
export async function enterDraw(
  db: Db,
  { deliveryId, userId, now }: { deliveryId: string; userId: number; now: number },
): Promise<'sold-out' | null> {
  // The clock of a late request may say that the draw is open when it has been made.
  const isOpen = and(
    eq(delivery.id, deliveryId),
    lte(delivery.opensAt, now),
    gt(delivery.closesAt, now),
    isNotDrawn(db),
  )
  const entry = { deliveryId: delivery.id, userId: sql`${userId}`.as('user_id'), ...NOTHING_WON }
  const [open] = await db.batch([
    db.select({ id: delivery.id }).from(delivery).where(isOpen),
    db.insert(deliveryEntry).select(db.select(entry).from(delivery).where(isOpen)).onConflictDoNothing(),
  ])
  return open.length > 0 ? null : 'sold-out'
}

const NOTHING_WON = { won: sql`null`.as('won'), usedBy: sql`null`.as('used_by') }

function isNotDrawn(db: Db): SQL {
  const draw = db
    .select({ id: op.id })
    .from(op)
    .where(sql`${op.id} = 'draw:' || ${delivery.id}`)
  return notExists(draw)
}

/**
 * [Z4] Draws the winners of every delivery that is closed and not drawn yet. Whoever calls first draws, once. Returns
 * the users who have won by this very call.
 */
export async function drawDue(db: Db, { now, random }: { now: number; random: () => number }): Promise<number[]> {
  const won: number[] = []
  const due = await db
    .selectDistinct({ id: delivery.id, pieces: delivery.pieces })
    .from(delivery)
    .innerJoin(deliveryEntry, eq(deliveryEntry.deliveryId, delivery.id))
    .where(and(lte(delivery.closesAt, now), isNull(deliveryEntry.won), isNotDrawn(db)))
  for (const { id, pieces } of due) {
    const winners = drawWinners(await entrants(db, id), pieces, random)
    const hasWon = sql`user_id in (select value from json_each(${JSON.stringify(winners)}))`
    // Each call is a request of its own, so that all but the first are refused.
    const request = { call: crypto.randomUUID() }
    const drawn = await perform<{ winners: number[] }, never>(
      db,
      { id: `draw:${id}`, actor: null, kind: 'draw', request, now },
      {
        writes: [{ sql: sql`update delivery_entry set won = ${hasWon} where delivery_id = ${id}` }],
        result: told({ winners }),
      },
    )
    if (typeof drawn !== 'string') won.push(...drawn.winners)
  }
  return won
}

async function entrants(db: Db, deliveryId: string) {
  const rows = await db
    .select({ user: deliveryEntry.userId })
    .from(deliveryEntry)
    .where(eq(deliveryEntry.deliveryId, deliveryId))
    .orderBy(deliveryEntry.userId)
  const users = rows.map(({ user }) => user)
  const before = await db
    .select({ user: deliveryEntry.userId, won: deliveryEntry.won, at: delivery.closesAt })
    .from(deliveryEntry)
    .innerJoin(delivery, eq(delivery.id, deliveryEntry.deliveryId))
    .where(inArray(deliveryEntry.userId, sql`(select value from json_each(${JSON.stringify(users)}))`))
    .orderBy(delivery.closesAt)
  const lost = new Map<number, number>()
  for (const { user, won } of before) if (won !== null) lost.set(user, won === 1 ? 0 : (lost.get(user) ?? 0) + 1)
  return users.map((user) => ({ user, lost: lost.get(user) ?? 0 }))
}

/** `outcome` is the result of the draw for the user; null while it is open. */
export type OpenDelivery = {
  id: string
  kind: string
  pieces: number
  closesAt: number
  isMine: boolean
  outcome: 'won' | 'lost' | null
}

/** How long a lost draw is shown, ms. A win is shown until it is used. */
const TELL_LOSS_MS = 24 * 60 * 60 * 1000

/** The draws that the user can enter now, and the results of those that it has entered. */
export async function openDeliveries(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<OpenDelivery[]> {
  const isOpen = and(lte(delivery.opensAt, now), gt(delivery.closesAt, now))
  const isWin = and(eq(deliveryEntry.won, 1), isNull(deliveryEntry.usedBy))
  const isLoss = and(eq(deliveryEntry.won, 0), gt(delivery.closesAt, now - TELL_LOSS_MS))
  const { id, kind, pieces, closesAt } = delivery
  const rows = await db
    .select({ id, kind, pieces, closesAt, entrant: deliveryEntry.userId, won: deliveryEntry.won })
    .from(delivery)
    .leftJoin(deliveryEntry, and(eq(deliveryEntry.deliveryId, delivery.id), eq(deliveryEntry.userId, userId)))
    .where(or(isOpen, isWin, isLoss))
    .orderBy(delivery.closesAt)
  return rows.map(({ entrant, won, ...row }) => ({
    ...row,
    isMine: entrant !== null,
    outcome: won === null ? null : won === 1 ? 'won' : 'lost',
  }))
}

const HOUR_MS = 60 * 60 * 1000

/** [Z5] Sends something rare to each shop that gets it once a day, at a random time within the next 24 hours. */
export async function sendDeliveries(db: Db, { now, random }: { now: number; random: () => number }): Promise<void> {
  const [shops, items] = await runTogether(db, [publishedSheet(db, 'shops'), publishedSheet(db, 'items')])
  const receiving = shops.rows.filter(({ hasDeliveries }) => hasDeliveries)
  const rows = receiving.flatMap(({ id: shop, pieces: most }) => {
    const rare = soldIn(items.rows, shop).filter(({ isRare }) => isRare)
    const good = rare[Math.floor(random() * rare.length)]
    if (!good) return []
    const opensAt = now + Math.floor(random() * 24 * HOUR_MS)
    const pieces = 1 + Math.floor(random() * most)
    return [{ id: `${shop}:${osloDay(now)}`, kind: good.id, pieces, opensAt, closesAt: opensAt + DRAW_OPEN_MS }]
  })
  if (rows.length > 0) await db.insert(delivery).values(rows).onConflictDoNothing()
}
