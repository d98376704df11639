import type { IconName } from '#app/ui/icon.tsx'
import type { ReactionCount } from './queries.ts'

/** The reactions that there are (spec 3); each is the name of its smiley as well. */
export const REACTIONS = ['clap', 'heart', 'thumbs-up', 'thumbs-down'] as const satisfies readonly IconName[]
export type ReactionName = (typeof REACTIONS)[number]

export function isReaction(name: string): name is ReactionName {
  return REACTIONS.some((reaction) => reaction === name)
}

/** The counts once the reader gives a reaction or takes it back; what is so already stays. */
export function withReaction(counts: readonly ReactionCount[], reaction: string, on: boolean): ReactionCount[] {
  return counts.map((count) => {
    if (count.reaction !== reaction || count.isMine === on) return count
    return { ...count, isMine: on, count: count.count + (on ? 1 : -1) }
  })
}
