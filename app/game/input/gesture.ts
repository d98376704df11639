/** A touch or mouse event on the park: CSS px, and epoch ms. */
export type Touch = { id: number; x: number; y: number; at: number }

/** A press: undecided at first, then a tap when it is released, or steering while it is held. */
export type Gesture = { start: Touch; isSteering: boolean; isCancelled: boolean } | null

/** A tap moves less and is shorter than this; a longer press steers. */
export const TAP_PX = 8
export const TAP_MS = 300

export function pressed(gesture: Gesture, touch: Touch): Gesture {
  // Two fingers zoom, so the press of the first one is cancelled.
  if (gesture) return { ...gesture, isCancelled: true, isSteering: false }
  return { start: touch, isSteering: false, isCancelled: false }
}

export function moved(gesture: Gesture, touch: Touch): Gesture {
  if (!gesture || gesture.isCancelled || gesture.start.id !== touch.id) return gesture
  return { ...gesture, isSteering: gesture.isSteering || !isTap(gesture.start, touch) }
}

/** Whether a release here is a tap, which walks the dog there. */
export function isTapEnd(gesture: Gesture, touch: Touch): boolean {
  if (!gesture || gesture.isCancelled || gesture.isSteering || gesture.start.id !== touch.id) return false
  return isTap(gesture.start, touch)
}

/**
 * Whether the finger still points at what it pressed: one finger that moves no more than a tremble, however long it is
 * held.
 */
export function staysPut(gesture: Gesture, touch: Touch): boolean {
  if (!gesture || gesture.isCancelled || gesture.start.id !== touch.id) return false
  return Math.hypot(touch.x - gesture.start.x, touch.y - gesture.start.y) < TAP_PX
}

function isTap(start: Touch, now: Touch): boolean {
  return Math.hypot(now.x - start.x, now.y - start.y) < TAP_PX && now.at - start.at < TAP_MS
}
