import type { LogEntry } from './chat-log.ts'

/** Between two readings aloud there is at least this long, ms: a crowd is heard in batches. */
export const ANNOUNCE_EVERY_MS = 1500
/** Of a batch so many lines are read, the newest: nobody can hear more. */
const BATCH_MAX = 5

type SaidEntry = Extract<LogEntry, { kind: 'said' }>

/** What has been read aloud: the number of the last line, the batch, and when (epoch ms). */
export type Announced = { lastKey: number; batch: readonly SaidEntry[]; at: number }

/** From when on one listens: the lines before are in the log. */
export function listening(log: readonly LogEntry[]): Announced {
  return { lastKey: newestKey(log), batch: [], at: 0 }
}

/** What has been read once this log was looked at; the same as before where there is nothing, or it is too early. */
export function announce(announced: Announced, log: readonly LogEntry[], now: number): Announced {
  const newest = newestKey(log)
  // Whoever is not listened to any more takes lines out of the log.
  if (newest < announced.lastKey) return { ...announced, lastKey: newest }
  const fresh = freshIn(announced, log)
  if (fresh.length === 0 || now < announced.at + ANNOUNCE_EVERY_MS) return announced
  return { lastKey: newest, batch: fresh.slice(-BATCH_MAX), at: now }
}

/** In how many milliseconds there is something to be read; null where nothing new was said. */
export function announceIn(announced: Announced, log: readonly LogEntry[], now: number): number | null {
  const isNews = newestKey(log) < announced.lastKey || freshIn(announced, log).length > 0
  return isNews ? Math.max(0, announced.at + ANNOUNCE_EVERY_MS - now) : null
}

function freshIn({ lastKey }: Announced, log: readonly LogEntry[]): SaidEntry[] {
  return log.flatMap((entry) => (entry.key > lastKey && entry.kind === 'said' && !entry.isOwn ? [entry] : []))
}

function newestKey(log: readonly LogEntry[]): number {
  return log.at(-1)?.key ?? 0
}
