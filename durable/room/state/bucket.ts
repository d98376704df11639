/** A token bucket: `burst` tokens at most, one of which comes back every `refillMs` whole milliseconds. */
export type Allowance = { burst: number; refillMs: number }

/** The state of one token bucket: the time (epoch ms) at which it is full again. */
export type Bucket = number

export const FULL: Bucket = 0

/**
 * Takes a token out of the bucket. `retryInMs` is 0 when there was one, else the milliseconds until there will be one.
 * A clock that runs backwards refills nothing.
 */
export function take(
  bucket: Bucket,
  { burst, refillMs }: Allowance,
  now: number,
): { bucket: Bucket; retryInMs: number } {
  const fullInMs = Math.min(Math.max(0, bucket - now), burst * refillMs)
  const retryInMs = fullInMs - (burst - 1) * refillMs
  if (retryInMs > 0) return { bucket: now + fullInMs, retryInMs }
  return { bucket: now + fullInMs + refillMs, retryInMs: 0 }
}
