import type { IconName } from '#app/ui/icon.tsx'
import { REACTIONS } from '#durable/rules/site/announcements.ts'
import type { Reaction } from '#durable/rules/site/announcements.ts'
import type { ShownReaction } from './queries.ts'

/** Each reaction is the name of its smiley as well. */
export function isReactionIcon(name: string): name is Reaction & IconName {
  return REACTIONS.some((reaction) => reaction === name)
}

/** The counts once the reader gives a reaction or takes it back; what is so already stays. */
export function withReaction(counts: readonly ShownReaction[], reaction: string, on: boolean): ShownReaction[] {
  return counts.map((count) => {
    if (count.reaction !== reaction || count.isMine === on) return count
    return { ...count, isMine: on, count: count.count + (on ? 1 : -1) }
  })
}
