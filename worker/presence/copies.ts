import { chooseTwin, instanceKey, parseInstance } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import { crowdIn } from './presence-db.ts'

export type CopyQuestion = {
  room: string
  dogId: number
  /** The copy of whatever room that it is in, or was a moment ago. */
  own: string | null
  /** The copy where a dog is that is to be met. */
  meeting: string | null
  /** The copy that is asked for. */
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
  // Who comes back lies there still, perhaps alone, and takes no place from anybody.
  const ownTwin = twinIn(own)
  if (meeting === null && ownTwin !== null) return instanceKey({ room, twin: ownTwin })
  const crowd = await crowdIn(db, { room, besides: dogId, now })
  const dogs = new Map([...crowd].map(([key, count]) => [twinIn(key) ?? 1, count]))
  const wish = twinIn(meeting ?? asked)
  return instanceKey({ room, twin: chooseTwin({ dogs, capacity, wishes: wish === null ? [] : [wish] }) })
}
