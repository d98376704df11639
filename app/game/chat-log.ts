import type { ChatLine, DogId } from '#durable/protocol/messages.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'

/** Something said, or a note of our own; `key` counts up within the log. */
export type LogEntry = { key: number } & (
  { kind: 'said'; line: ChatLine; isOwn: boolean } | { kind: 'note'; note: Note; name: string; at: number }
)

/** `away` stands before the lines that were missed while the connection was lost. */
export type Note = 'entered' | 'left' | 'away'

/** The log with more lines; it keeps the 500 newest entries (spec 9). */
export function addLines(log: readonly LogEntry[], lines: readonly ChatLine[], me: DogId | null): readonly LogEntry[] {
  const first = nextKey(log)
  const entries = lines.map((line, index) => said(line, { key: first + index, isOwn: line.dog === me }))
  return keepNewest([...log, ...entries])
}

export function addNote(log: readonly LogEntry[], note: { note: Note; name: string; at: number }): readonly LogEntry[] {
  return keepNewest([...log, { key: nextKey(log), kind: 'note', ...note }])
}

function said(line: ChatLine, { key, isOwn }: { key: number; isOwn: boolean }): LogEntry {
  return { key, kind: 'said', line, isOwn }
}

function nextKey(log: readonly LogEntry[]): number {
  return (log.at(-1)?.key ?? 0) + 1
}

function keepNewest(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.slice(-CHAT_LOG_MAX)
}
