import type { Point } from '#app/game/scene/camera.ts'

/** A rectangle: CSS px on the screen, art px in the room. */
export type Box = { left: number; top: number; width: number; height: number }

/** A bubble to be placed: the point above the dog's head where its tail ends, and its measured size, CSS px. */
export type Talker = { id: number; x: number; y: number; width: number; height: number }

/**
 * The place of a bubble; `tail` is how far its tail is from the middle of the box. The box is null if there is no room.
 */
export type Placed = { id: number; box: Box | null; tail: number }

/** The space between two boxes, and the height of the tail, CSS px. */
const GAP_PX = 4
export const TAIL_PX = 10
/** How far inside the corners of the box the tail stays, CSS px. */
const CORNER_PX = 20
/** Moving a bubble to the side costs this much of moving it up by the same length. */
const SLIDE_COST = 0.6
/** The cost of covering the face of another talking dog, as CSS px of moving. */
const FACE_COST = 48
const FACE = { width: 44, height: 52 }
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5, -0.9, 0.9] as const

/**
 * Places bubbles so that no two overlap, and none lies on an obstacle or outside the view. `talkers` are oldest first:
 * the newest gets its place above its dog, older ones move to the side or up. The faces of talking dogs stay free if
 * possible, and that of the own dog (`own`, the point above its head) always.
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

/** The face below the point above the head, where the tail ends. */
function faceOf({ x, y }: Point): Box {
  return { left: x - FACE.width / 2, top: y + GAP_PX, ...FACE }
}

// Each pass lifts the box above one of the taken boxes, so the number of passes is limited.
function pushedUp(box: Box, taken: readonly Box[]): Box {
  let lifted = box
  for (let pass = 0; pass <= taken.length; pass++) {
    const inTheWay = taken.find((other) => intersects(lifted, other))
    if (!inTheWay) return lifted
    lifted = { ...lifted, top: inTheWay.top - GAP_PX - box.height }
  }
  return lifted
}

/** Whether two boxes overlap or leave less than the gap between them. */
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
