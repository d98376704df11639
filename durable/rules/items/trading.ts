/** [X2] After a change nobody can say yes for so long, ms: time to look. */
export const TRADE_LOOK_MS = 3000

/** [X1] Things that one side offers, at most. */
export const TRADE_THINGS_MAX = 9
