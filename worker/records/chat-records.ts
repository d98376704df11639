import { nameKey } from '#durable/rules/names.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import type { Env } from '#worker/env.ts'
import { reachRoom } from '#worker/rooms/reach.ts'

export type ChatQuery = {
  /** The copy of a room: "plaza~2". */
  room: string
  /** Of this dog alone, or to it; '' for all. */
  dogName: string
  /** Not after this moment, epoch ms; null: up to now. */
  until: number | null
  /** Before this line; null: from the end. */
  before: number | null
}

export type ChatRecord = {
  seq: number
  at: number
  dogId: number
  name: string
  userId: number
  /** As it was typed, also where it was starred out. */
  text: string
  whisperedTo: string | null
  /** Whether poop says it. */
  isPoop: boolean
  /** Whether a paw print says it. */
  isPrint: boolean
  isFlagged: boolean
  /** Where it is one of the park's own phrases. */
  phrase: Phrase | null
}

/** `before` is where the next look goes on; null where there is nothing older. */
export type KeptChatRecords = { lines: ChatRecord[]; before: number | null }

/** Lines of one answer, and of one call of the room. */
const LINES_MAX = 100
const CALL_LINES = 200
/** Calls of one look: a rare dog in a loud room takes a second look. */
const CALLS_MAX = 20

/** What a room has kept of its talk, whispers too, the newest first. */
export async function chatRecords(env: Pick<Env, 'PARK_ROOM'>, query: ChatQuery): Promise<KeptChatRecords> {
  const key = nameKey(query.dogName)
  const lines: ChatRecord[] = []
  let before = query.before
  for (let call = 0; call < CALLS_MAX; call += 1) {
    const from = before
    const kept = await reachRoom(env, query.room, (stub) => stub.staffLog(from, CALL_LINES))
    for (const line of kept.toReversed()) {
      const { seq, at, dog, name, user, text, typed, toName, isFlagged, phrase = null } = line
      const { isPoop = false, isPrint = false } = line
      before = seq
      const isInTime = query.until === null || at <= query.until
      const isOfDog = key === '' || nameKey(name) === key || (toName !== undefined && nameKey(toName) === key)
      if (!isInTime || !isOfDog) continue
      const whisperedTo = toName ?? null
      const said = { seq, at, dogId: dog, name, userId: user, text: typed ?? text }
      lines.push({ ...said, whisperedTo, isPoop, isPrint, isFlagged, phrase })
      if (lines.length === LINES_MAX) return { lines, before }
    }
    if (kept.length < CALL_LINES) return { lines, before: null }
  }
  return { lines, before }
}
