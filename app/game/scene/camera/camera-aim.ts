import type { Area, RoomDoc } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Box } from './boxes.ts'
import type { Point } from './camera.ts'

type Size = { width: number; height: number }

/** The own dog is never nearer than this to the edge of the free part of the window, art px. */
const KEEPS = 48
/** How much above and below the own dog is in view, art px: a dog two tiles away is seen, and so is what it says. */
const ROOMY = 80
/**
 * Ways to look at a landmark on arrival. The middle of the picture lies on the line from the dog to the landmark, at a share
 * of its length, and `keeps` px above and below the dog are in view.
 */
const LOOKS = [
  { x: 0.7, y: 0.56, keeps: ROOMY },
  { x: 1, y: 1, keeps: ROOMY },
  { x: 0.7, y: 0.56, keeps: KEEPS },
  { x: 1, y: 1, keeps: KEEPS },
] as const
/** A landmark is recognised by this share of it. No dog nearby is left out of the picture to show more of it. */
const ENOUGH = 0.5
/** Less than this share of a landmark says nothing. */
const A_PART = 0.1
/** How far ahead of a walking dog the camera aims, art px: in a wide view, and in one as narrow as a phone's. */
const AHEAD = { wide: 64, narrow: 40 } as const
const NARROW = 340
/** When a dog has stood for this long, the camera returns to it, ms. */
const STANDS_MS = 3000
/** The camera covers half of the way to its aim in this time, ms: nearly all of it in 600. */
const HALF_WAY_MS = 150
/** A difference of less than this is no movement, art px. */
export const THERE = 0.5

/** Parts of the interface narrow the free part if they are at least this large: a share of the view, and CSS px. */
const PANEL = { width: 180, height: 120, most: 0.45 } as const
const STRIP = { width: 0.4, height: 0.5 } as const
/** A window at the top, as the film of the cinema: as wide as a strip, and so high. The dog stands below it. */
const SCREEN = { top: 0.25, height: 0.3 } as const
/** So much is left below such a window, or it narrows nothing, CSS px. */
const BELOW_SCREEN_PX = 160
/** This share of what is left there is for words over heads. */
const ABOVE_HEADS = 1 / 3
const AT_EDGE_PX = 24
/** Above this the chips and the sign of the room hang, CSS px. */
const UNDER_THE_SIGN_PX = 56

