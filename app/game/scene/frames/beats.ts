/** Idle dogs and water change together, this often, so that a quiet park needs few frames, ms. */
export const IDLE_BEAT_MS = 450
/** The frame time for weather while nothing else moves: 15 frames a second, ms. */
const WEATHER_FRAME_MS = 1000 / 15
/** A still park is drawn again this often, ms, because the light changes and gravestones disappear. */
const STILL_MS = 60_000

type Quiet = {
  /** Whether this was the first frame of the place: the second one asks for the parts that the first did not wait for. */
  isFirst: boolean
  /** Whether idle animations are off. */
  isStill: boolean
  /** When the next bubble disappears, epoch ms; null without bubbles. */
  nextExpiry: number | null
  /** Whether it snows, rains or leaves fall. */
  isWeather: boolean
}

/** When a park in which nobody walks must be drawn again after `now` (epoch ms), if nothing happens. */
export function nextFrameAt(now: number, { isFirst, isStill, nextExpiry, isWeather }: Quiet): number {
  if (isFirst) return now
  if (isWeather) return now + WEATHER_FRAME_MS
  // Bubbles must also make room for windows that open, so while there are any the park is drawn on the idle beat.
  if (isStill && nextExpiry === null) return now + STILL_MS
  const nextBeat = (Math.floor(now / IDLE_BEAT_MS) + 1) * IDLE_BEAT_MS
  return Math.min(nextBeat, nextExpiry ?? nextBeat)
}
