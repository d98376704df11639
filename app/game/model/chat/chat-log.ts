import type { ChatLine, DogId, Whisper } from '#durable/protocol/messages.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import { mentions } from './mentions.ts'

export type HeardLine = ChatLine | Whisper

/** Something said, or a note of our own; `key` counts up within the log. */
export type LogEntry = { key: number } & (
  | { kind: 'said'; line: HeardLine; isOwn: boolean; isMention: boolean }
  | { kind: 'note'; note: Note; name: string; at: number }
)

/** `away` stands before the lines that were missed while the connection was lost. */
export type Note = 'entered' | 'left' | 'died' | 'away'

/** Own dog. */
export type ChatListener = { id: DogId | null; name: string }

/** The log with more lines; it keeps the 500 newest entries. */
export function addLines(log: readonly LogEntry[], lines: readonly HeardLine[], me: ChatListener): readonly LogEntry[] {
  const first = nextKey(log)
  const entries = lines.map((line, index): LogEntry => {
    const isOwn = line.dog === me.id
    return { key: first + index, kind: 'said', line, isOwn, isMention: !isOwn && mentions(line.text, me.name) }
  })
  return keepNewest([...log, ...entries])
}

export function withNote(
  log: readonly LogEntry[],
  note: { note: Note; name: string; at: number },
): readonly LogEntry[] {
  return keepNewest([...log, { key: nextKey(log), kind: 'note', ...note }])
}

/** The log without what a dog has said, to whom one does not listen any more. */
export function withoutDog(log: readonly LogEntry[], dog: DogId): readonly LogEntry[] {
  return log.filter((entry) => entry.kind !== 'said' || entry.line.dog !== dog)
}

function nextKey(log: readonly LogEntry[]): number {
  return (log.at(-1)?.key ?? 0) + 1
}

function keepNewest(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.slice(-CHAT_LOG_MAX)
}
