/**
 * The limits of paw prints: [U4] the most letters of one; [U5] how many may wait for one dog, the time between two of
 * one user, and for how many days an unread one is kept.
 */
export const PAW_PRINTS = { letters: 100, waitingMax: 12, restSeconds: 30, keptDays: 30 } as const

/** [U5] The least time between two paw prints of one user, ms. */
export const PAW_PRINT_REST_MS = PAW_PRINTS.restSeconds * 1000
/** [U5] For how long an unread paw print is kept, ms. */
export const PAW_PRINT_KEPT_MS = PAW_PRINTS.keptDays * 24 * 60 * 60 * 1000
