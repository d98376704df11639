import { and, eq, sql } from 'drizzle-orm'
import { SUPPORTER_HEARTS } from '#durable/rules/items/catalogue.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { isAlive } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { LedgerRefusal, Write } from '#worker/ledger/operation.ts'
import { holderOf, makeThing, move } from '#worker/ledger/things.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { demand } from '#worker/ledger/writes.ts'
import { freeBagSlot, intoBag } from './carrying-db.ts'

/** A user who is lent something for one of their dogs, under the id of an op; `now` is epoch ms. */
type Borrower = { op: string; user: number; dog: number; now: number }

/** `hasRoom` is false if the hearts wait for the first entry of a day with room in the backpack. */
export type Lending = { hasRoom: boolean }

/** How often to try again if another op has moved them at the same moment. */
const TRIES = 20

type LendingRefusal = 'not-your-dog' | 'dog-is-dead' | 'supporters-only'

/** The op by which waiting hearts are lent at the first entry of the day. */
export function heartsOp(dogId: number, now: number): string {
  return `lend:${dogId}:${osloDay(now)}`
}

/**
 * [SU5] Lends a supporter the supporter hearts for a dog, into its backpack. There is one pair for each supporter: another
 * dog of theirs that has it gives it up. If the backpack is full, the hearts wait.
 */
export async function lendHearts(
  db: Db,
  borrower: Borrower,
  tries = TRIES,
): Promise<Lending | LendingRefusal | LedgerRefusal> {
  const { op, user, dog, now } = borrower
  const [had] = await heartsOf(db, user)
  const demands: Write<LendingRefusal>[] = [
    demand('not-your-dog', sql`exists (select 1 from dog where id = ${dog} and user_id = ${user})`),
    demand('dog-is-dead', isAlive(dog, osloDay(now))),
    demand('supporters-only', sql`exists (select 1 from supporter where user_id = ${user} and tier <> 'Inactive')`),
  ]
  const chosen = sql`update supporter set hearts_dog = ${dog} where user_id = ${user}`
  const isThere = had?.dog === dog
  const answer = await perform(
    db,
    { id: op, actor: user, kind: 'lend', request: { dog }, now },
    {
      writes: [...demands, ...(isThere ? [] : handedOver(borrower, had ?? null)), { sql: chosen }],
      result: told<Lending>({ hasRoom: true }),
    },
  )
  // Another op has lent or moved them since they were looked for.
  if (answer === 'item-gone' || answer === 'place-taken') {
    if (tries === 1) throw new Error('the hearts were moved each time that they were to be lent')
    return lendHearts(db, borrower, tries - 1)
  }
  if (answer !== 'bag-full') return answer
  await db.run(chosen)
  return { hasRoom: false }
}

/** A new pair, or the one that another dog has, goes into the backpack. */
function handedOver({ op, user, dog, now }: Borrower, had: LentThing | null) {
  if (had) return intoBag(op, { thing: had, from: holderOf(had.dog), dog, now })
  const slot = freeBagSlot(dog, now)
  const hasNone = sql`not exists (select 1 from item where kind = ${SUPPORTER_HEARTS} and holder in ${holdersOf(user)})`
  return [
    demand('item-gone', hasNone),
    demand('bag-full', sql`${slot} is not null`),
    makeThing(op, { kind: SUPPORTER_HEARTS, to: { dog, slot } }),
  ]
}

/** [SU4] What the user is lent goes back, and none of their dogs waits for it. Returns the dogs that had something. */
export async function endLoans(db: Db, { user, now }: { user: number; now: number }, tries = TRIES): Promise<number[]> {
  await db.run(sql`update supporter set hearts_dog = null where user_id = ${user}`)
  const things = await heartsOf(db, user)
  for (const { id, ver, dog } of things) {
    const ended = await perform(
      db,
      { id: `lend-end:${id}:${ver}`, actor: null, kind: 'lend-end', request: {}, now },
      {
        writes: move(`lend-end:${id}:${ver}`, { thing: { id, ver }, from: holderOf(dog), to: 'gone' }),
        result: told({}),
      },
    )
    // The dog has moved it meanwhile.
    if (ended === 'item-gone') {
      if (tries === 1) throw new Error('the hearts were moved each time that they were to be taken')
      return endLoans(db, { user, now }, tries - 1)
    }
  }
  return things.map(({ dog }) => dog)
}

type LentThing = KnownThing & { dog: number }

/** The supporter hearts that the user's dogs have. */
function heartsOf(db: Db, user: number): Promise<LentThing[]> {
  return db
    .select({ id: item.id, ver: item.ver, dog: sql<number>`cast(substr(${item.holder}, 5) as integer)` })
    .from(item)
    .where(and(sql`${item.holder} in ${holdersOf(user)}`, eq(item.kind, SUPPORTER_HEARTS)))
}

/** SQL for what things of the user's dogs are held by. */
function holdersOf(user: number) {
  return sql`(select 'dog:' || id from dog where user_id = ${user})`
}
