/** A touch or mouse event on the park: CSS px, and epoch ms. */
export type Touch = { id: number; x: number; y: number; at: number }

/** A press: undecided at first, then a tap when it is released, or steering while it is held. */
export type Gesture = { start: Touch; isSteering: boolean; isCancelled: boolean } | null

/** A press that moves this far, CSS px, or is held this long, ms, steers. */
export const TAP_PX = 8
export const TAP_MS = 300

export function pressed(gesture: Gesture, touch: Touch): Gesture {
  // Two fingers zoom, so the press of the first one is cancelled.
  if (gesture) return { ...gesture, isCancelled: true, isSteering: false }
  return { start: touch, isSteering: false, isCancelled: false }
}

export function moved(gesture: Gesture, touch: Touch): Gesture {
  if (!gesture || gesture.isCancelled || gesture.start.id !== touch.id) return gesture
  const isHeld = touch.at - gesture.start.at >= TAP_MS
  return { ...gesture, isSteering: gesture.isSteering || isHeld || !staysPut(gesture, touch) }
}

/**
 * Whether a release here is a tap, which walks the dog there. It is one until the press steers, whatever the clock says: a
 * busy page sees the release of a short tap late.
 */
export function isTapEnd(gesture: Gesture, touch: Touch): boolean {
  return staysPut(gesture, touch) && gesture?.isSteering === false
}

/**
 * Whether the finger still points at what it pressed: one finger that moves no more than a tremble, however long it is
 * held.
 */
export function staysPut(gesture: Gesture, touch: Touch): boolean {
  if (!gesture || gesture.isCancelled || gesture.start.id !== touch.id) return false
  return Math.hypot(touch.x - gesture.start.x, touch.y - gesture.start.y) < TAP_PX
}
