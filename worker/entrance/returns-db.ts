import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import { isInFloodRest } from '#durable/rules/places/sockets.ts'
import type { Heart, StaffBadge } from '#durable/rules/roles.ts'
import { can, staffBadge } from '#durable/rules/roles.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { sessionKey } from '#worker/auth/sessions-db.ts'
import type { Db } from '#worker/db/client.ts'
import { answersOf } from '#worker/db/query.ts'
import { dog, socket } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { ban, session as sessions, user } from '#worker/db/schema/users.ts'
import { visitorDog } from '#worker/dogs/dogs-db.ts'
import { buriedAmong } from '#worker/dogs/living-db.ts'
import { PRESENCE_STALE_MS } from '#worker/presence/presence-db.ts'
import { RETURN_ROW } from '#worker/presence/sockets-db.ts'
import type { Socket } from '#worker/presence/sockets-db.ts'
import { isParkClosed } from '#worker/settings/settings-db.ts'
import { silentTo } from '#worker/unheard/unheard-db.ts'
import { floodRowsOf } from './floods-db.ts'

/** What a room knows of a visitor from its ticket, and what may be another thing by now. */
export type Facts = {
  name: string
  badge: StaffBadge | null
  heart: Heart | null
  committee: Sitting | null
  followers: boolean
  mayHide: boolean
  unheard: readonly number[]
}

/** A socket that a pass has opened. `socket` is its name, `session` the key of the session that had the ticket. */
export type Return = Facts & { socket: string; user: number; dog: number; epoch: number; session: string | null }

/** The same as `Standing` in durable/host/ports.ts. */
type Standing = 'welcome' | 'banned' | 'signed-out' | 'dead' | 'outdated' | { elsewhere: number }

/**
 * [E11] Stores sockets to a room, so that they count [K8], and answers of each, in their order,
 * whether its dog may stay. The room has let them in without asking, by what it knew of them: if that is not so any more,
 * if the stay has ended, its user rests after a flood [M6] or has not agreed to terms that have changed [S12], it is outdated,
 * and so is every one while the park is closed. The same return may be stored again, because nobody
 * may know whether it was.
 */
export async function keepReturns(
  db: Db,
  { room, returns, now }: { room: string; returns: readonly Return[]; now: number },
): Promise<Standing[]> {
  // The list is one JSON parameter, because D1 allows a hundred parameters.
  const list = sql`json_each(${JSON.stringify(returns)})`
  const dogs = returns.map((one) => visitorDog(db, one.dog))
  const unheard = returns.map((one) => silentTo(db, one.user))
  const closed = isParkClosed(db)
  const [, , found, closing, ...rows] = await db.batch([
    // A dog that has died of age while its page was away is dead for the questions that follow.
    buriedAmong(db, { dogs: returns.map((one) => one.dog), now }),
    db
      .insert(socket)
      .select(
        db
          .select({
            userId: field('user').as('user_id'),
            dogId: dog.id,
            epoch: field('epoch').as('epoch'),
            hash: sql<string>`${RETURN_ROW} || (value ->> 'socket')`.as('hash'),
            room: sql<string>`${room}`.as('room'),
            expiresAt: sql<number>`${now + PRESENCE_STALE_MS}`.as('expires_at'),
            usedAt: sql<number>`${now}`.as('used_at'),
            sessionKey: sql<string | null>`value ->> 'session'`.as('session_key'),
          })
          .from(list)
          .innerJoin(dog, eq(dog.id, field('dog'))),
      )
      .onConflictDoNothing(),
    db
      .select({
        isBanned: sql<number>`exists ${bansOf(db, field('user'), now)}`,
        hasAgreed: sql<number>`exists ${agreed(db, field('user'))}`,
        sessions: sql<string>`(select json_group_array(hash) from ${openSessionsOf(db, field('user'), now)})`,
        floods: sql<string>`(select json_group_array(flooded_at) from ${floodRowsOf(db, field('user'))})`,
        newest: sql<number | null>`${dog.epoch}`.as('newest'),
        at: sql<string | null>`${presence.room}`.as('at'),
        by: sql<number | null>`${presence.epoch}`.as('by'),
      })
      .from(list)
      .leftJoin(dog, eq(dog.id, field('dog')))
      .leftJoin(presence, eq(presence.dogId, field('dog')))
      .orderBy(sql`json_each.key`),
    closed.statement,
    ...[...dogs, ...unheard].map(({ statement }) => statement),
  ])
  const isClosed = closed.read(closing)
  const knownDogs = answersOf(dogs, rows)
  const knownUnheard = answersOf(unheard, rows.slice(dogs.length))
  return returns.map((back, index) => {
    const { user, epoch, session } = back
    const row = found[index]
    const known = knownDogs[index]
    if (!row || !known || known.owner.userId !== user) return 'dead'
    if (row.isBanned) return 'banned'
    const open: string[] = JSON.parse(row.sessions)
    if (session !== null && !open.some((hash) => sessionKey(hash) === session)) return 'signed-out'
    if (row.by !== null && row.by > epoch && row.at !== room) return { elsewhere: row.by }
    const { name, heart, committee, followers, owner } = known
    const facts = {
      name,
      badge: staffBadge(owner),
      heart,
      committee,
      followers,
      mayHide: can(owner, 'toggle-hidden'),
      unheard: knownUnheard[index] ?? [],
    }
    const isKnown = row.by !== null && (row.newest ?? 0) <= epoch && isSame(facts, back, now)
    const isResting = isInFloodRest(JSON.parse(row.floods), now)
    return isClosed || isResting || !isKnown || !row.hasAgreed ? 'outdated' : 'welcome'
  })
}

function isSame(one: Facts, other: Facts, now: number): boolean {
  const [mine, theirs] = [one, other].map(({ name, badge, heart, committee, followers, mayHide, unheard }) => {
    // The room knows by its own clock that a term is over.
    const term = committee && committee.until > now ? [committee.from, committee.until, committee.terms] : null
    return JSON.stringify([name, badge, heart, term, followers, mayHide, unheard.toSorted((a, b) => a - b)])
  })
  return mine === theirs
}

/** Deletes the socket of a return, which has closed. */
export function dropReturn(db: Db, { user, dog: dogId, epoch, socket: name = '' }: Socket & { socket?: string }) {
  const isOfStay = and(eq(socket.userId, user), eq(socket.dogId, dogId), eq(socket.epoch, epoch))
  return db.delete(socket).where(and(isOfStay, eq(socket.hash, RETURN_ROW + name)))
}

function field(name: 'user' | 'dog' | 'epoch'): SQL<number> {
  return sql<number>`(value ->> ${name})`
}

function bansOf(db: Db, user: SQL, now: number) {
  return db
    .select({ id: ban.id })
    .from(ban)
    .where(and(eq(ban.userId, user), lte(ban.startsAt, now), gt(ban.endsAt, now)))
}

function agreed(db: Db, id: SQL) {
  return db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), eq(user.termsVersion, TERMS.version)))
}

function openSessionsOf(db: Db, user: SQL, now: number) {
  return db
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(and(eq(sessions.userId, user), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
}
