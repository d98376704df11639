import { Container, Sprite } from 'pixi.js'
import { coatOf } from '#app/dog/coat.ts'
import type { Coat } from '#app/dog/coat.ts'
import { layersOf } from '#app/dog/layers.ts'
import type { DogLayer } from '#app/dog/layers.ts'
import { facingOf, frameOf } from '#app/dog/pose.ts'
import type { Pose } from '#app/dog/pose.ts'
import { DIRECTIONS } from '#durable/rules/steps.ts'
import type { Place } from '#durable/rules/walks.ts'
import type { SeenDog } from '../world.ts'
import type { Point } from './camera.ts'
import type { Textures } from './textures.ts'

/** Idle dogs change their frame on this beat all together, so that a quiet park is drawn only so often, ms. */
export const IDLE_BEAT_MS = 450
/** Over its foot a dog ends at about this height, art px: there its words begin. */
const HEAD: Record<'up' | 'low', number> = { up: 36, low: 24 }

/** One dog in the picture: tinted layers over its foot, and its shadow, which lies under all dogs and things. */
export class DogSprite {
  readonly body = new Container({ eventMode: 'none' })
  readonly shadow = new Container({ eventMode: 'none' })
  #coat: Coat = coatOf('#000000')
  #looks = ''
  #frame = ''
  #walkingSince = 0
  readonly #textures: Textures

  constructor(textures: Textures) {
    this.#textures = textures
  }

  /** The point over its head, art px above the foot. */
  static headOf(dog: SeenDog, place: Place): number {
    return poseOf(dog, place) === 'curl' || place.swimming ? HEAD.low : HEAD.up
  }

  update(dog: SeenDog, place: Place, { foot, lift, now }: { foot: Point; lift: number; now: number }) {
    const looks = JSON.stringify([dog.color, dog.shadowColor, dog.wear])
    if (looks !== this.#looks) {
      this.#looks = looks
      this.#coat = coatOf(dog.color, dog.shadowColor)
      this.#frame = ''
    }
    if (!place.moving) this.#walkingSince = now
    const pose = poseOf(dog, place)
    const facing = facingOf(place.facing ?? DIRECTIONS[dog.facing] ?? 4)
    const startedAt = place.moving ? this.#walkingSince : -(dog.id % 12) * IDLE_BEAT_MS
    const { frame, flip } = frameOf({ pose, facing, now, startedAt })
    const drawn = `${frame} ${flip}`
    if (drawn !== this.#frame) {
      this.#frame = drawn
      const layers = layersOf({ frame, flip, coat: this.#coat, wear: dog.wear })
      this.#dress(this.shadow, layers.filter(isShadow))
      this.#dress(
        this.body,
        layers.filter((layer) => !isShadow(layer)),
      )
    }
    this.body.position.set(foot.x, foot.y - lift)
    this.body.zIndex = foot.y
    this.shadow.position.set(foot.x, foot.y - lift)
  }

  destroy() {
    this.body.destroy({ children: true })
    this.shadow.destroy({ children: true })
  }

  #dress(container: Container, layers: readonly DogLayer[]) {
    while (container.children.length < layers.length) container.addChild(new Sprite())
    container.children.forEach((child, index) => {
      const layer = layers[index]
      child.visible = layer !== undefined
      if (!layer || !(child instanceof Sprite)) return
      child.texture = this.#textures.dogs[layer.sheet](layer.frame)
      child.position.set(layer.x, layer.y)
      child.tint = layer.tint ?? 0xffffff
    })
    container.scale.x = layers[0]?.flip ? -1 : 1
  }
}

function poseOf(dog: SeenDog, place: Place): Pose {
  if (place.swimming) return 'swim'
  if (place.moving) return 'walk'
  return dog.away ? 'curl' : dog.pose
}

function isShadow({ frame }: DogLayer): boolean {
  return frame.startsWith('ground/')
}
