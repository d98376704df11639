/** [K8] The most sockets of one dog at one time: open ones, and those that were closed but are not gone yet. */
export const SOCKETS_PER_DOG = 4
/** [K8] The same for all dogs of a user together. */
export const SOCKETS_PER_USER = 12

/**
 * [M6] How long a user who was cut off for flooding waits before any of its dogs gets the next ticket, ms; each further
 * time twice as long …
 */
export const FLOOD_REST_MS = 10_000
/** … up to this, ms. */
export const FLOOD_REST_MAX_MS = 5 * 60_000
/** [M6] For how long a flood counts, ms. */
export const FLOOD_COUNTED_MS = 60 * 60_000

/** [M7] A client floods if it has pinged within so many ms before each of so many checks in a row, a second apart. */
export const PINGED_JUST_NOW_MS = 200
export const PING_LOOKS_MAX = 10

export function hasTooManySockets({ ofDog, ofUser }: { ofDog: number; ofUser: number }): boolean {
  return ofDog >= SOCKETS_PER_DOG || ofUser >= SOCKETS_PER_USER
}

/** [M6] Whether a user who was cut off at these times (epoch ms) has to wait. */
export function isInFloodRest(cutOffAt: readonly number[], now: number): boolean {
  return now < floodRestEndsAt(cutOffAt, now)
}

/**
 * [M6] When the dogs of a user who was cut off at these times (epoch ms) may have tickets again; 0 if none of them counts
 * any more.
 */
export function floodRestEndsAt(cutOffAt: readonly number[], now: number): number {
  const counted = cutOffAt.filter((at) => at > now - FLOOD_COUNTED_MS)
  if (counted.length === 0) return 0
  return Math.max(...counted) + Math.min(FLOOD_REST_MS * 2 ** (counted.length - 1), FLOOD_REST_MAX_MS)
}