/** The part of a view that panels at its sides, strips at its foot and windows at its top leave free (CSS px). */
export function freePart({ width, height }: Size, hud: readonly Box[]): Box {
  let [left, right, bottom] = [0, width, height]
  for (const box of hud) {
    const isStrip = box.width >= STRIP.width * width && box.top >= STRIP.height * height
    if (isStrip) bottom = Math.min(bottom, box.top)
    if (isStrip || box.width < PANEL.width || box.height < PANEL.height || box.width > PANEL.most * width) continue
    if (box.left <= AT_EDGE_PX) left = Math.max(left, box.left + box.width)
    else if (box.left + box.width >= width - AT_EDGE_PX) right = Math.min(right, box.left)
  }
  let top = Math.min(UNDER_THE_SIGN_PX, height / 4)
  for (const box of hud) {
    const isScreen =
      box.width >= STRIP.width * width && box.height >= SCREEN.height * height && box.top < SCREEN.top * height
    const foot = box.top + box.height
    if (isScreen && bottom - foot >= BELOW_SCREEN_PX) top = Math.max(top, foot + (bottom - foot) * ABOVE_HEADS)
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/**
 * How far from the dog the middle of the picture is when it arrives, so that it and the landmark are both seen; 0, 0 if the
 * landmark is too far away. Art px.
 */
export function arrivalLean(dog: Point, landmark: Landmark, free: Size): Point {
  return arrivalLook(dog, landmark, free).lean
}

/** The same, with the share of the landmark that is then seen. */
function arrivalLook(dog: Point, landmark: Landmark, free: Size): { lean: Point; share: number } {
  const way = { x: landmark.x - dog.x, y: landmark.y - dog.y }
  const looks = LOOKS.map(({ x, y, keeps }) => {
    const lean = {
      x: within(x * way.x, Math.max(0, free.width / 2 - KEEPS)),
      y: within(y * way.y, Math.max(0, free.height / 2 - keeps)),
    }
    const across = shareInView(way.x - lean.x, { view: free.width, size: landmark.width })
    const along = shareInView(way.y - lean.y, { view: free.height, size: landmark.height })
    return { keeps, lean, share: across * along }
  })
  const showingMost = (some: typeof looks) => some.toSorted((one, other) => other.share - one.share)[0]
  const roomy = showingMost(looks.filter(({ keeps }) => keeps === ROOMY))
  const look = roomy && roomy.share >= ENOUGH ? roomy : showingMost(looks)
  return look && look.share > 0 ? look : { lean: { x: 0, y: 0 }, share: 0 }
}

/** The share of a stretch of `size` that is in view, if its middle is `far` from the middle of the view. */
function shareInView(far: number, { view, size }: { view: number; size: number }): number {
  const within = Math.min(view / 2, far + size / 2) - Math.max(-view / 2, far - size / 2)
  return Math.max(0, Math.min(1, within / size))
}

/** The middle and the size of what is to be seen in a room, art px. */
export type Landmark = Point & Size

/**
 * What is looked at when a dog arrives: the landmark nearest to it, an area of kind `camera`. Where the view is too small to
 * show a part of that, as on a phone, the nearest area of kind `sight`.
 */
export function landmarkNear({ areas = [] }: Pick<RoomDoc, 'areas'>, dog: Point, free: Size): Landmark | null {
  const [landmark, sight] = (['camera', 'sight'] as const).map((wanted) => {
    const some = areas.filter(({ kind }) => kind === wanted).map(landmarkOf)
    const farOf = ({ x, y }: Point) => Math.hypot(x - dog.x, y - dog.y)
    return some.toSorted((one, other) => farOf(one) - farOf(other))[0]
  })
  const isSeen = landmark && arrivalLook(dog, landmark, free).share >= A_PART
  const isBetter = sight && !isSeen && arrivalLook(dog, sight, free).share >= ENOUGH
  return (isBetter ? sight : landmark) ?? null
}

function landmarkOf({ x, y, w, h }: Area): Landmark {
  return { x: (x + w / 2) * TILE_PX, y: (y + h / 2) * TILE_PX, width: w * TILE_PX, height: h * TILE_PX }
}

/** What the camera follows: the own dog, or where it enters. `heading` is the step that it takes, null at rest. */
export type Followed = { foot: Point; heading: Point | null }

type AimNow = { landmark: Landmark | null; free: Size; isStill: boolean; now: number }

/** Decides what the camera looks at: on arrival at the landmark and the dog, then before the dog in its direction. */
export class CameraAim {
  /** Whether the camera is still on its way. */
  isMoving = false
  #offset: Point | null = null
  #ahead: Point = { x: 0, y: 0 }
  #hasWalked = false
  #stoodAt = 0
  #lookedAt = 0

  /** The dog is in another room now. */
  arrive() {
    this.#offset = null
    this.#ahead = { x: 0, y: 0 }
    this.#hasWalked = false
    this.#stoodAt = 0
  }

  /** The middle of the free part has moved (art px): the picture stays, and glides from there. */
  shift({ x, y }: Point) {
    if (this.#offset) this.#offset = { x: this.#offset.x + x, y: this.#offset.y + y }
  }

  /** When the camera begins to return to a dog that stands (epoch ms); null if it does not. */
  get returnsAt(): number | null {
    const isAhead = this.#hasWalked && (this.#ahead.x !== 0 || this.#ahead.y !== 0)
    return isAhead ? this.#stoodAt + STANDS_MS : null
  }

  /** How far from the dog the middle of the free part is, art px. */
  offsetAt({ foot, heading }: Followed, { landmark, free, isStill, now }: AimNow): Point {
    if (heading) {
      const far = free.width < NARROW ? AHEAD.narrow : AHEAD.wide
      const length = Math.hypot(heading.x, heading.y) || 1
      this.#ahead = { x: (far * heading.x) / length, y: (far * heading.y) / length }
      this.#hasWalked = true
      this.#stoodAt = now
    } else if (this.#hasWalked && now - this.#stoodAt >= STANDS_MS) this.#ahead = { x: 0, y: 0 }
    const goal = this.#hasWalked || !landmark ? this.#ahead : arrivalLean(foot, landmark, free)
    const share = isStill ? 1 : easedShare(now - this.#lookedAt)
    this.#lookedAt = now
    const was = this.#offset ?? goal
    const isThere = Math.abs(goal.x - was.x) < THERE && Math.abs(goal.y - was.y) < THERE
    this.#offset = isThere ? goal : { x: was.x + share * (goal.x - was.x), y: was.y + share * (goal.y - was.y) }
    this.isMoving = !isThere && !isStill
    return this.#offset
  }
}

/** The share of its way that the camera covers in `ms`. */
export function easedShare(ms: number): number {
  return 1 - 0.5 ** (ms / HALF_WAY_MS)
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(value, most))
}
