import { Container, Graphics, RenderTexture, Sprite, Texture } from 'pixi.js'
import type { Renderer } from 'pixi.js'
import { PALETTE, rgbOfHex } from '#app/art/palette.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { daylightAt } from './daylight.ts'
import type { Daylight } from './daylight.ts'
import { poolsOf } from './lamps.ts'

/** The light is painted in blocks of so many art px, which makes soft steps and a small picture. */
const DOT_PX = 4
/** How often the light is calculated again, ms. */
const LOOK_EVERY_MS = 60_000
/**
 * The colours that night and a low sun multiply the picture with, 0 to 255 for red, green and blue. Names stay
 * readable.
 */
const NIGHT = [126, 136, 194] as const
const LOW_SUN = [255, 214, 186] as const
const DAY = [255, 255, 255] as const
/** The rings of a circle of light, from its edge inwards, as shares of the radius. */
const RINGS = [1, 0.82, 0.62, 0.4] as const

/** Evening and night over a room: one picture of the light, painted once a minute and multiplied with the scene. */
export class Night {
  readonly sprite = new Sprite({ texture: Texture.EMPTY, blendMode: 'multiply', visible: false, eventMode: 'none' })
  #room: RoomDoc
  #paintedAt = -Infinity
  #painting: RenderTexture | null = null

  constructor(room: RoomDoc) {
    this.#room = room
    this.sprite.scale.set(DOT_PX)
  }

  enter(room: RoomDoc) {
    this.#room = room
    this.#paintedAt = -Infinity
  }

  /** Shows the light at `now` (epoch ms); nothing if `isLit` is false. */
  show(renderer: Renderer, now: number, isLit: boolean) {
    if (now - this.#paintedAt < LOOK_EVERY_MS) return
    this.#paintedAt = now
    const light = daylightAt(now)
    this.sprite.visible = isLit && light.night > 0 && isOutdoors(this.#room)
    if (!this.sprite.visible) return
    const { width, height } = this.#room
    const size = { width: (width * TILE_PX) / DOT_PX, height: (height * TILE_PX) / DOT_PX }
    const target = RenderTexture.create({ ...size, scaleMode: 'nearest' })
    const painting = paint(this.#room, light, size)
    renderer.render({ container: painting, target, clear: true })
    painting.destroy({ children: true })
    this.#painting?.destroy(true)
    this.#painting = target
    this.sprite.texture = target
  }

  destroy() {
    this.sprite.destroy()
    this.#painting?.destroy(true)
  }
}

function paint(room: RoomDoc, { night, glow }: Daylight, size: { width: number; height: number }): Container {
  const painting = new Container()
  const sky = mixed(mixed(DAY, NIGHT, night), LOW_SUN, 0.6 * glow)
  painting.addChild(new Graphics().rect(0, 0, size.width, size.height).fill(numberOf(sky)))
  const lamplight = mixed(DAY, rgbOfHex(PALETTE.gravel3), 0.7)
  for (const { x, y, reach } of poolsOf(room)) {
    for (const [index, share] of RINGS.entries()) {
      const ring = new Graphics().ellipse(
        x / DOT_PX,
        y / DOT_PX,
        (reach * share) / DOT_PX,
        (reach * share * 0.8) / DOT_PX,
      )
      painting.addChild(ring.fill({ color: numberOf(lamplight), alpha: night * (0.2 + 0.1 * index) }))
    }
  }
  return painting
}

type Rgb = readonly [number, number, number]

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share)
  return [mix(0), mix(1), mix(2)]
}

function numberOf([red, green, blue]: Rgb): number {
  return (red << 16) | (green << 8) | blue
}
