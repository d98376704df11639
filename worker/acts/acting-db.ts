import { type SQL, sql } from 'drizzle-orm'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { isPartedFrom } from '#worker/presence/people-db.ts'
import { PRESENCE_STALE_MS } from '#worker/presence/presence-db.ts'
import { demand } from '#worker/ledger/writes.ts'

/**
 * Who acts: a user by a dog, under the id of an op; `now` is epoch ms. `epoch` is that of the stay in whose name a room
 * asks: a newer one has taken the dog elsewhere. `no` is why the room does not vouch for it: then it is refused, unless
 * the same op was done before. Both are left out where no room asks.
 */
export type Actor = { op: string; user: number; dog: number; epoch?: number; now: number; no?: ActProblem | null }

/** What an act needs of the one who acts; [V6] where a room asks, that no newer stay has taken the dog elsewhere. */
export function mayAct({
  user,
  dog,
  epoch,
  now,
  no,
}: Actor): Write<'not-your-dog' | 'dog-is-dead' | 'dog-is-elsewhere' | ActProblem>[] {
  const isOwn = sql`exists (select 1 from dog where id = ${dog} and user_id = ${user})`
  const isHere = sql`exists (select 1 from dog where id = ${dog} and epoch = ${epoch})`
  return [
    ...(no ? [demand(no, sql`0`)] : []),
    demand('not-your-dog', isOwn),
    demand('dog-is-dead', isAlive(dog, osloDay(now))),
    ...(epoch === undefined ? [] : [demand('dog-is-elsewhere', isHere)]),
  ]
}

/** [H2] Whether the dog lives on the day. */
export function isAlive(dog: number, today: number): SQL {
  return sql`exists (select 1 from dog where id = ${dog} and died_at is null and ${lifepointsLeft(today)} > 0)`
}

/** [H2] The lifepoints that are left on a day to the row of `dog` that the query looks at. */
export function lifepointsLeft(today: number): SQL<number> {
  return sql`((select balance from account where account.dog_id = dog.id and unit = 'life')
    - ${LIFEPOINTS.lostADay} * (${today} - coalesce(dog.life_day, ${today})))`
}

/** Whether the dog is in a room, or a twin of it, and not hidden. */
export function isIn({ dog, now }: Actor, room: string): SQL {
  return sql`exists (select 1 from presence where dog_id = ${dog} and hidden = 0
    and (room = ${room} or room glob ${`${room}~*`}) and seen_at > ${now - PRESENCE_STALE_MS})`
}

/** The other dog must be in the same copy of a room, alive, of a user whom no block parts from this one. */
export function areTogether({ user, dog, now }: Actor, other: number): Write<'not-together'> {
  const fresh = now - PRESENCE_STALE_MS
  return demand(
    'not-together',
    sql`exists (select 1 from presence as mine join presence as theirs on theirs.room = mine.room
      where mine.dog_id = ${dog} and theirs.dog_id = ${other} and mine.dog_id <> theirs.dog_id
      and mine.hidden = 0 and theirs.hidden = 0 and mine.seen_at > ${fresh} and theirs.seen_at > ${fresh}
      and not ${isPartedFrom(user, sql`theirs.user_id`)})
      and ${isAlive(other, osloDay(now))}`,
  )
}
