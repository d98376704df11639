import type { Visitor } from '#durable/protocol/gate.ts'
import { can, staffBadge } from '#durable/rules/roles.ts'
import { hashOf } from '../auth/secret.ts'
import { doorOf } from '../auth/ticket.ts'
import type { Db } from '../db/client.ts'
import { visitorDog } from '../db/dogs.ts'
import { publishedDoor } from '../db/park/rooms.ts'
import { redeemTicket } from '../db/tickets.ts'
import { silentTo } from '../db/park/unheard.ts'

/** Who comes, and the room that the dog has to leave for it; null where it was in none, or is back in the same. */
export type Arrival = { visitor: Visitor; from: string | null }

/** The dog that the bearer of the ticket may bring to the room; null where the ticket is not good, or not any more. */
export async function arrivalBy(
  db: Db,
  { ticket, room, now }: { ticket: string; room: string; now: number },
): Promise<Arrival | null> {
  const admission = await redeemTicket(db, { hash: await hashOf(ticket), room, now })
  if (!admission) return null
  const through = doorOf(ticket)
  const [dog, door, unheard] = await Promise.all([
    visitorDog(db, admission.dogId),
    through === null ? null : publishedDoor(db, through),
    silentTo(db, admission.userId),
  ])
  if (!dog) return null
  const { was } = admission
  const mayHide = can(dog.owner, 'toggle-hidden')
  const { id, name, color, shadowColor, wear, owner } = dog
  const visitor = {
    dog: id,
    user: owner.userId,
    name,
    color,
    shadowColor,
    wear,
    badge: staffBadge(owner),
    entry: door?.to.entry ?? null,
    epoch: admission.epoch,
    mayHide,
    hidden: mayHide && owner.hidden,
    unheard,
  }
  return { visitor, from: was && was.room !== room ? was.room : null }
}
