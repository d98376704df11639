import type { Visitor } from '#durable/protocol/gate.ts'
import { staffBadge } from '#durable/rules/roles.ts'
import { hashOf } from '../auth/secret.ts'
import type { Db } from '../db/client.ts'
import { visitorDog } from '../db/dogs.ts'
import { redeemTicket } from '../db/tickets.ts'

/** The dog that the bearer of the ticket may bring to the room; null where the ticket is not good, or not any more. */
export async function visitorBy(
  db: Db,
  { ticket, room, now }: { ticket: string; room: string; now: number },
): Promise<Visitor | null> {
  const admission = await redeemTicket(db, { hash: await hashOf(ticket), room, now })
  if (!admission) return null
  const dog = await visitorDog(db, admission.dogId)
  if (!dog) return null
  const { id, name, color, shadowColor, wear, owner } = dog
  return {
    dog: id,
    user: owner.userId,
    name,
    color,
    shadowColor,
    wear,
    badge: staffBadge(owner),
    epoch: admission.epoch,
  }
}
