import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { demand } from '#worker/ledger/writes.ts'
import { isPartedFrom } from '#worker/presence/people-db.ts'
import { PRESENCE_STALE_MS, isHeardOf } from '#worker/presence/presence-db.ts'

/**
 * Who acts: a user with a dog, under the id of an op; `now` is epoch ms. `epoch` is that of the stay on whose behalf a
 * room asks. `no` is the reason why the room does not vouch for the act; the act is then refused, unless the same op
 * was done before. Both are absent if no room asks.
 */
export type Actor = { op: string; user: number; dog: number; epoch?: number; now: number; no?: ActProblem | null }

/**
 * The demands on whoever acts. [V6] If a room asks, the dog must not have a newer stay elsewhere. A newer ticket alone
 * does not end the stay: it may never be used.
 */
export function mayAct({
  user,
  dog,
  epoch,
  now,
  no,
}: Actor): Write<'not-your-dog' | 'dog-is-dead' | 'dog-is-elsewhere' | ActProblem>[] {
  const isOwn = sql`exists (select 1 from dog where id = ${dog} and user_id = ${user})`
  // A rebirth raises the epoch without a ticket, and the stays of the earlier life began before it.
  const isLastStay = sql`exists (select 1 from presence
    where dog_id = dog.id and presence.epoch = ${epoch} and since > dog.born_at)`
  const isHere = sql`exists (select 1 from dog
    where id = ${dog} and (epoch = ${epoch} or ticket_epoch = epoch and ${isLastStay}))`
  return [
    ...(no ? [demand(no, sql`0`)] : []),
    demand('not-your-dog', isOwn),
    demand('dog-is-dead', isAlive(dog, osloDay(now))),
    ...(epoch === undefined ? [] : [demand('dog-is-elsewhere', isHere)]),
  ]
}

/** [H2] Whether the dog, by its id or SQL for it, is alive on the day `today`. */
export function isAlive(dog: number | SQLWrapper, today: number): SQL {
  return sql`exists (select 1 from dog where id = ${dog} and died_at is null and ${lifepointsLeft(today)} > 0)`
}

/** [H2] The lifepoints left on the day `today`, for the row of `dog` in the query around it. */
export function lifepointsLeft(today: number): SQL<number> {
  return sql`((select balance from account where account.dog_id = dog.id and unit = 'life')
    - ${LIFEPOINTS.lostADay} * (${today} - coalesce(dog.life_day, ${today})))`
}

/** Whether the dog is in any copy of the room, and not hidden. */
export function isIn({ dog, now }: Actor, room: string): SQL {
  return sql`exists (select 1 from presence where dog_id = ${dog} and hidden = 0
    and (room = ${room} or room glob ${`${room}~*`})
    and (seen_at > ${now - PRESENCE_STALE_MS} or ${isHeardOf(sql`presence.room`, now)}))`
}

/** Demands that the other dog is alive, in the same copy of a room, and that neither user blocks the other. */
export function areTogether({ user, dog, now }: Actor, other: number): Write<'not-together'> {
  const fresh = now - PRESENCE_STALE_MS
  return demand(
    'not-together',
    sql`exists (select 1 from presence as mine join presence as theirs on theirs.room = mine.room
      where mine.dog_id = ${dog} and theirs.dog_id = ${other} and mine.dog_id <> theirs.dog_id
      and mine.hidden = 0 and theirs.hidden = 0
      and (mine.seen_at > ${fresh} and theirs.seen_at > ${fresh} or ${isHeardOf(sql`mine.room`, now)})
      and not ${isPartedFrom(user, sql`theirs.user_id`)})
      and ${isAlive(other, osloDay(now))}`,
  )
}
