/** [X2] For how long after a change nobody can accept a trade, ms, so that both sides have time to look. */
export const TRADE_LOOK_MS = 3000

/** [X1] The most things that one side can offer. */
export const TRADE_THINGS_MAX = 9

/**
 * [X4] An account hands over at most so many bones in its first days, so that nobody makes accounts to dig for another.
 * Things do not count, nor what it gets.
 */
export const NEW_GIVER = { ageMs: 7 * 24 * 60 * 60 * 1000, bones: 50 } as const
