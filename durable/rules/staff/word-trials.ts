/** What becomes of a line of chat by the word lists. */
export const LINE_OUTCOMES = ['said', 'flagged', 'masked', 'held'] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]

/** [Y8] Lines that a change of the word lists is tried on, at most. */
export const TRIAL_LINES_MAX = 20
