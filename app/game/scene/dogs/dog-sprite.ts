import type { Particle } from 'pixi.js'
import { coatOf } from '#app/dog/coat.ts'
import type { Coat } from '#app/dog/coat.ts'
import { hatAnchorOf, layersOf } from '#app/dog/layers.ts'
import type { DogLayer } from '#app/dog/layers.ts'
import { facingOf, frameOf, sizedPose, pacedFrame, STRIDE_PX } from '#app/dog/pose.ts'
import type { GrownPose } from '#app/dog/pose.ts'
import type { Doing } from '#app/game/model/world/lying.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'
import { sizeOf } from '#durable/rules/age.ts'
import type { DogSize } from '#durable/rules/age.ts'
import { DIRECTIONS } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Place } from '#durable/rules/walks.ts'
import { Paces } from './paces.ts'

/** How a dog holds itself while it does something. */
const POSE_OF: Record<Doing['pose'], GrownPose> = {
  sniff: 'sniff',
  dig: 'dig',
  happy: 'happy',
  drink: 'sniff',
  shake: 'happy',
}

/** A dog runs if its way has more tiles than this. It is as fast as one that walks. */
const WALK_TILES_MAX = 3

const WHITE = 0xffffff
/** The height of a dog above its foot, art px, where its bubbles begin: upright, and curled up or swimming. */
const HEAD: Record<DogSize, { up: number; low: number }> = {
  grown: { up: 36, low: 24 },
  puppy: { up: 30, low: 20 },
}
/** The box of the head round the point where hats are put, art px. Things that are worn make it higher. */
const HEAD_BOX = { width: 24, height: 20, above: 3, aboveDressed: 6 } as const
/** A dog that shakes itself goes so far to each side, art px, and changes sides so often, ms. */
const SHAKES = { px: 1, everyMs: 60 }
/** The box of the body above the foot, art px. */
const BODY_BOX = { width: 28, height: 26 } as const

/**
 * Where the dog stands (art px), how high a bridge lifts it, and when (epoch ms). With `isStill` it neither breathes
 * nor wags, and is animated only while it walks or acts. Its size follows from `today` (`osloDay`).
 */
type At = { foot: Point; lift: number; now: number; today: number; isStill: boolean }

/** One dog in the picture: tinted layers above its foot, and its shadow, which lies below all dogs and things. */
export class DogSprite {
  /** Bottom first. */
  body: readonly Particle[] = []
  shadow: readonly Particle[] = []
  foot: Point = { x: 0, y: 0 }
  heading: Direction = 4
  /** What bubbles and plates must not cover, and what hides plates behind it (art px of the room). */
  head: Box = { left: 0, top: 0, width: HEAD_BOX.width, height: HEAD_BOX.height }
  bodyBox: Box = { left: 0, top: 0, ...BODY_BOX }
  #hat: Point = { x: 0, y: 0 }
  #coat: Coat = coatOf('#000000')
  #looks: Pick<SeenDog, 'color' | 'shadowColor' | 'wear'> | null = null
  #frame = ''
  #flip = false
  #layers: readonly DogLayer[] = []
  #quads: readonly Particle[] = []
  #movingSince = 0
  readonly #paces = new Paces()
  #alpha = 1
  readonly #textures: Textures

  constructor(textures: Textures) {
    this.#textures = textures
  }

  /** The height of the point above its head on the day `today` (`osloDay`), art px above the foot. */
  static headOf(dog: SeenDog, place: Place, today: number): number {
    const { up, low } = HEAD[sizeOfDog(dog, today)]
    return poseOf(dog, place, 0) === 'curl' || place.swimming ? low : up
  }

  /** The colour of its dot, 0xrrggbb: a near-black one would be lost in the rim. */
  get dotTint(): number {
    const { edge, fur, hi } = this.#coat
    return edge === null ? fur : hi
  }

