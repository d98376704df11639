import { DIG_REST_MS, drawFind } from '#durable/rules/life/digging.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { transfer } from '#worker/ledger/writes.ts'
import { type Actor, mayAct } from './acting-db.ts'
import { restUntil } from './resting-db.ts'

/**
 * [O3] A dog has dug. The room vouches that it stood on dig ground of the tile for as long as a dig takes; the find is
 * drawn here. [O2] The tile rests for this dog. The tile is not a part of the request, because the dog may be elsewhere
 * when the op is repeated.
 */
export async function dug(
  db: Db,
  actor: Actor & { random: () => number },
  { room, x, y }: { room: string; x: number; y: number },
) {
  const { op: id, user, dog, now, random } = actor
  const bones = drawFind(random)
  const tile = { what: `dig:${dog}:${roomOf(room)}:${x},${y}`, now, until: now + DIG_REST_MS }
  const writes = [
    ...mayAct(actor),
    ...restUntil('tile-rests', tile),
    ...(bones > 0 ? transfer(id, { unit: 'bones', amount: bones, from: { park: 'digging' }, to: { dog } }) : []),
  ]
  const operation = { id, actor: user, kind: 'dig' as const, request: { dog }, now }
  return perform(db, operation, { writes, result: told({ bones }) })
}
