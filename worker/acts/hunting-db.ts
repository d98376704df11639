import { and, eq, sql } from 'drizzle-orm'
import { HUNT } from '#durable/rules/calendar/hunt.ts'
import type { HuntWeek } from '#durable/rules/calendar/hunt.ts'
import { osloDay, weekOfDay } from '#durable/rules/life/days.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { huntWeek } from '#worker/db/schema/value/hunts.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'
import { packMarkFor } from './pack-marks-db.ts'
import { firstRest, withRest } from './resting-db.ts'
import type { RestOfDay } from './resting-db.ts'

type Hunter = { op: string; user: number; dog: number; now: number }

/** What has been found: the bit of a spot in the hunt of an Oslo day. */
type HuntFind = { day: number; bit: number }

/** What a dig in a hunt has found: its bones, and how many finds the user now has in the week. */
export type Hunted = { bones: number; isSpot: boolean; hunt: number }

/**
 * [CA3] What a find of a hunt writes, and the result of its op. It is counted for the user, so three dogs find no more than one,
 * and the tile rests as after any dig [O2].
 */
export function huntFind({ op, user, dog, now }: Hunter, { day, bit }: HuntFind, tile: RestOfDay) {
  const week = weekOfDay(day)
  const isOfWeek = sql`user_id = ${user} and week = ${week}`
  const writes: Write<'hunt-full' | 'hunt-found'>[] = [
    demand('hunt-full', sql`coalesce((select finds from hunt_week where ${isOfWeek}), 0) < ${HUNT.finds}`),
    demand(
      'hunt-found',
      sql`not exists (select 1 from hunt_week where ${isOfWeek} and day = ${day} and spots & ${bit})`,
    ),
    {
      sql: sql`insert into hunt_week (user_id, week, finds, day, spots) values (${user}, ${week}, 1, ${day}, ${bit})
        on conflict do update set finds = finds + 1,
        spots = iif(day = excluded.day, spots | excluded.spots, excluded.spots), day = excluded.day`,
    },
    {
      sql: sql`insert into find_day (user_id, day, spots, missed, blind, bones, tiles)
        values (${user}, ${osloDay(now)}, 0, 0, 0, 0, ${firstRest(tile)})
        on conflict do update set tiles = ${withRest(sql`find_day.tiles`, tile)}`,
    },
    ...transfer(op, { unit: 'bones', amount: HUNT.bones, from: { park: 'hunts' }, to: { dog } }),
    ...packMarkFor({ user, dog, now }),
    ...giveStamps({ user, keys: stampsOfAct({ type: 'dig', bones: HUNT.bones, hunt: 1 }), now }),
  ]
  const finds = sql`(select finds from hunt_week where ${isOfWeek})`
  const result = sql<Hunted>`json_object('bones', ${HUNT.bones}, 'isSpot', json('false'), 'hunt', ${finds})`
  return { writes, result }
}

/** [CA3] What the user has found in the hunts of the week of an Oslo day. */
export function huntsOfWeek(
  db: Db,
  user: number | ReturnType<typeof sql<number>>,
  day: number,
): Query<HuntWeek | null> {
  const { week, finds, day: last, spots } = huntWeek
  const ofWeek = and(eq(huntWeek.userId, user), eq(week, weekOfDay(day)))
  const found = db.select({ week, finds, day: last, spots }).from(huntWeek).where(ofWeek)
  return query(found, ([row]) => row ?? null)
}
