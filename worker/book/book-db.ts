import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PAGES, PAGE_BONES, isStampKey, stampsOn } from '#durable/rules/stamps/stamps.ts'
import type { Page, StampKey } from '#durable/rules/stamps/stamps.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { once } from '#worker/db/schema/value/days.ts'
import { stamp } from '#worker/db/schema/value/stamps.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'

/** A stamp in a book, and when it was given (epoch ms). */
export type BookStamp = { key: StampKey; at: number }

/** The collector's book of a user: its stamps, the oldest first, and the pages that have paid. */
export type Book = { stamps: readonly BookStamp[]; paid: readonly Page[] }

/** [BK1] The book of a user as it is. */
export async function bookOf(db: Db, userId: number): Promise<Book> {
  const [stamps, paid] = await db.batch([
    db
      .select({ key: stamp.key, at: stamp.at })
      .from(stamp)
      .where(eq(stamp.userId, userId))
      .orderBy(asc(stamp.at), asc(stamp.key)),
    db
      .select({ what: once.what })
      .from(once)
      .where(
        inArray(
          once.what,
          PAGES.map((page) => paidPage(userId, page)),
        ),
      ),
  ])
  const known = new Set(paid.map(({ what }) => what))
  return {
    stamps: stamps.flatMap(({ key, at }) => (isStampKey(key) ? [{ key, at }] : [])),
    paid: PAGES.filter((page) => known.has(paidPage(userId, page))),
  }
}

/** [BK2] Gives a user the stamps of what the tables can tell they did before there was a book; `now` is epoch ms. */
export async function stampEarlier(db: Db, { userId, now }: { userId: number; now: number }): Promise<void> {
  const given = Object.entries(DONE_BEFORE).map(
    ([key, wasDone]) => sql`insert into stamp (user_id, key, at) select ${userId}, ${key}, ${now}
      where ${wasDone(userId)} on conflict do nothing`,
  )
  await runAllOrNone(db, given)
}

/** [BK3] A full page brings its bones once a user, to the dog of theirs that takes them. */
export async function takePage(db: Db, actor: Actor, page: Page) {
  const { op: id, user, dog, now } = actor
  const keys = stampsOn(page)
  const what = paidPage(user, page)
  const had = sql`(select count(*) from stamp where user_id = ${user}
    and key in (select value from json_each(${JSON.stringify(keys)})))`
  return perform(
    db,
    { id, actor: user, kind: 'book', request: { dog, page }, now },
    {
      writes: [
        ...mayAct(actor),
        demand('page-paid', sql`not exists (select 1 from once where what = ${what})`),
        demand('page-not-full', sql`${had} = ${keys.length}`),
        { sql: sql`insert into once (what, op_id) values (${what}, ${id})` },
        ...transfer(id, { unit: 'bones', amount: PAGE_BONES, from: { park: 'book' }, to: { dog } }),
      ],
      result: told({ bones: PAGE_BONES }),
    },
  )
}

function paidPage(user: number, page: Page): string {
  return `book-page:${user}:${page}`
}

const isOnce = (what: string) => (user: number) => sql`exists (select 1 from once where what = ${`${what}:${user}`})`
const dogs = (user: number) => sql`(select id from dog where user_id = ${user})`

/** [BK2] The stamps that earlier acts have left a trace of, and the trace. */
const DONE_BEFORE: Partial<Record<StampKey, (user: number) => SQL>> = {
  walk: isOnce('npc:lesson:walk'),
  hello: isOnce('npc:lesson:say'),
  sniff: isOnce('npc:lesson:meet'),
  hole: (user) => sql`exists (select 1 from once where what = ${`first-dig:${user}:0`})`,
  garm: isOnce('npc:first-bone'),
  hat: (user) => sql`exists (select 1 from item join item_move on item_id = item.id and item_move.ver = 1
    join op on op.id = item_move.op_id and op.kind = 'buy' and op.actor = ${user}
    where item.holder in (select 'dog:' || id from dog where user_id = ${user}))`,
  friend: (user) => sql`(exists (select 1 from friend where asker in ${dogs(user)} and since is not null)
    or exists (select 1 from friend where asked in ${dogs(user)} and since is not null))`,
  answer: (user) => sql`exists (select 1 from dog where user_id = ${user} and level_points > 0)`,
  spot: (user) => sql`exists (select 1 from find_day where user_id = ${user} and spots > 0)`,
  mark: (user) => sql`exists (select 1 from post_mark where dog_id in ${dogs(user)})`,
  trail: (user) => sql`exists (select 1 from find_day where user_id = ${user} and trail = 1)`,
}
