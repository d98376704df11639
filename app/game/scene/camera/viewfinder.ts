import type { SeenTiles } from '#app/game/model/aim.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { Direction } from '#durable/rules/steps.ts'
import { neighbour } from '#durable/rules/steps.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { intersects } from './boxes.ts'
import type { Box } from './boxes.ts'
import { CameraAim, easedShare, freePart, landmarkNear, THERE } from './camera-aim.ts'
import { beyondFor, cameraOver, onScreen, snapped, zoomOf } from './camera.ts'
import type { Beyond, Camera, Point, View } from './camera.ts'
import { footAt } from './footing.ts'
import type { PixelRect } from './footing.ts'

/** How far outside the view a standing picture may be and still reach into it, art px. */
const MARGIN = 80
/** How far bubbles and plates stay from the edges of the view, art px. */
const RIM = 2
/** The camera aims so far above the foot of a dog, art px. */
const MIDDLE_OF_DOG = 12
const SIDES = ['left', 'top', 'right', 'bottom'] as const
const HERE = { x: 0, y: 0 } as const

/** What the camera shows of the room, and how points of the room and of the view correspond. */
export class Viewfinder {
  camera: Camera = { left: 0, top: 0, zoom: 2 }
  readonly #obstacles: () => readonly Box[]
  readonly #aim = new CameraAim()
  /** The parts of the interface as they were measured last, CSS px. */
  #hud: readonly Box[] = []
  /** The part of the view that the interface leaves free (CSS px); null until it has been measured. */
  #free: Box | null = null
  /** How far the picture shows what is beyond the room; null until it has been shown. */
  #beyond: Beyond | null = null
  #isEdgeMoving = false
  /** Whether the free part has changed since the camera was pointed. */
  #hasMadeRoom = false
  #followedAt = 0
  #place: ParkPlace
  #view: View = { width: 1, height: 1, ratio: 1, zoomPercent: 100 }

  /** `obstacles` are the parts of the interface over the picture, CSS px from its corner. */
  constructor(obstacles: () => readonly Box[], place: ParkPlace) {
    this.#obstacles = obstacles
    this.#place = place
  }

  /** Whether the camera is still on its way. */
  get isMoving(): boolean {
    return this.#aim.isMoving || this.#isEdgeMoving || this.#hasMadeRoom
  }

  /** When the camera will return to a dog that stands (epoch ms); null if it will not. */
  get returnsAt(): number | null {
    return this.#aim.returnsAt
  }

  enter(place: ParkPlace) {
    this.#place = place
    this.#aim.arrive()
    this.#beyond = null
  }

  /** The room of the picture has other ground. The camera stays on its way. */
  rebuild(place: ParkPlace) {
    this.#place = place
  }

  resize(view: View) {
    this.#view = view
    this.#free = null
  }

