import { type SQL, sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Write } from '../ledger/operation.ts'
import { balanceOf, demand } from '../ledger/writes.ts'

/**
 * Who acts: a user by a dog, under the id of an op; `now` is epoch ms. `epoch` is that of the stay in whose name a room
 * asks: a newer one has taken the dog elsewhere. Left out where no room asks.
 */
export type Actor = { op: string; user: number; dog: number; epoch?: number; now: number }

/** What an act needs of the one who acts. */
export function mayAct({ user, dog, epoch, now }: Actor): Write<'not-your-dog' | 'dog-is-dead' | 'dog-is-elsewhere'>[] {
  const isOwn = sql`exists (select 1 from dog where id = ${dog} and user_id = ${user})`
  const isHere = sql`exists (select 1 from dog where id = ${dog} and epoch = ${epoch})`
  return [
    demand('not-your-dog', isOwn),
    demand('dog-is-dead', isAlive(dog, osloDay(now))),
    ...(epoch === undefined ? [] : [demand('dog-is-elsewhere', isHere)]),
  ]
}

/** [H2] Whether the dog lives on the day. */
export function isAlive(dog: number, today: number): SQL {
  return sql`exists (select 1 from dog where id = ${dog} and died_at is null
    and coalesce(life_day, ${today}) + ${balanceOf(dog, 'life')} > ${today})`
}
