import type { LogEntry } from './chat-log.ts'

/** The least time between two announcements to a screen reader, ms: the lines of a crowd are read in batches. */
export const ANNOUNCE_EVERY_MS = 1500
/** The most lines in one batch; the newest are read, since nobody can listen to more. */
const BATCH_MAX = 5

type SaidEntry = Extract<LogEntry, { kind: 'said' }>

/** What was announced last: the key of the last line, the lines of the batch, and the time (epoch ms). */
export type Announced = { lastKey: number; batch: readonly SaidEntry[]; at: number }

/** The state at the start: lines that are in the log already are not announced. */
export function listening(log: readonly LogEntry[]): Announced {
  return { lastKey: newestKey(log), batch: [], at: 0 }
}

/**
 * The next state after looking at the log: with a new batch, or unchanged if there is nothing new or it is too early.
 */
export function announce(announced: Announced, log: readonly LogEntry[], now: number): Announced {
  const newest = newestKey(log)
  // Ignoring a dog removes its lines from the log.
  if (newest < announced.lastKey) return { ...announced, lastKey: newest }
  const fresh = freshIn(announced, log)
  if (fresh.length === 0 || now < announced.at + ANNOUNCE_EVERY_MS) return announced
  return { lastKey: newest, batch: fresh.slice(-BATCH_MAX), at: now }
}

/** In how many milliseconds the next batch is due; null if nothing new was said. */
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
