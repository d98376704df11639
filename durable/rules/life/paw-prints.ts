/**
 * What is left for a dog that sleeps: [U4] letters of a paw print at most; [U5] how many wait for one dog, how long a user
 * rests between two, and for how many days one is kept that nobody comes for.
 */
export const PAW_PRINTS = { letters: 100, waitingMax: 12, restSeconds: 30, keptDays: 30 } as const

/** [U5] A user leaves one in this time, ms. */
export const PAW_PRINT_REST_MS = PAW_PRINTS.restSeconds * 1000
/** [U5] One that nobody comes for is kept so long, ms. */
export const PAW_PRINT_KEPT_MS = PAW_PRINTS.keptDays * 24 * 60 * 60 * 1000
