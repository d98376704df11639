/** A finger or mouse on the park, CSS px and epoch ms. */
export type Touch = { id: number; x: number; y: number; at: number }

/** What a press is: undecided at first, then a tap when it is let go, or steering while it is held. */
export type Gesture = { start: Touch; isSteering: boolean; isCancelled: boolean } | null

/** A tap moves less and lasts shorter than this; anything longer is a held finger that steers. */
export const TAP_PX = 8
export const TAP_MS = 300

export function pressed(gesture: Gesture, touch: Touch): Gesture {
  // A second finger is no walk.
  if (gesture) return { ...gesture, isCancelled: true, isSteering: false }
  return { start: touch, isSteering: false, isCancelled: false }
}

export function moved(gesture: Gesture, touch: Touch): Gesture {
  if (!gesture || gesture.isCancelled || gesture.start.id !== touch.id) return gesture
  return { ...gesture, isSteering: gesture.isSteering || !isTap(gesture.start, touch) }
}

/** Whether letting go here makes it a tap: then the dog walks to it. */
export function isTapEnd(gesture: Gesture, touch: Touch): boolean {
  if (!gesture || gesture.isCancelled || gesture.isSteering || gesture.start.id !== touch.id) return false
  return isTap(gesture.start, touch)
}

/** Whether what was under the finger at first is still meant: one finger that trembles a little, however long it is held. */
export function staysPut(gesture: Gesture, touch: Touch): boolean {
  if (!gesture || gesture.isCancelled || gesture.start.id !== touch.id) return false
  return Math.hypot(touch.x - gesture.start.x, touch.y - gesture.start.y) < TAP_PX
}

function isTap(start: Touch, now: Touch): boolean {
  return Math.hypot(now.x - start.x, now.y - start.y) < TAP_PX && now.at - start.at < TAP_MS
}
