const MINUTE_MS = 60_000

/** [S5] Whoever changes something on the staff pages has signed in within so long. */
export const FRESH_SIGN_IN_MS = 15 * MINUTE_MS

/** [S6] The staff pages close so long after they were opened, however much they are used. */
export const DESK_LIFE_MS = 8 * 60 * MINUTE_MS

/** [S5] Until when (epoch ms) a sign-in at `signedInAt` is good for changes. */
export function freshUntil(signedInAt: number): number {
  return signedInAt + FRESH_SIGN_IN_MS
}

/** [S5] Whether somebody who signed in at `signedInAt` may change something at `now`; both epoch ms. */
export function isFresh(signedInAt: number, now: number): boolean {
  return now < freshUntil(signedInAt)
}
