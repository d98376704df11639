import type { Particle } from 'pixi.js'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { leftOf } from '#app/game/model/world/glide.ts'
import { ballDrawnAt, usesOfThing } from '#app/game/model/world/things.ts'
import { usesMoment } from '#app/game/model/world/using.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { dressOf } from '#app/game/scene/atlas/dress-of.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { swingAt } from '#durable/rules/things/ring.ts'
import { isTurned } from '#durable/rules/things/toggle.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { drawnBall } from './rolling-ball.ts'

/** The room at `now` (own clock, epoch ms), and what is in view or nearly so. */
type Scene = { world: World; place: ParkPlace; now: number; isStill: boolean; isSeen: (foot: Point) => boolean }

/**
 * What things look like in use: the quads of balls and of their shadows, the names of other pictures of things by their ids,
 * and the ids of those that are turned off. `isMoving`: one of them looks different in the next frame.
 */
export type ShownUses = {
  standing: readonly { depth: number; quads: readonly Particle[] }[]
  shadows: readonly Particle[]
  others: ReadonlyMap<string, string>
  unlit: ReadonlySet<string>
  isMoving: boolean
}

const OFF = 'off'

/** A swinging bell shows each of these pictures for so long, ms; null is as it hangs. */
const SWINGS = { ms: 200, pictures: ['left', null, 'right', null] } as const

/** How far the middle of a ball is above its foot, art px. */
const FOOT_TO_MIDDLE_PX = 5

type Ball = { body: Particle; shadow: Particle }

/** Draws things in use. Its script is fetched after the first frame. */
export class UsedThings {
  readonly #textures: Textures
  readonly #balls = new Map<string, Ball>()
  #place: ParkPlace | null = null

  constructor(textures: Textures) {
    this.#textures = textures
  }

  show(scene: Scene): ShownUses {
    if (scene.place !== this.#place) this.#balls.clear()
    this.#place = scene.place
    const standing: { depth: number; quads: readonly Particle[] }[] = []
    const shadows: Particle[] = []
    const others = new Map<string, string>()
    let isMoving = false
    for (const thing of scene.place.usable) {
      if (thing.action.manner === 'roll') {
        const ball = this.#ball(thing, scene)
        isMoving ||= ball.isMoving
        if (!ball.quads) continue
        shadows.push(ball.quads.shadow)
        standing.push({ depth: ball.depth, quads: [ball.quads.body] })
        continue
      }
      const other = otherPicture(thing, scene)
      if (!other) continue
      isMoving ||= other.isMoving
      if (other.name !== null) others.set(thing.id, other.name)
    }
    const unlit = new Set([...others].flatMap(([id, name]) => (name === OFF ? [id] : [])))
    return { standing, shadows, others, unlit, isMoving }
  }

  #ball(thing: UsableThing, { world, place, now, isStill, isSeen }: Scene) {
    const at = ballDrawnAt(world.uses, thing, usesMoment(world, { ...place, now }))
    if (!isSeen(at)) return { quads: null, depth: 0, isMoving: false }
    const { x, y, up, quarters } = drawnBall(at, isStill)
    const quads = this.#balls.get(thing.id) ?? this.#made(thing, place)
    const { body, shadow } = quads
    shadow.x = x
    shadow.y = y
    // It turns round its middle; its foot is where the shadow is.
    body.x = x
    body.y = y - up - FOOT_TO_MIDDLE_PX
    body.rotation = (quarters * Math.PI) / 2
    const glide = world.uses.glides.get(thing.number)
    return { quads, depth: y, isMoving: at.share > 0 || (glide !== undefined && leftOf(glide, now) !== null) }
  }

  #made({ id, prefab }: UsableThing, { doc }: ParkPlace): Ball {
    const sheet = dressOf(doc, this.#textures).things
    const body = Object.assign(quadOf(sheet(`thing/${prefab}`)), { anchorX: 0.5, anchorY: 0.5 })
    const ball = { body, shadow: quadOf(sheet(`shadow/${prefab}`)) }
    this.#balls.set(id, ball)
    return ball
  }
}

/** The picture that a thing shows while it is used; null where it looks as always. */
function otherPicture(
  { number, action, given }: UsableThing,
  { world, now, isStill }: Scene,
): { name: string | null; isMoving: boolean } | null {
  const [last = null] = usesOfThing(world.uses, number).slice(-1)
  const roomNow = roomTime(world, now)
  if (action.manner === 'toggle') return isTurned(last, roomNow) ? { name: OFF, isMoving: false } : null
  // What administrators have made ring has no pictures of a swing.
  const ms = action.manner === 'ring' && !given ? swingAt(last, roomNow) : null
  if (ms === null || isStill) return null
  return { name: SWINGS.pictures[Math.floor(ms / SWINGS.ms) % SWINGS.pictures.length] ?? null, isMoving: true }
}
