const MINUTE_MS = 60_000

/** [S5] How old a sign-in may be for a change on the staff pages, or an export or a deletion of one's own data, ms. */
export const FRESH_SIGN_IN_MS = 15 * MINUTE_MS

/** [S6] The staff pages close this long after they were opened, even while they are in use, ms. */
export const DESK_LIFE_MS = 8 * 60 * MINUTE_MS

/** [S5] Until when a sign-in at `signedInAt` allows changes; both epoch ms. */
export function freshUntil(signedInAt: number): number {
  return signedInAt + FRESH_SIGN_IN_MS
}

/** [S5] Whether a user who signed in at `signedInAt` may do so at `now`; both epoch ms. */
export function isFresh(signedInAt: number, now: number): boolean {
  return now < freshUntil(signedInAt)
}
