import { BufferImageSource, Particle, Sprite, Texture } from 'pixi.js'
import type { Container } from 'pixi.js'
import sheet from '#app/art/built/park-lit.json' with { type: 'json' }
import type { Rgb } from '#app/art/palette.ts'
import { partOf } from '#app/game/scene/atlas/atlas.ts'
import { Quads } from '#app/game/scene/atlas/quads.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import type { Frames } from '#app/game/scene/dresses/pictures.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { BEAM_STEP_MS, Beam } from './beam.ts'
import { glowSize, paintGlow } from './glow-map.ts'
import { litQuads } from './lit-things.ts'
import type { LitThing, StandingQuads } from './lit-things.ts'
import { PIXELS } from './night.ts'
import type { PaintedLight } from './night.ts'

const FRAMES: Frames = sheet.frames

/** Where the light is drawn: after that of the night, below the names. */
const ABOVE_NIGHT = 1

/** The thing whose lamp has beams, and how high the lamp is above its foot, art px. */
const LIGHTHOUSE = { prefab: 'lighthouse', up: 144 }

type Scene = {
  now: number
  isStill: boolean
  standing: readonly StandingQuads[]
  area: PixelRect
  beat: number
  /** What shines by itself in the air. */
  floating: readonly Particle[]
}

/**
 * What shines in the dark: light that lamps add to the ground and to all that stands there, and their flames and panes in full
 * colour. Both end where the night does.
 */
export class Glow {
  readonly #sprite = new Sprite({ texture: Texture.EMPTY, blendMode: 'add' })
  readonly #quads = new Quads()
  readonly #picture: Texture
  #room: RoomDoc | null = null
  #things: readonly LitThing[] = []
  #painted: PaintedLight | null = null
  #beam: Beam | null = null
  readonly #layer: Container

  /** `picture`: the shining parts of all things. */
  constructor(layer: Container, picture: Texture) {
    this.#picture = picture
    this.#layer = layer
    layer.addChildAt(this.#sprite, ABOVE_NIGHT)
    layer.addChildAt(this.#quads.container, ABOVE_NIGHT + 1)
  }

  /** Shows what shines in a painted light; nothing for null. Returns when that changes, epoch ms; Infinity for not by itself. */
  show(painted: PaintedLight | null, { now, isStill, standing, area, beat, floating }: Scene): number {
    this.#quads.clear()
    this.#paint(painted)
    if (painted && painted.room !== this.#room) this.#enter(painted.room)
    if (this.#beam) this.#beam.sprite.visible = painted !== null
    if (!painted) return Infinity
    const things = this.#things.filter(({ id }) => !painted.unlit.has(id))
    const lightAt = (x: number, y: number) => lightIn(painted, { x, y })
    this.#quads.addAll(litQuads(things, standing, { area, frame: beat, alpha: painted.night, lightAt }))
    for (const quad of floating) quad.alpha = painted.night
    this.#quads.addAll(floating)
    if (!this.#beam) return Infinity
    this.#beam.sprite.alpha = painted.night
    this.#beam.turn(now, isStill)
    return isStill ? Infinity : now + BEAM_STEP_MS
  }

  destroy() {
    this.#paint(null)
    this.#beam?.destroy()
    this.#sprite.destroy()
    this.#quads.container.destroy()
  }

  #enter(room: RoomDoc) {
    this.#room = room
    this.#beam?.destroy()
    const tower = room.things.find(({ prefab }) => prefab === LIGHTHOUSE.prefab)
    this.#beam = tower ? new Beam({ x: tower.x, y: tower.y - LIGHTHOUSE.up }) : null
    if (this.#beam) this.#layer.addChildAt(this.#beam.sprite, ABOVE_NIGHT)
    this.#things = room.things.flatMap(({ id, prefab, x, y }) => {
      const frames = PREFAB_LOOKS.get(prefab)?.frames ?? []
      const quads = frames.flatMap((name) => this.#shining(name.slice(name.indexOf('/') + 1), { x, y }))
      return quads.length > 0 ? [{ id, depth: y, frames: quads }] : []
    })
  }

  #shining(name: string, at: { x: number; y: number }): Particle[] {
    const { frame, anchor } = FRAMES[`lit/${name}`] ?? {}
    if (!frame) return []
    const texture = partOf(this.#picture, { x: frame.x, y: frame.y, width: frame.w, height: frame.h })
    return [new Particle({ texture, anchorX: anchor?.x ?? 0, anchorY: anchor?.y ?? 0, ...at })]
  }

  #paint(painted: PaintedLight | null) {
    if (painted === this.#painted) return
    this.#painted = painted
    const old = this.#sprite.texture
    this.#sprite.texture = painted ? this.#painting(painted) : Texture.EMPTY
    if (old !== Texture.EMPTY) old.destroy(true)
  }

  #painting({ size, plan }: PaintedLight): Texture {
    const cells = glowSize(size)
    const { left = 0, top = 0, width, height, cellPx } = cells
    this.#sprite.scale.set(cellPx)
    this.#sprite.position.set(left * cellPx, top * cellPx)
    const resource = paintGlow(cells, plan)
    return new Texture({ source: new BufferImageSource({ ...PIXELS, width, height, resource }) })
  }
}

/** The light at a point of a room, art px; white outside of what is painted. */
function lightIn({ size, pixels }: PaintedLight, { x, y }: { x: number; y: number }): Rgb {
  const { left = 0, top = 0, width, height, cellPx } = size
  const [column, row] = [Math.floor(x / cellPx) - left, Math.floor(y / cellPx) - top]
  if (column < 0 || row < 0 || column >= width || row >= height) return [255, 255, 255]
  const at = (row * width + column) * 4
  return [pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255]
}
