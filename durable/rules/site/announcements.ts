/** What an announcement is: information, danger, not important, changelog. */
export const ANNOUNCEMENT_TYPES = [0, 1, 2, 3] as const

/** The reactions that a reader may give an announcement, each of them once. */
export const REACTIONS = ['clap', 'heart', 'thumbs-up', 'thumbs-down'] as const
export type Reaction = (typeof REACTIONS)[number]
