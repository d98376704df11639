import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { calmAt, calmNo, slowNo } from '#durable/rules/staff/calm.ts'
import type { Calm, CalmNo } from '#durable/rules/staff/calm.ts'

/** [C13] Staff set a calm mode for the room; null ends it. It is stored, and everybody in the room is told. */
export function calm(park: Park, asked: Calm | null): Effect[] {
  park.kept.calm = asked
  return [
    { do: 'keep', what: 'calm', when: 'now' },
    { do: 'tell', message: { type: 'calmed', calm: asked } },
  ]
}

type Line = { isPhrase: boolean; to?: DogId | undefined }

/**
 * [C13] Why the dog may not say a line now, by the calm mode of this room and the slow chat that staff have set for all
 * rooms; null where it may. Both spare staff, and whispers to staff.
 */
export function refuseInCalm(park: Park, dog: ParkDog, { isPhrase, to }: Line, now: number): CalmNo | null {
  const isToStaff = to !== undefined && isStaff(park.dogs.get(to))
  if (isStaff(dog) || isToStaff) return null
  // The time is read from the log, so that neither a sleep of the room nor leaving it shortens the wait.
  const saidAt = park.lines.findLast((line) => line.dog === dog.visitor.dog)?.at ?? null
  return calmNo(park.kept.calm, { isPhrase, saidAt }, now) ?? slowNo(park.settings.SLOW_CHAT, saidAt, now)
}

/**
 * [C13] Whether the dog may say no text of its own now, so that its typing mark would promise a line that cannot come.
 */
export function isMute(park: Park, dog: ParkDog, now: number): boolean {
  const mode = calmAt(park.kept.calm, now)?.mode
  return !isStaff(dog) && (mode === 'pause' || mode === 'phrases')
}

/** [US6] Why the dog may make no noise now; null where it may. Only a pause asks for it, and it spares staff. */
export function refuseNoise(park: Park, dog: ParkDog, now: number): CalmNo | null {
  return isStaff(dog) ? null : calmNo(park.kept.calm, { isPhrase: true, saidAt: null }, now)
}

function isStaff(dog: ParkDog | undefined): boolean {
  return dog !== undefined && dog.visitor.badge !== null
}
