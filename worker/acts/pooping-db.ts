import { and, eq, gt } from 'drizzle-orm'
import { POOP, POOP_LIES_MS, POOP_REST_MS } from '#durable/rules/life/poop.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import type { Db } from '#worker/db/client.ts'
import { rest } from '#worker/db/schema/value/days.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { mayAct } from './acting-db.ts'
import type { Actor } from './acting-db.ts'
import { restUntil } from './resting-db.ts'
import { gainKarma } from './sniffing-db.ts'

const scoopOf = (poop: string) => `scoop:${poop}`

/**
 * [O4] A dog has pooped in a room, which vouches for the place and the words. When the op is repeated long after, from
 * another room, or after the poop was scooped up, the poop lies for 0 ms.
 */
export async function pooped(db: Db, actor: Actor, room: string) {
  const { op: id, user, dog, now } = actor
  const done = await perform(
    db,
    { id, actor: user, kind: 'poop', request: { dog }, now },
    {
      writes: [
        ...mayAct(actor),
        ...restUntil('pooped-lately', { what: `poop:${dog}`, now, until: now + POOP_REST_MS }),
      ],
      result: told({ room, until: now + POOP_LIES_MS }),
    },
  )
  if (typeof done === 'string') return done
  const isScooped = and(eq(rest.what, scoopOf(id)), gt(rest.until, now))
  const scoops = await db.select({ what: rest.what }).from(rest).where(isScooped)
  return { liesMs: done.room === room && scoops.length === 0 ? Math.max(0, done.until - now) : 0 }
}

/**
 * [O6] A dog has scooped up the poop that the op `poop` has left; that is possible once. A dog that has all karma of
 * the day already gets none.
 */
export async function scooped(db: Db, actor: Actor, poop: string) {
  const { op: id, user, dog, now } = actor
  const operation = { id, actor: user, kind: 'scoop' as const, request: { dog }, now }
  const taken = [
    ...mayAct(actor),
    ...restUntil('poop-gone', { what: scoopOf(poop), now, until: now + POOP_LIES_MS }),
    ...giveStamps({ user, keys: stampsOfAct({ type: 'scoop' }), now }),
  ]
  const karma = POOP.scoopKarma
  const paid = await perform(db, operation, {
    writes: [...taken, ...gainKarma(actor, { amount: karma, from: 'scooping' })],
    result: told({ karma }),
  })
  return paid === 'karma-full' ? perform(db, operation, { writes: taken, result: told({ karma: 0 }) }) : paid
}
