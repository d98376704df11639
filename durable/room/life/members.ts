import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import type { No } from '#durable/room/using/things.ts'
import { isSitting } from '#durable/rules/committee/sitting.ts'
import type { AbilityKey } from '#durable/rules/sheets/abilities.ts'

/** [PC2] Why the dog may do nothing that the committee alone does, by the clock of the room; null where it may. */
export function problemOfMember({ visitor: { committee } }: ParkDog, now: number): No | null {
  if (isSitting(committee, now)) return null
  return { reason: committee && committee.until <= now ? 'term-over' : 'committee-only' }
}

/** [SD31] Why the dog may not begin anything by this ability. What has begun goes to its end when it is switched off. */
export function problemOfAbility({ abilities }: Park, ability: AbilityKey, dog: ParkDog, now: number): No | null {
  return problemOfMember(dog, now) ?? (abilities[ability].isOn ? null : { reason: 'ability-off' })
}
