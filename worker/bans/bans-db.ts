import { and, asc, count, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { BansQuery, TablePage } from '#durable/rules/staff/tables.ts'
import type { Db } from '#worker/db/client.ts'
import { foundIn, offsetOf } from '#worker/db/pages.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { appeal } from '#worker/db/schema/staff.ts'
import { ban, user } from '#worker/db/schema/users.ts'

const issuer = alias(user, 'issuer')

const ORDERS: Record<BansQuery['sort'], SQL[]> = {
  newest: [desc(ban.id)],
  ends: [asc(ban.endsAt), desc(ban.id)],
  name: [asc(user.usernameKey), desc(ban.id)],
}

async function rowsOf(db: Db, { where, order, page }: { where: SQL | undefined; order: SQL[]; page: number }) {
  return db
    .select({
      id: ban.id,
      userId: ban.userId,
      username: user.username,
      dogName: dog.name,
      at: ban.startsAt,
      endsAt: ban.endsAt,
      seconds: ban.seconds,
      kind: ban.kind,
      rule: ban.rule,
      reason: ban.reason,
      issuedBy: ban.issuedBy,
      issuer: issuer.username,
      liftedAt: ban.liftedAt,
      appealedAt: appeal.at,
    })
    .from(ban)
    .innerJoin(user, eq(user.id, ban.userId))
    .leftJoin(issuer, eq(issuer.id, ban.issuedBy))
    .leftJoin(dog, eq(dog.id, ban.dogId))
    .leftJoin(appeal, eq(appeal.banId, ban.id))
    .where(where)
    .orderBy(...order)
    .limit(PAGE_ROWS)
    .offset(offsetOf(page))
}
export type StoredBan = Awaited<ReturnType<typeof rowsOf>>[number]

/**
 * Kicks and bans, searched by the name of the user, of the dog or of the issuer, by words of the reason, or by a user's
 * id.
 */
export async function bansTable(
  db: Db,
  { search, filter, sort, page, now }: BansQuery & { now: number },
): Promise<TablePage<StoredBan>> {
  const filters = {
    active: and(lte(ban.startsAt, now), gt(ban.endsAt, now)),
    over: and(gt(ban.seconds, 0), lte(ban.endsAt, now)),
    kicks: eq(ban.seconds, 0),
    long: ne(ban.kind, 'timed'),
    all: undefined,
  }
  const words = [user.username, dog.name, issuer.username, ban.reason]
  const where = and(filters[filter], foundIn(search, words, ban.userId))
  const [rows, size] = await Promise.all([
    rowsOf(db, { where, order: ORDERS[sort], page }),
    db
      .select({ total: count() })
      .from(ban)
      .innerJoin(user, eq(user.id, ban.userId))
      .leftJoin(issuer, eq(issuer.id, ban.issuedBy))
      .leftJoin(dog, eq(dog.id, ban.dogId))
      .where(where)
      .get(),
  ])
  return { rows, total: size?.total ?? 0 }
}
