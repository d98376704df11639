import type { Particle, Texture } from 'pixi.js'
import sheet from '#app/art/built/creatures.json' with { type: 'json' }
import { framesOfRows } from '#app/art/sheet-rows.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { CreaturesHere } from '#app/game/model/creatures/creatures-here.ts'
import type { Creature } from '#app/game/model/creatures/creatures.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { World } from '#app/game/model/world/world.ts'
import { partOf } from '#app/game/scene/atlas/atlas.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import { reaches } from '#app/game/scene/camera/footing.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import type { Frames } from '#app/game/scene/dresses/pictures.ts'
import type { StandingQuads } from '#app/game/scene/light/lit-things.ts'

const FRAMES: Frames = framesOfRows(sheet.rows)

/** How often what flies or runs is drawn while nothing else moves, ms. */
const MOVES_EVERY_MS = 1000 / 15

/** The room at `now` (own clock, epoch ms), and what is in view. */
type Scene = { world: World; place: ParkPlace; now: number; isStill: boolean; area: PixelRect }

/** A creature, and the part of the room where it is, art px. */
export type SeenCreature = { kind: CreatureKind; box: Box }

/**
 * The creatures in view: what stands and flies, what glows over the night, the shades on the ground, and where a tap hits one,
 * those in front last. `movesAt`: when they look different by themselves, epoch ms; Infinity for not before the next idle beat.
 */
type ShownCreatures = {
  standing: readonly StandingQuads[]
  glowing: readonly Particle[]
  shadows: readonly Particle[]
  creatures: readonly SeenCreature[]
  movesAt: number
}

/** Draws the creatures of a room. Its script and its picture are fetched after the first frame. */
export class CreatureQuads {
  readonly #picture: Texture
  readonly #textures = new Map<string, Texture>()
  readonly #counts = new Map<string, number>()
  readonly #here = new CreaturesHere()
  readonly #pool: Particle[] = []
  #used = 0

  /** `picture`: all of them. */
  constructor(picture: Texture) {
    this.#picture = picture
  }

  show({ world, place, now, isStill, area }: Scene): ShownCreatures {
    this.#here.hear(world, place)
    this.#used = 0
    const standing: StandingQuads[] = []
    const creatures: SeenCreature[] = []
    const glowing: Particle[] = []
    const shadows: Particle[] = []
    let isMoving = false
    for (const creature of this.#here.at(world, now, { area, isStill })) {
      const { kind, x, y, up, depth, flip, alpha, shade } = creature
      const body = this.#quad(this.#nameOf(creature), { x, y: y - up, flip, alpha })
      const box = boxOf(body)
      if (!reaches(box, area)) continue
      isMoving ||= creature.isMoving
      creatures.push({ kind, box })
      if (shade > 0) shadows.push(this.#quad(`shade/${shade}`, { x, y, flip: false, alpha }))
      if (kind === 'firefly') glowing.push(body)
      else standing.push({ depth, quads: [body] })
    }
    return { standing, glowing, shadows, creatures, movesAt: isMoving ? now + MOVES_EVERY_MS : Infinity }
  }

  #nameOf({ pose, frame }: Creature): string {
    return `${pose}${frame % this.#countOf(pose)}`
  }

  #countOf(pose: string): number {
    const known = this.#counts.get(pose)
    if (known !== undefined) return known
    let count = 0
    while (FRAMES[`${pose}${count}`]) count++
    this.#counts.set(pose, Math.max(1, count))
    return Math.max(1, count)
  }

  #quad(name: string, put: { x: number; y: number; flip: boolean; alpha: number }): Particle {
    const texture = this.#textureOf(name)
    const quad = (this.#pool[this.#used] ??= quadOf(texture))
    this.#used += 1
    const { anchor } = FRAMES[name] ?? {}
    quad.texture = texture
    quad.anchorX = anchor?.x ?? 0
    quad.anchorY = anchor?.y ?? 0
    quad.x = put.x
    quad.y = put.y
    quad.scaleX = put.flip ? -1 : 1
    quad.alpha = put.alpha
    return quad
  }

  #textureOf(name: string): Texture {
    const known = this.#textures.get(name)
    if (known) return known
    const { x, y, w, h } = FRAMES[name]?.frame ?? { x: 0, y: 0, w: 1, h: 1 }
    const texture = partOf(this.#picture, { x, y, width: w, height: h })
    this.#textures.set(name, texture)
    return texture
  }
}

function boxOf({ texture, x, y, anchorX, anchorY, scaleX }: Particle): Box {
  const { width, height } = texture
  const left = scaleX < 0 ? x - (1 - anchorX) * width : x - anchorX * width
  return { left, top: y - anchorY * height, width, height }
}
