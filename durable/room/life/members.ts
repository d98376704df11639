import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { No } from '#durable/room/using/things.ts'
import { isSitting } from '#durable/rules/committee/sitting.ts'

/** [PC2] Why the dog may do nothing that the committee alone does, by the clock of the room; null where it may. */
export function problemOfMember({ visitor: { committee } }: ParkDog, now: number): No | null {
  if (isSitting(committee, now)) return null
  return { reason: committee && committee.until <= now ? 'term-over' : 'committee-only' }
}
