import { BufferImageSource, Container, Rectangle, Sprite, Texture } from 'pixi.js'
import type { Rgb } from '#app/art/palette.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { weatherAt } from '#app/game/scene/motes/weather.ts'
import { seasonAt } from '#app/shared/season.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { CarriedLight, ownLight } from './carried-light.ts'
import { daylightAt } from './daylight.ts'
import type { Daylight } from './daylight.ts'
import { gloomOf, poolsOf } from './lamps.ts'
import { paintLight } from './light-map.ts'
import type { CellSize, LightPlan, Pool } from './light-map.ts'

/** The light is painted in cells of so many art px: large ones outdoors, where it is painted anew every minute. */
const CELL_PX = { outdoors: 2, indoors: 1 }
/**
 * How far beyond the edges of a room under the sky its lamps are painted, and how far the colour of the night goes on, tiles:
 * further than any camera shows.
 */
const AROUND_TILES = { lamps: 4, night: 24 }
/** How often the light is calculated again, ms. */
const LOOK_EVERY_MS = 60_000
/** The colours that night, a low sun and rain clouds multiply the picture with, 0 to 255 for red, green and blue. */
const NIGHT: Rgb = [98, 104, 174]
const LOW_SUN: Rgb = [255, 214, 186]
const RAIN: Rgb = [196, 206, 226]
const DAY: Rgb = [255, 255, 255]
const NONE: readonly Thing[] = []
type Sky = Daylight & { isRaining?: boolean }

/** How Pixi reads the painted light: opaque RGBA bytes. */
export const PIXELS = { format: 'rgba8unorm', alphaMode: 'premultiplied-alpha', scaleMode: 'nearest' } as const

/**
 * A painted light: the room with all its things, its lamps, the ids of the things that give none, how much of night it is, 0 to
 * 1 (1 under a roof), and its pixels.
 */
export type PaintedLight = {
  room: RoomDoc
  plan: LightPlan
  unlit: ReadonlySet<string>
  night: number
  size: CellSize
  pixels: Uint8ClampedArray
}

/**
 * The light over a room: evening, night and rain outdoors, lamps and dark corners under a roof. It is one picture that is
 * multiplied with the scene, and one colour around it; names stay above it.
 */
export class Night {
  readonly container = new Container({ visible: false })
  /** The light that is shown; null for none. Another one is another object. */
  painted: PaintedLight | null = null
  readonly #sprite = new Sprite({ texture: Texture.EMPTY, blendMode: 'multiply' })
  readonly #around = Array.from({ length: 4 }, () => new Sprite({ blendMode: 'multiply' }))
  #room: RoomDoc
  /** Things that stand there besides those of the published room. */
  #added: readonly Thing[] = NONE
  #unlit: ReadonlySet<string> = new Set()
  #paintedAt = -Infinity
  /** The painted light in which that of the own dog moves; null where it has none, by day and under a roof. */
  #open: { source: BufferImageSource; map: CarriedLight; night: number } | null = null

