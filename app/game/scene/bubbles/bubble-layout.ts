import type { Point } from '#app/game/scene/camera.ts'

/** A rectangle: on the screen in CSS px, in the room in art px. */
export type Box = { left: number; top: number; width: number; height: number }

/** A bubble to be placed: the point over the dog's head where its tail ends, and its measured size, CSS px. */
export type Talker = { id: number; x: number; y: number; width: number; height: number }

/** Where a bubble goes; `tail` is how far its tail is from the middle of the box. Null where there is no room for it. */
export type Placed = { id: number; box: Box | null; tail: number }

/** Clear space between two boxes, and the height of the tail, CSS px. */
const GAP_PX = 4
export const TAIL_PX = 10
/** The tail stays so far inside the box's corners, CSS px. */
const CORNER_PX = 20
/** A step to the side costs less than a push upwards of the same length. */
const SLIDE_COST = 0.6
/** Over the face of another that talks it costs as much as so long a push, CSS px. */
const FACE_COST = 48
const FACE = { width: 44, height: 52 }
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5, -0.9, 0.9] as const

/**
 * Places bubbles so that no two meet, and none lies on an obstacle or outside the view. `talkers` are oldest first: the
 * newest gets its place over its dog, older ones yield to the side or upwards. Whoever talks is to be seen, where there
 * is a place beside it; own dog (`own`, the point over its head) is always to be seen.
 */
export function layoutBubbles(
  talkers: readonly Talker[],
  view: { width: number; height: number },
  obstacles: readonly Box[],
  own: Point | null = null,
): Placed[] {
  const taken: Box[] = own ? [...obstacles, faceOf(own)] : [...obstacles]
  const faces = talkers.map(faceOf)
  const placed: Placed[] = []
  for (const talker of [...talkers].reverse()) {
    const box = bestBox(talker, view, { taken, faces })
    if (box) taken.push(box)
    placed.push({ id: talker.id, box, tail: box ? tailOf(talker, box) : 0 })
  }
  return placed.reverse()
}

type Others = { taken: readonly Box[]; faces: readonly Box[] }

function bestBox(talker: Talker, view: { width: number; height: number }, { taken, faces }: Others): Box | null {
  let best: Box | null = null
  let bestCost = Infinity
  for (const slide of SLIDES) {
    const left = clamp(talker.x - talker.width / 2 + slide * (talker.width / 2), 2, view.width - talker.width - 2)
    const top = clamp(talker.y - TAIL_PX - talker.height, 2, view.height - talker.height - TAIL_PX)
    const box = pushedUp({ left, top, width: talker.width, height: talker.height }, taken)
    if (box.top < 0) continue
    let cost = top - box.top + SLIDE_COST * Math.abs(left + talker.width / 2 - talker.x)
    for (const face of faces) if (cost < bestCost && intersects(box, face)) cost += FACE_COST
    if (cost >= bestCost) continue
    best = box
    bestCost = cost
  }
  return best
}

/** From over its head, where the tail ends, downwards. */
function faceOf({ x, y }: Point): Box {
  return { left: x - FACE.width / 2, top: y + GAP_PX, ...FACE }
}

// Each pass lifts the box over one of the taken, so there are no more passes than these.
function pushedUp(box: Box, taken: readonly Box[]): Box {
  let lifted = box
  for (let pass = 0; pass <= taken.length; pass++) {
    const inTheWay = taken.find((other) => intersects(lifted, other))
    if (!inTheWay) return lifted
    lifted = { ...lifted, top: inTheWay.top - GAP_PX - box.height }
  }
  return lifted
}

/** Whether two boxes share a pixel or leave less than the gap between them. */
export function intersects(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + GAP_PX &&
    other.left < one.left + one.width + GAP_PX &&
    one.top < other.top + other.height + GAP_PX &&
    other.top < one.top + one.height + GAP_PX
  )
}

function tailOf(talker: Talker, box: Box): number {
  const middle = box.left + box.width / 2
  const reach = Math.max(0, box.width / 2 - CORNER_PX)
  return Math.round(clamp(talker.x - middle, -reach, reach))
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)))
}
