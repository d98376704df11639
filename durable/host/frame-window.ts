/** From so many listeners on messages are gathered: with fewer there are so few frames that gathering saves nothing. */
const CROWD_FROM = 50
/** The shortest window, that of every room of the park, ms: 150 listeners cost a third of a core by it. */
const SHORTEST_MS = 12
/** An ordinary room has no more listeners than this. */
const ORDINARY_MAX = 150
/** With more the window grows, so that no more than so many frames are sent in a millisecond. */
const FRAMES_PER_MS = 9
/** The longest window, ms. By then groups (groups.ts) send all the time, and a longer one would be felt. */
const LONGEST_MS = 64

/**
 * For how long messages are gathered into one frame, ms; 0 where they are sent at once. A frame to a socket costs 25 to
 * 30 µs however short it is, so frames a second are what a crowd costs, and a window of so many ms is what its last
 * listener waits. From 150 listeners on the window grows with them, and the frames cost a quarter of a core; from 576 on the
 * frames grow again (measured in test/bench).
 */
export function frameWindowMs(listeners: number): number {
  if (listeners < CROWD_FROM) return 0
  if (listeners <= ORDINARY_MAX) return SHORTEST_MS
  return Math.min(LONGEST_MS, Math.ceil(listeners / FRAMES_PER_MS))
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
