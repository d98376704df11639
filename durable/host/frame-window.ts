/** From how many listeners on what is told within how many milliseconds goes as one frame. */
const WINDOWS = [
  { listeners: 800, windowMs: 64 },
  { listeners: 400, windowMs: 96 },
  { listeners: 151, windowMs: 33 },
  { listeners: 25, windowMs: 12 },
] as const

/**
 * How long frames are gathered, ms: the price of a crowd. Few listeners cause so few frames that gathering saves
 * nothing; with many it is what keeps one core enough. From 400 on a naive broadcast takes a whole core: a window of 96
 * costs less than a fifth of that. From 800 on it is the groups (groups.ts) that keep frames from being late, and 64 leaves
 * the core a fifth of its time to catch up after a collection of V8 (test/bench).
 */
export function frameWindowMs(listeners: number): number {
  return WINDOWS.find((window) => listeners >= window.listeners)?.windowMs ?? 0
}

/** Where nothing was told for so long, the next thing goes at once, ms. */
const QUIET_MS = 100

/**
 * After what time from `now` a frame may go, ms, whose first thing came at `since` where the one before went at `lastAt`:
 * after a quiet while at once, else when the window has passed in which others may join it. In a crowd something happens
 * every 18 ms: if what comes after the window went at once, every second frame would carry one thing.
 */
export function untilFrame(frame: { now: number; since: number; lastAt: number; windowMs: number }): number {
  const { now, since, lastAt, windowMs } = frame
  const quietMs = now - lastAt
  const isQuiet = quietMs < 0 || quietMs > Math.max(QUIET_MS, windowMs)
  return isQuiet ? 0 : Math.min(windowMs, Math.max(0, since + windowMs - now))
}
