/** How many of these times lie within one window of `windowMs`, at most. */
export function mostWithin(times: readonly number[], windowMs: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  let first = 0
  let most = 0
  sorted.forEach((at, index) => {
    while (at - (sorted[first] ?? at) > windowMs) first += 1
    most = Math.max(most, index - first + 1)
  })
  return most
}
