/** Idle dogs and water change on this beat all together, so that a quiet park is drawn only so often, ms. */
export const IDLE_BEAT_MS = 450
/** Weather is calm: so many frames a second do for it, where nothing else moves. */
const WEATHER_FRAME_MS = 1000 / 15
/** A still park is drawn so often all the same, ms: the light goes with the hour, and gravestones go. */
const STILL_MS = 60_000

type Quiet = {
  /** Nothing breathes or flows. */
  isStill: boolean
  /** When the next bubble goes, epoch ms; null where nobody talks. */
  nextExpiry: number | null
  /** Something falls from the sky. */
  isWeather: boolean
}

/** When a park in which nobody walks must be drawn again after `now` (epoch ms), if nothing happens in it. */
export function nextFrameAt(now: number, { isStill, nextExpiry, isWeather }: Quiet): number {
  if (isWeather) return now + WEATHER_FRAME_MS
  // Bubbles give way to what is opened over them.
  if (isStill && nextExpiry === null) return now + STILL_MS
  const nextBeat = (Math.floor(now / IDLE_BEAT_MS) + 1) * IDLE_BEAT_MS
  return Math.min(nextBeat, nextExpiry ?? nextBeat)
}
