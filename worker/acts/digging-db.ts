import { and, eq, inArray, sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { DIG_REST_MS, FIRST_DIGS, NO_FINDS, findOf } from '#durable/rules/life/digging.ts'
import type { DugSoil, Find, FindDay } from '#durable/rules/life/digging.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { findDay, once } from '#worker/db/schema/value/days.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'
import { mayAct } from './acting-db.ts'
import type { Actor } from './acting-db.ts'
import { huntFind } from './hunting-db.ts'
import { firstRest, isResting, withRest } from './resting-db.ts'
import type { RestOfDay } from './resting-db.ts'

/** How often a dig is looked at again because another one of the user came between reading and writing. */
const TRIES_MAX = 5

/** Where the room knows nothing of the user's soil. */
const PLAIN_SOIL: DugSoil = { room: null, spot: null, deck: [] }

type Dug = { room: string; x: number; y: number; soil: DugSoil | null }

/**
 * [O3] A dog has dug. The room vouches that it stood on dig ground of the tile for as long as a dig takes, and says what
 * lies there; what is found is decided here, for the user: three dogs find no more than one. [O2] The tile rests for
 * this dog. The tile is not a part of the request, because the dog may be elsewhere when the op is repeated.
 */
export async function dug(db: Db, actor: Actor & { random: () => number }, { room, x, y, soil }: Dug) {
  const { op: id, user, dog, now, random } = actor
  const day = osloDay(now)
  const tile = { what: `${dog}:${roomOf(room)}:${x},${y}`, now, until: now + DIG_REST_MS }
  const rows = sql`user_id = ${user} and day >= ${day - 1}`
  const rests = isResting({ table: sql`find_day`, rests: sql`tiles`, rows }, tile)
  const operation = { id, actor: user, kind: 'dig' as const, request: { dog }, now }
  const first = [...mayAct(actor), demand('tile-rests', sql`not ${rests}`)]
  if (soil?.hunt) {
    const { writes, result } = huntFind(actor, soil.hunt, tile)
    return perform(db, operation, { writes: [...first, ...writes], result })
  }
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const { before, firsts } = await dugBefore(db, { user, day })
    const find = findOf(before, soil ?? PLAIN_SOIL, { firsts, random })
    const { bones, isSpot } = find
    const writes = [
      ...first,
      ...booked({ op: id, user, day, firsts, tile }, before, find),
      ...(bones > 0 ? transfer(id, { unit: 'bones', amount: bones, from: { park: 'digging' }, to: { dog } }) : []),
      ...giveStamps({ user, keys: stampsOfAct({ type: 'dig', bones, isSpot }), now }),
    ]
    const done = await perform(db, operation, { writes, result: told({ bones, isSpot }) })
    if (done !== 'changed-meanwhile') return done
  }
  return 'try-again'
}

/** What a user has found on a day: spots [O8], as bits, and whether the end of the trail [SC1]. */
type FoundOnDay = { spots: number; isTrailFound: boolean }

/** What the user has found on the day. */
export function foundOnDay(db: Db, user: number | ReturnType<typeof sql<number>>, day: number): Query<FoundOnDay> {
  const isOfDay = and(eq(findDay.userId, user), eq(findDay.day, day))
  const found = db.select({ spots: findDay.spots, trail: findDay.trail }).from(findDay).where(isOfDay)
  return query(found, ([row]) => ({ spots: row?.spots ?? 0, isTrailFound: row?.trail === 1 }))
}

async function dugBefore(db: Db, { user, day }: { user: number; day: number }) {
  const isOfDay = and(eq(findDay.userId, user), eq(findDay.day, day))
  const [[before], firsts] = await db.batch([
    db.select(FIND_COLUMNS).from(findDay).where(isOfDay),
    db
      .select({ what: once.what })
      .from(once)
      .where(
        inArray(
          once.what,
          FIRST_DIGS.map((_bones, number) => firstDig(user, number)),
        ),
      ),
  ])
  return { before: before ?? NO_FINDS, firsts: firsts.length }
}

const FIND_COLUMNS = { spots: findDay.spots, missed: findDay.missed, blind: findDay.blind, bones: findDay.bones }

function firstDig(user: number, number: number): string {
  return `first-dig:${user}:${number}`
}

type Digger = { op: string; user: number; day: number; firsts: number; tile: RestOfDay }

/** Writes the day of the user, which must be as it was read, and that the tile rests. */
function booked(
  { op, user, day, firsts, tile }: Digger,
  before: FindDay,
  { day: after }: Find,
): Write<'changed-meanwhile'>[] {
  const isOfDay = sql`user_id = ${user} and day = ${day}`
  const isAsRead = sql`coalesce((select spots = ${before.spots} and missed = ${before.missed} and blind = ${before.blind}
    and bones = ${before.bones} from find_day where ${isOfDay}), ${before.bones + before.blind + before.spots + before.missed === 0 ? 1 : 0})`
  const isFirst = firsts < FIRST_DIGS.length
  const first = firstDig(user, firsts)
  return [
    demand('changed-meanwhile', isAsRead),
    ...(isFirst
      ? [
          demand('changed-meanwhile', sql`not exists (select 1 from once where what = ${first})`),
          { sql: sql`insert into once (what, op_id) values (${first}, ${op})` },
        ]
      : []),
    {
      sql: sql`insert into find_day (user_id, day, spots, missed, blind, bones, tiles)
        values (${user}, ${day}, ${after.spots}, ${after.missed}, ${after.blind}, ${after.bones}, ${firstRest(tile)})
        on conflict do update set spots = excluded.spots, missed = excluded.missed, blind = excluded.blind,
        bones = excluded.bones, tiles = ${withRest(sql`find_day.tiles`, tile)}`,
    },
  ]
}
