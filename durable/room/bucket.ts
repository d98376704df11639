/** How many of something may happen at once, and after how many whole milliseconds one more may. */
export type Allowance = { burst: number; refillMs: number }

/** What is left of an allowance, as the time (epoch ms) at which it is full again. */
export type Bucket = number

export const FULL: Bucket = 0

/** Takes one out, or says in how many milliseconds there will be one. A clock that runs backwards refills nothing. */
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
