/** [C13] The calm modes, from the lightest: fewer lines, only the park's phrases, no lines at all. */
export const CALM_MODES = ['slow', 'phrases', 'pause'] as const
export type CalmMode = (typeof CALM_MODES)[number]

/** [C13] The choices for the time between two lines of a dog in slow mode, seconds. */
export const SLOW_SECONDS = [5, 15, 60] as const
/** [C13] The choices for how long a calm mode lasts, minutes. It ends by itself, so that nobody can forget it. */
export const CALM_MINUTES = [5, 15, 60] as const

/**
 * A calm mode of a room. `until` is its end by the room's clock, epoch ms; `everySeconds` is 0 unless the mode is slow.
 */
export type Calm = { mode: CalmMode; everySeconds: number; until: number }

/** Why a line is refused, and in how many milliseconds it may be said. */
export type CalmNo = { reason: 'slow-mode' | 'phrases-only' | 'room-paused'; retryInMs: number }

/** The calm mode that holds at `now`; null if there is none, or it has ended. */
export function calmAt(calm: Calm | null, now: number): Calm | null {
  return calm && now < calm.until ? calm : null
}

/**
 * [C13] Why a calm mode refuses a player's line; null if it does not. `saidAt` is when the dog spoke last (epoch ms).
 * Do not call it for staff and for whispers to staff: they are never refused.
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

/** [C13] Why slow mode refuses a line of a dog that spoke last at `saidAt` (epoch ms); null if it does not. */
export function slowNo(everySeconds: number, saidAt: number | null, now: number): CalmNo | null {
  if (saidAt === null) return null
  const everyMs = everySeconds * 1000
  // After the clock was set back nobody waits longer than the mode says.
  const retryInMs = Math.min(saidAt + everyMs - now, everyMs)
  return retryInMs > 0 ? { reason: 'slow-mode', retryInMs } : null
}

/** [C13] Whether staff may choose this mode for `minutes` from now on. */
export function isCalm({ mode, everySeconds, minutes }: { mode: CalmMode; everySeconds: number; minutes: number }) {
  const isSlow = SLOW_SECONDS.some((seconds) => seconds === everySeconds)
  return CALM_MINUTES.some((known) => known === minutes) && (mode === 'slow' ? isSlow : everySeconds === 0)
}
