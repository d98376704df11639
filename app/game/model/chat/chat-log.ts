import type { ChatLine, DogId, Whisper } from '#durable/protocol/messages.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import { mentions } from './mentions.ts'

export type HeardLine = ChatLine | Whisper

/**
 * A line that was said, a note that this client adds, or what an NPC has said to this player alone. `key` counts up within the log; `owner` is the username of who
 * owns the dog, as far as the room has told.
 */
export type LogEntry = { key: number; owner?: string | undefined } & (
  | { kind: 'said'; line: HeardLine; isOwn: boolean; isMention: boolean }
  | { kind: 'note'; note: Note; dog: DogId | null; name: string; at: number }
  | { kind: 'npc'; dog: null; name: string; text: string; at: number }
)

/**
 * The kinds of notes. `away` stands before the lines that were missed while the connection was lost; `rebuilt`: the ground of
 * the room has changed.
 */
export type Note = 'entered' | 'left' | 'died' | 'away' | 'rebuilt'

/** The own dog, for which lines are marked as own or as a mention, and the owners of the dogs that it sees. */
export type ChatListener = {
  id: DogId | null
  name: string
  dogs?: ReadonlyMap<DogId, { owner?: string | undefined }>
}

/** Adds lines to the log, which keeps its newest CHAT_LOG_MAX entries. */
export function addLines(log: readonly LogEntry[], lines: readonly HeardLine[], me: ChatListener): readonly LogEntry[] {
  const first = nextKey(log)
  const entries = lines.map((line, index): LogEntry => {
    const isOwn = line.dog === me.id
    const owner = me.dogs?.get(line.dog)?.owner
    return { key: first + index, owner, kind: 'said', line, isOwn, isMention: !isOwn && mentions(line.text, me.name) }
  })
  return keepNewest([...log, ...entries])
}

export function withNote(
  log: readonly LogEntry[],
  note: { note: Note; dog: DogId | null; name: string; at: number; owner?: string | undefined },
): readonly LogEntry[] {
  return keepNewest([...log, { key: nextKey(log), kind: 'note', ...note }])
}

export function withNpcWords(
  log: readonly LogEntry[],
  { name, text, at }: { name: string; text: string; at: number },
): readonly LogEntry[] {
  return keepNewest([...log, { key: nextKey(log), kind: 'npc', dog: null, name, text, at }])
}

/** The room tells whose a dog is right after it has entered, so what the log has of it until then names no owner. */
export function withOwner(log: readonly LogEntry[], dog: DogId, owner: string): readonly LogEntry[] {
  const lacksIt = (entry: LogEntry) =>
    entry.owner === undefined && (entry.kind === 'said' ? entry.line.dog : entry.dog) === dog
  return log.some(lacksIt) ? log.map((entry) => (lacksIt(entry) ? { ...entry, owner } : entry)) : log
}

/** Removes the lines of a dog that the player ignores from now on. */
export function withoutDog(log: readonly LogEntry[], dog: DogId): readonly LogEntry[] {
  return log.filter((entry) => entry.kind !== 'said' || entry.line.dog !== dog)
}

function nextKey(log: readonly LogEntry[]): number {
  return (log.at(-1)?.key ?? 0) + 1
}

function keepNewest(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.slice(-CHAT_LOG_MAX)
}
