import type { Vector } from '#durable/rules/games/cats-free/directions.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import type { PicnicHands } from './picnic-hands.ts'
import { LAWN_PX } from './picnic-view.ts'
import type { TouchStick } from './touch-stick.ts'

/** A finger that lifts within this time on the dog, or so near it, woofs: ms, and units. */
const TAP_MS = 230
const ON_DOG = 22 * PIXEL
/** A finger so near outside of the lawn is still meant for it, in units. */
const BESIDE_LAWN = 8 * PIXEL

type Finger = { id: number; at: number; isOnStick: boolean; landed: Vector }

type Places = {
  hands: PicnicHands
  stick: TouchStick
  /** The place of the lawn, in units, at a point of the element, in CSS px. */
  lawnAt: (x: number, y: number) => Vector
  dog: () => Readonly<Vector>
  /** Told on which side the stick has landed, so that the key for woofing goes to the other hand. */
  onStick: (side: 'left' | 'right') => void
}

/**
 * What pointers do on the lawn. A mouse leads the dog and woofs by a click. A finger on the lawn calls the dog there; one
 * beside it has a stick under it; a second finger, or a tap on the dog, woofs.
 */
export function listenToPointers(
  element: HTMLElement,
  { hands, stick, lawnAt, dog, onStick }: Places,
  signal: AbortSignal,
) {
  let finger: Finger | null = null

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      const { x, y } = placeOf(event)
      if (event.pointerType === 'mouse') {
        if (event.button === 0) hands.woof()
        return
      }
      if (finger) {
        hands.woof()
        return
      }
      const landed = lawnAt(x, y)
      const isOnStick = !isOnLawn(landed)
      finger = { id: event.pointerId, at: event.timeStamp, isOnStick, landed }
      if (!isOnStick) {
        if (!isNear(landed, dog(), ON_DOG)) hands.send(landed)
        return
      }
      stick.land(x, y)
      onStick(x < element.clientWidth / 2 ? 'left' : 'right')
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const { x, y } = placeOf(event)
      if (event.pointerType === 'mouse') hands.send(lawnAt(x, y))
      else if (finger?.id === event.pointerId && finger.isOnStick) hands.push(stick.move(x, y))
      else if (finger?.id === event.pointerId && !isNear(lawnAt(x, y), finger.landed, ON_DOG / 2))
        hands.send(lawnAt(x, y))
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (finger?.id !== event.pointerId) return
        if (finger.isOnStick) {
          stick.lift()
          hands.push(null)
        } else if (event.timeStamp - finger.at < TAP_MS && isNear(finger.landed, dog(), ON_DOG)) hands.woof()
        finger = null
      },
      { signal },
    )
  }
}

export function isOnLawn({ x, y }: Readonly<Vector>): boolean {
  const isAcross = x > -BESIDE_LAWN && x < LAWN_PX.width * PIXEL + BESIDE_LAWN
  return isAcross && y > -BESIDE_LAWN && y < LAWN_PX.height * PIXEL + BESIDE_LAWN
}

function isNear(one: Readonly<Vector>, other: Readonly<Vector>, range: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < range
}
