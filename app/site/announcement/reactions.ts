import type { IconName } from '#app/ui/icon.tsx'
import { REACTIONS } from '#durable/rules/site/announcements.ts'
import type { Reaction } from '#durable/rules/site/announcements.ts'
import type { ShownReaction } from './queries.ts'

/** Whether a reaction has an icon: its icon has the same name. */
export function isReactionIcon(name: string): name is Reaction & IconName {
  return REACTIONS.some((reaction) => reaction === name)
}

/** The counts after the reader has given a reaction or taken it back; unchanged if it was so already. */
export function withReaction(counts: readonly ShownReaction[], reaction: string, on: boolean): ShownReaction[] {
  return counts.map((count) => {
    if (count.reaction !== reaction || count.isMine === on) return count
    return { ...count, isMine: on, count: count.count + (on ? 1 : -1) }
  })
}