  constructor(room: RoomDoc) {
    this.#room = room
    this.container.addChild(this.#sprite, ...this.#around)
  }

  enter(room: RoomDoc) {
    if (room !== this.#room) {
      this.#unlit = new Set()
      this.#added = NONE
    }
    this.#room = room
    this.#paintedAt = -Infinity
  }

  /** These things stand in the room too. */
  add(things: readonly Thing[] = NONE) {
    if (things === this.#added) return
    this.#added = things
    this.#paintedAt = -Infinity
  }

  /** The things with these ids give no light, all others do. */
  turnOff(unlit: ReadonlySet<string>) {
    if (unlit.size === this.#unlit.size && [...unlit].every((id) => this.#unlit.has(id))) return
    this.#unlit = unlit
    this.#paintedAt = -Infinity
  }

  /**
   * Shows the light at `now` (epoch ms); nothing if `isLit` is false. `others` are lights at night beside those of the
   * room's things.
   */
  show(now: number, isLit: boolean, others: () => readonly Pool[]) {
    if (now - this.#paintedAt < LOOK_EVERY_MS) return
    const isFirst = this.#paintedAt === -Infinity
    this.#paintedAt = now
    const isOpen = isOutdoors(this.#room)
    const light = { ...daylightAt(now), isRaining: weatherAt(now, seasonAt(now)) === 'rain' }
    this.container.visible = isLit && (light.night > 0 || light.isRaining || !isOpen)
    if (!this.container.visible) this.painted = null
    this.#open = null
    // Under a roof the light does not change.
    if (!this.container.visible || (!isOpen && !isFirst)) return
    const room = { ...this.#room, things: [...this.#room.things, ...this.#added] }
    const size = sizeOf(room)
    const plan = isOpen ? nightPlan(room, light, others()) : indoorPlan(room, this.#unlit)
    const pixels = paintLight(size, plan)
    // The corner, which no lamp reaches, is drawn again all around, so that both are one draw.
    pixels.set([...plan.tint, 255])
    const source = new BufferImageSource({ ...PIXELS, width: size.width, height: size.height, resource: pixels })
    this.#show(new Texture({ source }))
    this.#place(size)
    this.painted = { room, plan, unlit: this.#unlit, night: isOpen ? light.night : 1, size, pixels }
    if (isOpen && light.night > 0)
      this.#open = { source, map: new CarriedLight(pixels, size, plan), night: light.night }
  }

  /** Moves the light of the own dog to its foot (art px); null if the dog is not here. */
  carry(foot: Point | null) {
    if (!this.#open) return
    const { source, map, night } = this.#open
    const changed = map.carry(foot && ownLight(foot, { night, cellPx: CELL_PX.outdoors }))
    if (changed) source.update(changed.start, changed.end)
  }

  destroy() {
    this.#show(Texture.EMPTY)
    this.container.destroy({ children: true })
  }

  #show(texture: Texture) {
    const old = this.#sprite.texture
    this.#sprite.texture = texture
    const corner = new Texture({ source: texture.source, frame: new Rectangle(0, 0, 1, 1) })
    for (const side of this.#around) side.texture = corner
    if (old !== Texture.EMPTY) old.destroy(true)
  }

  /** Lays the painted light over the room, and its colour without lamps around it if the room has no roof. */
  #place({ left = 0, top = 0, width, height, cellPx }: CellSize) {
    const [x, y, w, h] = [left * cellPx, top * cellPx, width * cellPx, height * cellPx]
    this.#sprite.position.set(x, y)
    this.#sprite.scale.set(cellPx)
    const far = AROUND_TILES.night * TILE_PX
    const sides = [
      [x - far, y - far, w + 2 * far, far],
      [x - far, y + h, w + 2 * far, far],
      [x - far, y, far, h],
      [x + w, y, far, h],
    ] as const
    for (const [side, sprite] of this.#around.entries()) {
      const [atX, atY, wide, high] = sides[side] ?? [0, 0, 0, 0]
      sprite.visible = isOutdoors(this.#room)
      sprite.position.set(atX, atY)
      sprite.setSize(wide, high)
    }
  }
}

/** The cells of the light of a room: outdoors with the land around it. */
function sizeOf(room: RoomDoc): CellSize {
  const isOpen = isOutdoors(room)
  const cellPx = isOpen ? CELL_PX.outdoors : CELL_PX.indoors
  const cells = (tiles: number) => (tiles * TILE_PX) / cellPx
  const around = isOpen ? AROUND_TILES.lamps : 0
  const [width, height] = [cells(room.width + 2 * around), cells(room.height + 2 * around)]
  return { left: -cells(around), top: -cells(around), width, height, cellPx }
}

/** The light outdoors while it is dark, the sun is low, or it rains. Lamps are lit as the night comes. */
export function nightPlan(room: RoomDoc, { night, lowSun, isRaining }: Sky, others: readonly Pool[] = []): LightPlan {
  const day = isRaining ? RAIN : DAY
  const tint = mixed(mixed(day, NIGHT, night), LOW_SUN, isRaining ? 0 : 0.6 * lowSun)
  const pools = [...poolsOf(room), ...others].map((pool) => ({ ...pool, strength: pool.strength * night }))
  return { tint, floor: 0, pools }
}

export function indoorPlan(room: RoomDoc, unlit: ReadonlySet<string> = new Set()): LightPlan {
  return { ...gloomOf(room), pools: poolsOf(room, unlit) }
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share)
  return [mix(0), mix(1), mix(2)]
}
