import { chooseTwin, instanceKey, parseInstance } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { crowdIn } from './presence-db.ts'

export type CopyQuestion = {
  room: string
  dogId: number
  /** The copy of any room that the dog is in, or was in a moment ago. */
  own: string | null
  /** The copy with the dog to meet. */
  meeting: string | null
  /** The copy that the request names. */
  asked: string | null
  capacity: number
  now: number
}

/** [K2] The copy of the room that the dog is sent to: "plaza", "plaza~2" … */
export async function copyFor(
  db: Db,
  { room, dogId, own, meeting, asked, capacity, now }: CopyQuestion,
): Promise<string> {
  const twinIn = (key: string | null) => {
    const copy = key === null ? null : parseInstance(key)
    return copy?.room === room ? copy.twin : null
  }
  // A dog that comes back is still in its copy, so it takes no place from anybody there.
  const ownTwin = twinIn(own)
  if (meeting === null && ownTwin !== null) return instanceKey({ room, twin: ownTwin })
  const crowd = await crowdIn(db, { room, besides: dogId, now })
  const dogs = new Map([...crowd].map(([key, count]) => [twinIn(key) ?? 1, count]))
  const wish = twinIn(meeting ?? asked)
  return instanceKey({ room, twin: chooseTwin({ dogs, capacity, wishes: wish === null ? [] : [wish] }) })
}
