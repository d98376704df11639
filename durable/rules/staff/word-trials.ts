/** What the word filter can do with a chat line. */
export const LINE_OUTCOMES = ['said', 'flagged', 'masked', 'held'] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]

/** [Y8] The most lines on which a change of the word lists is tried. */
export const TRIAL_LINES_MAX = 20
