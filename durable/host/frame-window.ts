/** The length of the window in which messages are gathered into one frame, by the least number of listeners. */
const WINDOWS = [
  { listeners: 800, windowMs: 64 },
  { listeners: 400, windowMs: 96 },
  { listeners: 151, windowMs: 33 },
  { listeners: 50, windowMs: 12 },
] as const

/**
 * For how long messages are gathered into one frame, ms. With few listeners there are so few frames that gathering
 * saves nothing, and a window keeps the room awake; with many it is what makes one core enough. From 400 listeners on a naive broadcast takes a whole
 * core, and a window of 96 ms costs less than a fifth of that. From 800 on groups (groups.ts) keep frames from being
 * late, and 64 ms leave the core a fifth of its time to catch up after a garbage collection (measured in test/bench).
 */
export function frameWindowMs(listeners: number): number {
  return WINDOWS.find((window) => listeners >= window.listeners)?.windowMs ?? 0
}

/** After this much silence the next message is sent at once, ms. */
const QUIET_MS = 100

/**
 * How long to wait from `now` before a frame is sent, ms. `since` is when its first message came, `lastAt` when the
 * frame before it was sent. After a silence it is sent at once, else when its window is over. In a crowd something
 * happens every 18 ms: if a message that comes after a window were sent at once, every second frame would carry one
 * message.
 */
export function untilFrame(frame: { now: number; since: number; lastAt: number; windowMs: number }): number {
  const { now, since, lastAt, windowMs } = frame
  const quietMs = now - lastAt
  const isQuiet = quietMs < 0 || quietMs > Math.max(QUIET_MS, windowMs)
  return isQuiet ? 0 : Math.min(windowMs, Math.max(0, since + windowMs - now))
}
