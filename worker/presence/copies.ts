import { chooseTwin, instanceKey, parseInstance } from '#durable/rules/places/twins.ts'
import type { CopyCrowd } from './presence-db.ts'

export type CopyQuestion = {
  room: string
  /** The copy of any room that the dog is in, or was in a moment ago. */
  own: string | null
  /** The copy with the dog to meet. */
  meeting: string | null
  /** The copy that the request names. */
  asked: string | null
  capacity: number
  /** The dogs in the copies of the room and those on their way there, without the dog itself. */
  crowd: readonly CopyCrowd[]
}

/** [K2] The copy of the room that the dog is sent to: "plaza", "plaza~2" … */
export function copyFor({ room, own, meeting, asked, capacity, crowd }: CopyQuestion): string {
  const twinIn = (key: string | null) => {
    const copy = key === null ? null : parseInstance(key)
    return copy?.room === room ? copy.twin : null
  }
  // A dog that comes back is still in its copy, so it takes no place from anybody there.
  const ownTwin = twinIn(own)
  if (meeting === null && ownTwin !== null) return instanceKey({ room, twin: ownTwin })
  const dogs = new Map<number, number>()
  for (const { copy, count } of crowd) dogs.set(twinIn(copy) ?? 1, (dogs.get(twinIn(copy) ?? 1) ?? 0) + count)
  const wish = twinIn(meeting ?? asked)
  return instanceKey({ room, twin: chooseTwin({ dogs, capacity, wishes: wish === null ? [] : [wish] }) })
}