  /** Points the camera at a dog, or ahead of it while it walks towards `facing`. */
  follow(
    { foot, facing }: { foot: Point; facing: Direction | null },
    { now, isStill }: { now: number; isStill: boolean },
  ) {
    const { doc } = this.#place
    const free = (this.#free ??= freePart(this.#view, this.#obstacles()))
    const zoom = zoomOf(this.#view)
    const size = { width: free.width / zoom, height: free.height / zoom }
    const offset = this.#aim.offsetAt(
      { foot, heading: facing === null ? null : neighbour(HERE, facing) },
      { landmark: landmarkNear(doc, foot, size), free: size, isStill, now },
    )
    const room = { width: doc.width * TILE_PX, height: doc.height * TILE_PX }
    const middle = { x: foot.x + offset.x, y: foot.y - MIDDLE_OF_DOG + offset.y }
    this.#hasMadeRoom = false
    const beyond = this.#showEdge(beyondFor(foot, room, this.#view, free), { now, isStill })
    this.camera = cameraOver(middle, room, this.#view, free, beyond)
  }

  /** What is beyond the room comes into view, and goes, as gently as the camera glides. */
  #showEdge(goal: Beyond, { now, isStill }: { now: number; isStill: boolean }): Beyond {
    const was = this.#beyond ?? goal
    const share = isStill ? 1 : easedShare(now - this.#followedAt)
    const next = { ...goal }
    for (const side of SIDES)
      if (Math.abs(goal[side] - was[side]) >= THERE) next[side] = was[side] + share * (goal[side] - was[side])
    this.#followedAt = now
    this.#isEdgeMoving = SIDES.some((side) => next[side] !== goal[side])
    this.#beyond = next
    return next
  }

  /** Measures the interface: the camera glides to the middle of what is free now. Returns its parts in the room (art px). */
  measure(): Box[] {
    const hud = this.#obstacles()
    this.#hud = hud
    const [was, free] = [this.#free, freePart(this.#view, hud)]
    const { zoom } = this.camera
    this.#free = free
    if (was) {
      const moved = {
        x: free.left - was.left + (free.width - was.width) / 2,
        y: free.top - was.top + (free.height - was.height) / 2,
      }
      this.#aim.shift({ x: moved.x / zoom, y: moved.y / zoom })
      this.#hasMadeRoom = moved.x !== 0 || moved.y !== 0
    }
    return hud.map(({ left, top, width, height }) => {
      const { x, y } = this.inRoom({ x: left, y: top })
      return { left: x, top: y, width: width / zoom, height: height / zoom }
    })
  }

  /** Whether a part of the room (art px) is under the interface, wholly or partly. */
  isUnderHud({ left, top, width, height }: Box): boolean {
    const { zoom } = this.camera
    const { x, y } = this.onScreen({ x: left, y: top })
    const shown = { left: x, top: y, width: width * zoom, height: height * zoom }
    return this.#hud.some((part) => intersects(part, shown))
  }

  /** The part of the room in view (art px). */
  get area(): PixelRect {
    const { left, top, zoom } = this.camera
    return { left, top, right: left + this.#view.width / zoom, bottom: top + this.#view.height / zoom }
  }

  /** The same without its rim, where plates and bubbles may be. */
  get zone(): Box {
    const { left, top, right, bottom } = this.area
    return { left: left + RIM, top: top + RIM, width: right - left - 2 * RIM, height: bottom - top - 2 * RIM }
  }

  /** Whether anything beyond the edges of the room is in view. */
  get seesBeyond(): boolean {
    const { left, top, right, bottom } = this.area
    const { width, height } = this.#place.doc
    return left < 0 || top < 0 || right > width * TILE_PX || bottom > height * TILE_PX
  }

  /** The tiles that are wholly visible. */
  get seenTiles(): SeenTiles {
    const { left, top, right, bottom } = this.area
    const { doc } = this.#place
    return {
      left: Math.max(0, Math.ceil(left / TILE_PX)),
      top: Math.max(0, Math.ceil(top / TILE_PX)),
      right: Math.min(doc.width, Math.floor(right / TILE_PX)) - 1,
      bottom: Math.min(doc.height, Math.floor(bottom / TILE_PX)) - 1,
    }
  }

  /** Whether what stands at a foot can reach into the view. */
  isNear({ x, y }: Point): boolean {
    const { left, top, right, bottom } = this.area
    return x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN
  }

  /** Where the foot of a dog at a place is drawn (art px), on whole device pixels. */
  footOf(place: { x: number; y: number }): Point {
    const { x, y } = footAt(place)
    return { x: snapped(x, this.#view), y: snapped(y, this.#view) }
  }

  /** The point of the room (art px) at a point of the view (CSS px). */
  inRoom({ x, y }: Point): Point {
    const { left, top, zoom } = this.camera
    return { x: x / zoom + left, y: y / zoom + top }
  }

  /** The reverse of `inRoom`. */
  onScreen(point: Point): Point {
    return onScreen(this.camera, point)
  }
}