  update(dog: SeenDog, place: Place, { foot, lift, now, today, isStill }: At) {
    if (!place.moving) this.#movingSince = now
    const pose = poseOf(dog, place, now)
    const size = sizeOfDog(dog, today)
    this.heading = place.facing ?? DIRECTIONS[dog.facing] ?? 4
    const facing = facingOf(this.heading)
    this.#paces.to(foot, { isWalking: pose === 'walk', stridePx: STRIDE_PX[size] })
    const { frame, flip } =
      pose === 'walk'
        ? pacedFrame({ size, facing, walkedPx: this.#paces.walkedPx, isRun: dog.walk.dirs.length > WALK_TILES_MAX })
        : frameOf({
            pose: sizedPose(pose, size),
            facing,
            now,
            startedAt: this.#beatsSince(dog, place, { now, isStill }),
          })
    const isNew = this.#isNewLook(dog)
    if (isNew || frame !== this.#frame || flip !== this.#flip) {
      this.#frame = frame
      this.#flip = flip
      this.#dress(layersOf({ frame, flip, coat: this.#coat, wear: dog.wear }))
      const hat = hatAnchorOf(frame, flip)
      const isDressed = Object.keys(dog.wear).length > 0
      this.#hat = { x: hat.x, y: hat.y - (isDressed ? HEAD_BOX.aboveDressed : HEAD_BOX.above) }
    }
    this.foot = foot
    this.head.left = foot.x + this.#hat.x - HEAD_BOX.width / 2
    this.head.top = foot.y - lift + this.#hat.y
    this.bodyBox.left = foot.x - BODY_BOX.width / 2
    this.bodyBox.top = foot.y - lift - BODY_BOX.height
    this.#moveTo(foot.x + shakenAt(dog, now), foot.y - lift)
  }

  /** How much is seen of the dog and its shadow, 0 to 1. */
  fade(alpha: number) {
    if (alpha === this.#alpha) return
    this.#alpha = alpha
    for (const quad of this.#quads) quad.alpha = alpha
  }

  /**
   * When the animation of its pose began, epoch ms. Each idle dog has a time of its own, so that they do not wag in
   * step.
   */
  #beatsSince(dog: SeenDog, { moving }: Place, { now, isStill }: Pick<At, 'now' | 'isStill'>): number {
    if (moving) return this.#movingSince
    const isDoing = dog.doing !== undefined && now < dog.doing.until
    return isStill && !isDoing ? now : -(dog.id % 12) * IDLE_BEAT_MS
  }

  #isNewLook({ wear, tint, ...own }: SeenDog): boolean {
    const { color, shadowColor } = tint ?? own
    const was = this.#looks
    if (was && was.color === color && was.shadowColor === shadowColor && was.wear === wear) return false
    this.#looks = { color, shadowColor, wear }
    this.#coat = coatOf(color, shadowColor)
    return true
  }

  #dress(layers: readonly DogLayer[]) {
    this.#layers = layers
    this.#quads = layers.map((layer, index) => this.#quadOf(layer, this.#quads[index]))
    this.shadow = this.#quads.filter((_, index) => isShadow(layers[index]))
    this.body = this.#quads.filter((_, index) => !isShadow(layers[index]))
  }

  #quadOf({ sheet, frame, tint, flip }: DogLayer, old?: Particle): Particle {
    const texture = this.#textures.dogs[sheet](frame)
    const quad = old ?? quadOf(texture)
    quad.texture = texture
    quad.alpha = this.#alpha
    // Setting a tint is the most expensive part, so it is set only on a change.
    if (quad.tint !== (tint ?? WHITE)) quad.tint = tint ?? WHITE
    quad.scaleX = flip ? -1 : 1
    return quad
  }

  #moveTo(x: number, y: number) {
    const side = this.#flip ? -1 : 1
    this.#layers.forEach((layer, index) => {
      const quad = this.#quads[index]
      if (!quad) return
      quad.x = x + side * layer.x
      quad.y = y + layer.y
    })
  }
}

/** How far a dog that shakes itself is aside of where it stands, art px. */
function shakenAt({ doing }: SeenDog, now: number): number {
  if (doing?.pose !== 'shake' || now >= doing.until) return 0
  return Math.floor(now / SHAKES.everyMs) % 2 === 0 ? -SHAKES.px : SHAKES.px
}

function sizeOfDog({ born }: SeenDog, today: number): DogSize {
  return born === undefined ? 'grown' : sizeOf(born, today)
}

function poseOf(dog: SeenDog, place: Place, now: number): GrownPose {
  if (place.swimming) return 'swim'
  if (place.moving) return 'walk'
  if (dog.away) return 'curl'
  return dog.doing && now < dog.doing.until ? POSE_OF[dog.doing.pose] : dog.pose
}

function isShadow(layer: DogLayer | undefined): boolean {
  return layer?.frame.startsWith('ground/') === true
}
