/** How many of something may happen at once, and how long it takes until one more may. */
export type Allowance = { burst: number; refillMs: number }

/** What is left of an allowance: as much as is in `left` at `at` (epoch ms), and it refills from there. */
export type Bucket = { left: number; at: number }

export function fullBucket(allowance: Allowance, now: number): Bucket {
  return { left: allowance.burst, at: now }
}

/** Takes one out, or says in how many milliseconds there will be one. A clock that runs backwards refills nothing. */
export function take(bucket: Bucket, allowance: Allowance, now: number): { bucket: Bucket; retryInMs: number } {
  const refilled = Math.max(0, now - bucket.at) / allowance.refillMs
  const left = Math.min(allowance.burst, bucket.left + refilled)
  const at = Math.max(bucket.at, now)
  if (left >= 1) return { bucket: { left: left - 1, at }, retryInMs: 0 }
  return { bucket: { left, at }, retryInMs: Math.ceil((1 - left) * allowance.refillMs) }
}
