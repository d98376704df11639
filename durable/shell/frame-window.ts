/** From how many listeners on what is told within how many milliseconds goes as one frame. */
const WINDOWS = [
  { listeners: 800, windowMs: 50 },
  { listeners: 400, windowMs: 80 },
  { listeners: 151, windowMs: 33 },
  { listeners: 25, windowMs: 12 },
] as const

/**
 * How long frames are gathered, ms: the price of a crowd. Few listeners cause so few frames that gathering saves
 * nothing; with many it is what keeps one core enough. From 400 on a naive broadcast takes a whole core: a window of 80
 * costs less than a fifth of that. From 800 on it is the rows (rows.ts) that keep frames from being late, and 50 is
 * about the shortest window that leaves the core time to catch up after a collection of V8 (test/bench).
 */
export function frameWindowMs(listeners: number): number {
  return WINDOWS.find((window) => listeners >= window.listeners)?.windowMs ?? 0
}

/**
 * After what time from `now` a frame may go, ms, where the one before went at `lastAt`: the first thing after a quiet
 * while goes at once, what follows within the window goes together at its end.
 */
export function untilFrame({ now, lastAt, windowMs }: { now: number; lastAt: number; windowMs: number }): number {
  const restMs = lastAt + windowMs - now
  return restMs > 0 && restMs <= windowMs ? restMs : 0
}
