/** So far from the others nobody notices, seconds; every jump costs a hitch. */
const OFF_S = 0.4

/** What a video element is to us. */
export type Screen = Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'muted' | 'paused' | 'play' | 'readyState'>

/** Plays on at the second that all see; after the last one its last picture stays. `length` is the programme's. */
export function inStep(screen: Screen, { seconds, length }: { seconds: number; length: number }) {
  if (screen.readyState === 0) return
  const end = Number.isFinite(screen.duration) ? Math.min(length, screen.duration) : length
  if (seconds >= end) return
  if (Math.abs(screen.currentTime - seconds) > OFF_S) screen.currentTime = Math.max(0, seconds)
  if (screen.paused) void screen.play().catch((error: unknown) => playMuted(screen, error))
}

/** Without sound every browser lets a film play. */
function playMuted(screen: Screen, error: unknown) {
  if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
  screen.muted = true
  screen.play().catch(() => null)
}
