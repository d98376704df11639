/** [X2] For how long after a change nobody can accept a trade, ms, so that both sides have time to look. */
export const TRADE_LOOK_MS = 3000

/** [X1] The most things that one side can offer. */
export const TRADE_THINGS_MAX = 9
