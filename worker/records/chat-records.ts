import { nameKey } from '#durable/rules/names.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { reachRoom } from '#worker/reach/reach.ts'

export type ChatQuery = {
  /** The copy of a room: "plaza~2". */
  room: string
  /** Only lines of this dog or to it; '' for all. */
  dogName: string
  /** Only lines up to this moment, epoch ms; null for all. */
  until: number | null
  /** Only lines before this number; null to begin with the newest. */
  before: number | null
}

export type ChatRecord = {
  seq: number
  at: number
  dogId: number
  name: string
  userId: number
  /** The text as it was typed, also where the filter has masked it. */
  text: string
  whisperedTo: string | null
  /** Whether it is the text of a poop. */
  isPoop: boolean
  /** Whether it is the text of a paw print. */
  isPrint: boolean
  isFlagged: boolean
  /** The phrase, if it is one; else null. */
  phrase: Phrase | null
}

/** `before` is the argument for the next page; null if there are no older lines. */
export type KeptChatRecords = { lines: ChatRecord[]; before: number | null }

/** How many lines one page has, and how many one call of the room returns. */
const LINES_MAX = 100
const CALL_LINES = 200
/** How many calls one page may take. If a dog has few lines in a busy room, the page ends early. */
const CALLS_MAX = 20

/** The chat log of a room with whispers, newest first. */
export async function chatRecords(env: RoomsEnv, query: ChatQuery): Promise<KeptChatRecords> {
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
