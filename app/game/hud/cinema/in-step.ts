/** The difference to the others that is left alone, seconds, because each jump makes the film stutter. */
const OFF_S = 0.4

/** What is used of a video element. */
export type Screen = Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'muted' | 'paused' | 'play' | 'readyState'>

/** Plays from the second that all see. After the end the last picture stays. `length` is that of the programme. */
export function inStep(screen: Screen, { seconds, length }: { seconds: number; length: number }) {
  if (screen.readyState === 0) return
  const end = Number.isFinite(screen.duration) ? Math.min(length, screen.duration) : length
  if (seconds >= end) return
  if (Math.abs(screen.currentTime - seconds) > OFF_S) screen.currentTime = Math.max(0, seconds)
  if (screen.paused) void screen.play().catch((error: unknown) => playMuted(screen, error))
}

/** Every browser allows a film to play if it is muted. */
function playMuted(screen: Screen, error: unknown) {
  if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
  screen.muted = true
  screen.play().catch(() => null)
}
