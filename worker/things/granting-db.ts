import { sql } from 'drizzle-orm'
import { LENT_KINDS, itemKind } from '#durable/rules/items/catalogue.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { makeThing } from '#worker/ledger/things.ts'
import { demand } from '#worker/ledger/writes.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { kindNow } from '#worker/sheets/kinds-db.ts'
import { freeBagSlot } from './carrying-db.ts'

/**
 * [SD13] Makes a thing for a dog of a member of staff, into its backpack, with a line of the staff log. None is made of a kind
 * that is retired, nor of one that is lent: it would never be taken back.
 */
export async function grantToSelf(db: Db, actor: Actor, { kind: key, reason }: { kind: string; reason: string }) {
  const kind = itemKind(key)
  if (!kind || LENT_KINDS.includes(key)) return 'no-such-item' as const
  const { op: id, user, dog, now } = actor
  const slot = freeBagSlot(dog, now)
  const line = logged(db, {
    at: now,
    staffId: user,
    act: 'grant',
    userId: user,
    dogId: dog,
    reason,
    detail: { thing: key },
  })
  return perform(
    db,
    { id, actor: user, kind: 'grant', request: { dog, key, reason }, now },
    {
      writes: [
        ...mayAct(actor),
        demand('no-such-item', sql`not ${kindNow(kind).isRetired}`),
        demand('bag-full', sql`${slot} is not null`),
        makeThing(id, { kind: key, to: { dog, slot } }),
        { sql: line.getSQL() },
      ],
      result: told({ kind: key }),
    },
  )
}
