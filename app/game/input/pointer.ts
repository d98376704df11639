import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import type { ParkSurface } from '#app/game/model/surface.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { isTapEnd, moved, pressed, staysPut, TAP_MS } from './gesture.ts'
import type { Gesture, Touch } from './gesture.ts'
import { pinched, spanOf } from './pinch.ts'
import type { Pinch } from './pinch.ts'

/** A held finger gives the dog a new goal this often, ms. */
const STEER_EVERY_MS = 250

export type Pointing = {
  /** A finger is held over a tile. */
  walkTo: (tile: Tile) => void
  /** A tile was clicked or tapped. */
  choose: (tile: Tile) => void
  /** A creature was clicked or tapped, over this tile. */
  onCreature: (creature: CreatureKind, tile: Tile) => void
  /** A dog was clicked, tapped or held, or its bubble was held. */
  onDog: (dog: DogId) => void
  /** Reads and sets the zoom, for two fingers. */
  zoom: { percent: () => number; change: (percent: number) => void }
}

/**
 * Walks the own dog by mouse and touch: a tap on release, or a held finger that it follows. Returns a function that
 * stops it.
 */
export function listenToPointer(
  { element: park, isShown, tileAt, dogAt, creatureAt, speakerAt }: ParkSurface,
  { walkTo, choose, onDog, onCreature, zoom }: Pointing,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let gesture: Gesture = null
  let last: Touch | null = null
  let meant: DogId | null = null
  let held: DogId | null = null
  let isSpent = false
  let steering: ReturnType<typeof setInterval> | undefined
  const fingers = new Map<number, Touch>()
  let pinch: Pinch | null = null

  const steer = () => {
    if (last && gesture) gesture = moved(gesture, { ...last, at: Date.now() })
    // A finger held on a dog or its bubble, without moving away, selects that dog.
    if (held !== null && gesture?.isSteering) {
      const dog = held
      end()
      isSpent = true
      return onDog(dog)
    }
    if (last && gesture?.isSteering) walkTo(tileAt(last))
  }
  const end = () => {
    clearInterval(steering)
    steering = undefined
    gesture = null
    last = null
    meant = null
    held = null
  }
  // A click on a dog selects it and never walks. A bubble must be held, because in a crowd clicks on bubbles would
  // leave no room to walk.
  const dogUnder = (touch: Touch) => (isShown() ? dogAt(touch) : null)
  const span = () => {
    const [one, other] = fingers.values()
    return fingers.size === 2 && one && other ? spanOf(one, other) : null
  }
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId)
    pinch = null
  }
  const touchOf = (event: PointerEvent): Touch => {
    const { left, top } = park.getBoundingClientRect()
    return { id: event.pointerId, x: event.clientX - left, y: event.clientY - top, at: Date.now() }
  }

  park.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      leaveFieldOnTouch(event)
      isSpent = false
      gesture = pressed(gesture, touchOf(event))
      meant = dogUnder(touchOf(event))
      held = meant ?? (isShown() ? speakerAt({ x: event.clientX, y: event.clientY }) : null)
      last = touchOf(event)
      fingers.set(event.pointerId, last)
      const spanPx = span()
      pinch = spanPx === null ? null : { spanPx, zoomPercent: zoom.percent() }
      park.setPointerCapture(event.pointerId)
      steering ??= setInterval(steer, Math.min(STEER_EVERY_MS, TAP_MS))
    },
    { signal },
  )
  park.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') park.style.cursor = dogUnder(touchOf(event)) === null ? '' : 'pointer'
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, touchOf(event))
      const spanPx = span()
      if (pinch && spanPx !== null) zoom.change(pinched(pinch, spanPx, zoom.percent()))
      if (!gesture || gesture.start.id !== event.pointerId) return
      last = touchOf(event)
      gesture = moved(gesture, last)
      if (staysPut(gesture, last)) return
      meant = null
      held = null
    },
    { signal },
  )
  park.addEventListener(
    'pointerup',
    (event) => {
      lift(event)
      const touch = touchOf(event)
      const dog = staysPut(gesture, touch) ? meant : null
      const isTap = isTapEnd(gesture, touch)
      end()
      if (dog !== null) onDog(dog)
      if (dog !== null || !isTap) return
      const creature = isShown() ? creatureAt(touch) : null
      if (creature) onCreature(creature, tileAt(touch))
      else choose(tileAt(touch))
    },
    { signal },
  )
  park.addEventListener(
    'pointercancel',
    (event) => {
      lift(event)
      end()
    },
    { signal },
  )
  // The choices for a dog may have opened under the held finger; its release must press none of them.
  park.addEventListener('touchend', (event) => isSpent && event.preventDefault(), { signal })
  // A click to walk must not take the focus from the chat field.
  park.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  park.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return () => {
    listening.abort()
    end()
  }
}

// On a phone the keyboard covers half of the park, so a touch of the park closes it. The draft stays.
function leaveFieldOnTouch({ pointerType }: PointerEvent) {
  const { activeElement } = document
  if (pointerType === 'touch' && activeElement instanceof HTMLTextAreaElement) activeElement.blur()
}
