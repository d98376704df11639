import type { DogId } from '#durable/protocol/messages.ts'
import type { LogEntry } from './chat-log.ts'

/** The tabs of the log: all of it, lines of friends and of the own dog, or whispers. */
export const LOG_TABS = ['all', 'friends', 'whispers'] as const
export type LogTab = (typeof LOG_TABS)[number]

/** The key of the last line that was seen in each tab. */
export type SeenLines = Readonly<Record<LogTab, number>>

/** The lines of a tab. Notes are about the room, so only the tab `all` has them. */
export function linesIn(tab: LogTab, log: readonly LogEntry[], friends: ReadonlySet<DogId>): readonly LogEntry[] {
  if (tab === 'all') return log
  return log.filter((entry) => {
    if (entry.kind !== 'said') return false
    const { line, isOwn } = entry
    const to = 'to' in line ? line.to : null
    if (tab === 'whispers') return to !== null
    return isOwn ? to === null || friends.has(to) : friends.has(line.dog)
  })
}

/** The state in which everything in the log counts as seen. */
export function seenAll(log: readonly LogEntry[]): SeenLines {
  const newest = newestKey(log)
  return { all: newest, friends: newest, whispers: newest }
}

/**
 * What has been seen after the player looks at `shown`: the tab `all` covers every tab. Returns `seen` if nothing
 * changed.
 */
export function linesSeen(shown: LogTab | null, seen: SeenLines, log: readonly LogEntry[]): SeenLines {
  const newest = newestKey(log)
  const keyOf = (tab: LogTab) => (shown === 'all' || shown === tab ? newest : Math.min(seen[tab], newest))
  const next = { all: keyOf('all'), friends: keyOf('friends'), whispers: keyOf('whispers') }
  return LOG_TABS.every((tab) => next[tab] === seen[tab]) ? seen : next
}

/** The number of lines of others in a tab that were not seen yet. */
export function unseenIn(tab: LogTab, lines: readonly LogEntry[], seen: SeenLines): number {
  return lines.filter((entry) => entry.kind === 'said' && !entry.isOwn && entry.key > seen[tab]).length
}

function newestKey(log: readonly LogEntry[]): number {
  return log.at(-1)?.key ?? 0
}
