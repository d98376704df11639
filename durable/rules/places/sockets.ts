/** [K8] Sockets that a dog may have at one time: open ones, and those that were closed and are not gone yet. */
export const SOCKETS_PER_DOG = 4
/** [K8] The same of all dogs of a user. */
export const SOCKETS_PER_USER = 12

/** [M6] After it was cut off for flooding a dog waits so long for its next ticket, ms, and twice as long each further time … */
export const FLOOD_REST_MS = 10_000
/** … up to this. */
export const FLOOD_REST_MAX_MS = 5 * 60_000
/** [M6] So long a flood counts, ms. */
export const FLOOD_COUNTED_MS = 60 * 60_000

/** [M7] Somebody who has pinged within so many ms at so many looks in a row, a second apart, floods. */
export const PINGED_JUST_NOW_MS = 200
export const PING_LOOKS_MAX = 10

export function hasTooManySockets({ ofDog, ofUser }: { ofDog: number; ofUser: number }): boolean {
  return ofDog >= SOCKETS_PER_DOG || ofUser >= SOCKETS_PER_USER
}

/** [M6] When a dog that was cut off at these times (epoch ms) may have a ticket again; 0 where it was not. */
export function floodRestEndsAt(cutOffAt: readonly number[], now: number): number {
  const counted = cutOffAt.filter((at) => at > now - FLOOD_COUNTED_MS)
  if (counted.length === 0) return 0
  return Math.max(...counted) + Math.min(FLOOD_REST_MS * 2 ** (counted.length - 1), FLOOD_REST_MAX_MS)
}
