import type { DogId } from '#durable/protocol/messages.ts'
import { calmAt, calmNo, slowNo } from '#durable/rules/staff/calm.ts'
import type { Calm, CalmNo } from '#durable/rules/staff/calm.ts'
import type { Effect } from '../effects.ts'
import type { Park } from '../park.ts'
import type { ParkDog } from '../park-dog.ts'

/** [C13] Staff ask something of the room, or with null nothing any more. It is kept, and told to everybody here. */
export function calm(park: Park, asked: Calm | null): Effect[] {
  park.kept.calm = asked
  return [
    { do: 'keep', what: 'calm', when: 'now' },
    { do: 'tell', message: { type: 'calmed', calm: asked } },
  ]
}

type Line = { isPhrase: boolean; to?: DogId | undefined }

/**
 * [C13] Why the dog has to wait with a line, by what staff ask of this room and have set for all; null where it has not:
 * staff, and whoever whispers to staff.
 */
export function refuseInCalm(park: Park, dog: ParkDog, { isPhrase, to }: Line, now: number): CalmNo | null {
  const isToStaff = to !== undefined && isStaff(park.dogs.get(to))
  if (isStaff(dog) || isToStaff) return null
  // Read from the log, so that neither a sleep of the room nor leaving it makes a dog's wait shorter.
  const saidAt = park.lines.findLast((line) => line.dog === dog.visitor.dog)?.at ?? null
  return calmNo(park.kept.calm, { isPhrase, saidAt }, now) ?? slowNo(park.settings.SLOW_CHAT, saidAt, now)
}

/** [C13] Whether nothing can come of what the dog is writing. */
export function isMute(park: Park, dog: ParkDog, now: number): boolean {
  const mode = calmAt(park.kept.calm, now)?.mode
  return !isStaff(dog) && (mode === 'pause' || mode === 'phrases')
}

function isStaff(dog: ParkDog | undefined): boolean {
  return dog !== undefined && dog.visitor.badge !== null
}
