import { and, eq, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { DAYS_PER_DOG_YEAR } from '#durable/rules/age.ts'
import { LENT_KINDS, carriedAt, itemKind, mayCarry, mayLetGo } from '#durable/rules/items/catalogue.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'
import { BACKPACK } from '#durable/rules/life/backpack.ts'
import { mayAct, areTogether } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { Operation, Write } from '#worker/ledger/operation.ts'
import { groundOf, holderOf, move } from '#worker/ledger/things.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { demand } from '#worker/ledger/writes.ts'

const DOG_YEAR_MS = DAYS_PER_DOG_YEAR * 24 * 60 * 60 * 1000

/** A thing of a dog, as its owner sees it. */
export type OwnThing = KnownThing & { kind: string; slot: string }

export async function thingsOf(db: Db, dogId: number): Promise<OwnThing[]> {
  return thingsCarriedBy(db, dogId)
}

/** The query for the things of a dog. */
export function thingsCarriedBy(db: Db, dogId: number) {
  const { id, ver, kind, slot } = item
  return db
    .select({ id, ver, kind, slot })
    .from(item)
    .where(eq(item.holder, holderOf(dogId)))
    .orderBy(item.slot)
}

/** Things by their ids, wherever they are. */
export async function thingsByIds(db: Db, ids: readonly number[]): Promise<OwnThing[]> {
  const { id, ver, kind, slot } = item
  const asked = sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`
  return db.select({ id, ver, kind, slot }).from(item).where(asked).orderBy(id)
}

/** The things on the ground of a copy of a room. A room asks for them when it wakes. */
export async function thingsOnGround(db: Db, room: string): Promise<(KnownThing & { kind: string; tile: string })[]> {
  const { id, ver, kind, slot } = item
  return db
    .select({ id, ver, kind, tile: slot })
    .from(item)
    .where(eq(item.holder, groundOf(room)))
}

/** [I1] SQL for the first free slot of the backpack of a dog, by its id or SQL for it; null if it is full. */
export function freeBagSlot(dogId: number | SQLWrapper, now: number): SQL<string> {
  const holder = typeof dogId === 'number' ? holderOf(dogId) : sql`'dog:' || ${dogId}`
  const years = sql`cast((${now} - (select born_at from dog where id = ${dogId})) / ${DOG_YEAR_MS} as integer)`
  const slots = sql`min(${BACKPACK.most}, ${BACKPACK.atBirth} + ${BACKPACK.perYear} * max(0, ${years}))`
  return sql`(with recursive bag(slot) as (select 0 union all select slot + 1 from bag where slot + 1 < ${slots})
    select 'bag:' || bag.slot from bag where not exists (
      select 1 from item where holder = ${holder} and item.slot = 'bag:' || bag.slot
    ) order by bag.slot limit 1)`
}

/** [I4] A dog moves one of its things from one of its slots to another. */
export async function carry(db: Db, actor: Actor, { thing, to }: { thing: KnownThing; to: Slot | 'bag' }) {
  const own = await ownThing(db, actor, thing)
  if (!own) return answerOrGone(db, operationOf(actor, 'carry', { thing, to }))
  const kind = itemKind(own.kind)
  const from = carriedAt(own.slot)
  if (!kind || !from || !mayCarry(kind, from, to)) return 'wrong-place' as const
  return perform(db, operationOf(actor, 'carry', { thing, to }), {
    writes: [...mayAct(actor), ...moveCarried(actor, { thing, to })],
    result: told({ to }),
  })
}

/**
 * [I5] A dog lays a thing down; the room vouches for the tile. A repetition gets the tile of the first time, because
 * the dog may stand elsewhere by then.
 */
export async function layDown(
  db: Db,
  actor: Actor,
  { thing, room, x, y }: { thing: KnownThing; room: string; x: number; y: number },
) {
  const operation = operationOf(actor, 'drop', { thing })
  const own = await ownThing(db, actor, thing)
  if (!own) return droppedBefore(db, operation, thing)
  const from = carriedAt(own.slot)
  if (!from || !mayLetGo(from)) return 'wrong-place' as const
  if (LENT_KINDS.includes(own.kind)) return 'lent-thing' as const
  const moved = { thing, from: holderOf(actor.dog), to: { ground: room, x, y } }
  return perform(db, operation, {
    writes: [...mayAct(actor), ...move(actor.op, moved)],
    result: told<Dropped>({ kind: own.kind, room, x, y }),
  })
}

/** What was laid down, and where. `isGone` is set on a repetition if the thing was picked up meanwhile. */
export type Dropped = { kind: string; room: string; x: number; y: number; isGone?: true }

async function droppedBefore(db: Db, operation: Operation, { id, ver }: KnownThing) {
  const dropped = await answerOrGone<Dropped>(db, operation)
  if (typeof dropped === 'string') return dropped
  const isStill = and(eq(item.id, id), eq(item.ver, ver + 1))
  const still = await db.select({ id: item.id }).from(item).where(isStill).get()
  return still ? dropped : { ...dropped, isGone: true as const }
}

/** A dog picks a thing up into its backpack; the room vouches that it is near. */
export async function pickUp(db: Db, actor: Actor, { thing, room }: { thing: KnownThing; room: string }) {
  return perform(db, operationOf(actor, 'pick-up', { thing }), {
    writes: [...mayAct(actor), ...intoBag(actor.op, { thing, from: groundOf(room), dog: actor.dog, now: actor.now })],
    result: told({ picked: thing.id }),
  })
}

/** [I5] A dog gives a thing to another one in the same copy of a room. */
export async function give(db: Db, actor: Actor, { thing, to }: { thing: KnownThing; to: number }) {
  const operation = operationOf(actor, 'give', { thing, to })
  const own = await ownThing(db, actor, thing)
  if (!own) return answerOrGone(db, operation)
  const from = carriedAt(own.slot)
  if (!from || !mayLetGo(from)) return 'wrong-place' as const
  if (LENT_KINDS.includes(own.kind)) return 'lent-thing' as const
  const given = { thing, from: holderOf(actor.dog), dog: to, now: actor.now }
  return perform(db, operation, {
    writes: [...mayAct(actor), areTogether(actor, to), ...intoBag(actor.op, given)],
    result: told({ given: thing.id }),
  })
}

/** Moves a thing into the backpack of a dog. */
export function intoBag(
  opId: string,
  { thing, from, dog, now }: { thing: KnownThing; from: string; dog: number; now: number },
): Write<'item-gone' | 'place-taken' | 'bag-full'>[] {
  const slot = freeBagSlot(dog, now)
  return [demand('bag-full', sql`${slot} is not null`), ...move(opId, { thing, from, to: { dog, slot } })]
}

/** Moves a thing of the dog to where it is worn, or into its backpack; whether it may go there is not asked. */
export function moveCarried({ op, dog, now }: Actor, { thing, to }: { thing: KnownThing; to: Slot | 'bag' }) {
  if (to === 'bag') return intoBag(op, { thing, from: holderOf(dog), dog, now })
  return move(op, { thing, from: holderOf(dog), to: { dog, slot: to } })
}

function ownThing(db: Db, { dog }: Actor, { id, ver }: KnownThing) {
  const isIt = and(eq(item.id, id), eq(item.ver, ver), eq(item.holder, holderOf(dog)))
  return db.select({ kind: item.kind, slot: item.slot }).from(item).where(isIt).get()
}

// A thing that is not there may have been moved by this very op, whose answer was lost.
function answerOrGone<Result extends object = Record<string, unknown>>(db: Db, operation: Operation) {
  const never = [demand('item-gone', sql`0`)]
  return perform<Result, 'item-gone'>(db, operation, { writes: never, result: sql<Result>`'{}'` })
}

function operationOf({ op: id, user: actor, dog, now }: Actor, kind: Operation['kind'], request: object): Operation {
  return { id, actor, kind, request: { dog, ...request }, now }
}
