import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import { EVIDENCE_AFTER, EVIDENCE_LINES_MAX } from '#durable/rules/staff/reports.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { reachRoom } from '#worker/reach/reach.ts'

/** [B10] The evidence that the room itself has logged. Nothing in it comes from a client. */
export type RoomEvidence = {
  room: string
  lines: RoomEvidenceLine[]
  /** The dogs that were in the room, without hidden ones. */
  present: { dog: number; name: string; user: number }[]
  /** Whether one of the two users does not hear the other any more. */
  isUnheard: boolean
}
export type RoomEvidenceLine = {
  seq: number
  dog: number
  name: string
  text: string
  at: number
  user: number
  /** The text as it was typed, if the filter has masked some of it; else null. */
  typed: string | null
  /** The receiver's name, if it is a whisper; else null. */
  toName: string | null
  /** The phrase, if it is one. */
  phrase?: Phrase
  /** Set if it is the text of a poop. */
  isPoop?: boolean
  /** Set if it is the text of a paw print. */
  isPrint?: boolean
}

/** How many lines are read: more than are kept, because whispers between others are left out. */
const LOOKED_THROUGH = 200

/** `dogs` are those of the reporter, who may have left the room. */
type Sought = { room: string; line: number | null; reporter: number; dogs: readonly number[]; accused: number }

/** The lines up to the reported one and a little further, or the newest ones; null if the room does not answer. */
export async function evidenceOf(
  env: RoomsEnv,
  { room, line, reporter, dogs, accused }: Sought,
): Promise<RoomEvidence | null> {
  const until = line === null ? null : line + EVIDENCE_AFTER + 1
  try {
    const [kept, present] = await Promise.all([
      reachRoom(env, room, (stub) => stub.staffLog(until, LOOKED_THROUGH)),
      reachRoom(env, room, (stub) => stub.witnesses()),
    ])
    const usersOf = new Map(kept.map(({ dog, user }) => [dog, user]))
    for (const { dog, user } of present) usersOf.set(dog, user)
    for (const dog of dogs) usersOf.set(dog, reporter)
    const isTheirs = (user: number | undefined) => user === reporter || user === accused
    const lines = kept.filter(({ user, to }) => to === undefined || (isTheirs(user) && isTheirs(usersOf.get(to))))
    const [one, other] = [reporter, accused].map((who) => present.find(({ user }) => user === who))
    return {
      room,
      lines: lines.slice(-EVIDENCE_LINES_MAX).map(told),
      present: present.filter(({ isHidden }) => !isHidden).map(({ dog, name, user }) => ({ dog, name, user })),
      isUnheard: (one?.unheard.includes(accused) ?? false) || (other?.unheard.includes(reporter) ?? false),
    }
  } catch (error) {
    log({ event: 'room-failed', room, error: loggable(error).error })
    return null
  }
}

type Kept = Omit<RoomEvidenceLine, 'toName'> & { toName?: string }

function told({ seq, dog, name, text, at, user, typed, toName, phrase, isPoop, isPrint }: Kept): RoomEvidenceLine {
  return {
    seq,
    dog,
    name,
    text,
    at,
    user,
    typed,
    toName: toName ?? null,
    ...(phrase && { phrase }),
    ...(isPoop && { isPoop }),
    ...(isPrint && { isPrint }),
  }
}
