/** [C13] What staff can ask of a room for a while, from the lightest: fewer lines, the park's phrases alone, no lines. */
export const CALM_MODES = ['slow', 'phrases', 'pause'] as const
export type CalmMode = (typeof CALM_MODES)[number]

/** [C13] Seconds from one line of a dog to its next, in slow mode. */
export const SLOW_SECONDS = [5, 15, 60] as const
/** [C13] Minutes after which it is over by itself, so that nobody can forget it. */
export const CALM_MINUTES = [5, 15, 60] as const

/** `until` is a time of the room's clock, epoch ms; `everySeconds` is 0 where the mode is not slow. */
export type Calm = { mode: CalmMode; everySeconds: number; until: number }

/** Why a line is not said, and in how many milliseconds it may be. */
export type CalmNo = { reason: 'slow-mode' | 'phrases-only' | 'room-paused'; retryInMs: number }

/** What is asked of the room at `now`; null where nothing is, or is not any more. */
export function calmAt(calm: Calm | null, now: number): Calm | null {
  return calm && now < calm.until ? calm : null
}

/**
 * [C13] What a room that is to calm down says to the line of a player; `saidAt` is when its dog spoke last (epoch ms).
 * Staff, and what is whispered to them, are not held back: ask for neither.
 */
export function calmNo(
  calm: Calm | null,
  { isPhrase, saidAt }: { isPhrase: boolean; saidAt: number | null },
  now: number,
): CalmNo | null {
  const asked = calmAt(calm, now)
  if (!asked) return null
  const leftMs = asked.until - now
  if (asked.mode === 'pause') return { reason: 'room-paused', retryInMs: leftMs }
  if (asked.mode === 'phrases') return isPhrase ? null : { reason: 'phrases-only', retryInMs: leftMs }
  const slow = slowNo(asked.everySeconds, saidAt, now)
  return slow && { ...slow, retryInMs: Math.min(slow.retryInMs, leftMs) }
}

/** [C13] What slow mode says to a line of a dog that spoke last at `saidAt`; 0 seconds hold nobody back. */
export function slowNo(everySeconds: number, saidAt: number | null, now: number): CalmNo | null {
  if (saidAt === null) return null
  const everyMs = everySeconds * 1000
  // A clock that was put back makes nobody wait longer than the mode says.
  const retryInMs = Math.min(saidAt + everyMs - now, everyMs)
  return retryInMs > 0 ? { reason: 'slow-mode', retryInMs } : null
}

/** [C13] Whether it is one that staff may choose, from now on for so many minutes. */
export function isCalm({ mode, everySeconds, minutes }: { mode: CalmMode; everySeconds: number; minutes: number }) {
  const isSlow = SLOW_SECONDS.some((seconds) => seconds === everySeconds)
  return CALM_MINUTES.some((known) => known === minutes) && (mode === 'slow' ? isSlow : everySeconds === 0)
}
