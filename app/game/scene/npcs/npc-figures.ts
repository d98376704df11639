import type { Particle } from 'pixi.js'
import { coatOf } from '#app/dog/coat.ts'
import { layersOf } from '#app/dog/layers.ts'
import { facingOf, frameOf } from '#app/dog/pose.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { NPCS } from '#durable/rules/npcs/npcs.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { npcsHere } from '#app/game/model/around/npcs-here.ts'
import type { NpcHere } from '#app/game/model/around/npcs-here.ts'
import { bearingOf, tileOf } from '#app/game/model/world/whereabouts.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { Point } from '#app/game/scene/camera.ts'
import type { Box } from '#app/game/scene/crowd/boxes.ts'
import { quadOf } from '#app/game/scene/quads.ts'
import type { Textures } from '#app/game/scene/textures.ts'

/** Stands for an NPC where a bubble names a dog: below zero, so it is no dog's id. */
export function speakerOf(npc: NpcKey): DogId {
  return -1 - NPCS.indexOf(npc)
}

/** How near a dog must be for an NPC to look at it, tiles. */
const LOOKS_AT_TILES = 3
/** The height above the foot where a bubble begins, art px. */
const HEAD = { sit: 38, curl: 24 } as const
const HEAD_BOX = { width: 24, height: 20 } as const
const ANY_COAT = coatOf('#000000')

export type NpcFigure = { foot: Point; body: readonly Particle[]; shadow: readonly Particle[] }

type Setting = { world: World; grid: Grid; now: number; isStill: boolean; footOf: (place: Tile) => Point }

/** The NPCs of the picture. They stand among the dogs, and are drawn from the same atlas. */
export class NpcFigures {
  readonly #textures: Textures
  readonly #heads = new Map<DogId, Point>()
  /** Whether one of them walks. */
  isMoving = false

  constructor(textures: Textures) {
    this.#textures = textures
  }

  /** Everybody who is in the room at `now` (epoch ms). */
  shown(setting: Setting): NpcFigure[] {
    const { world, grid, now } = setting
    const here = npcsHere(world, grid, now)
    this.#heads.clear()
    this.isMoving = here.some(({ place }) => place.moving)
    return here.map((npc) => this.#figureOf(npc, setting))
  }

  /** What bubbles must not cover, art px. */
  get heads(): ReadonlyMap<DogId, Box> {
    const boxOf = ({ x, y }: Point): Box => ({ left: x - HEAD_BOX.width / 2, top: y, ...HEAD_BOX })
    return new Map([...this.#heads].map(([speaker, head]) => [speaker, boxOf(head)]))
  }

  /** The point where its bubble begins (art px); null if it is not here, or is a dog. */
  headOf(speaker: DogId): Point | null {
    return this.#heads.get(speaker) ?? null
  }

  #figureOf(npc: NpcHere, { world, grid, now, isStill, footOf }: Setting): NpcFigure {
    const { place, aside } = npc
    const middle = footOf(place)
    const foot = { x: middle.x + aside.x, y: middle.y + aside.y }
    const pose = place.moving ? 'walk' : npc.pose
    const facing = facingOf(place.moving ? npc.facing : (lookedAt(npc, world, { grid, now }) ?? npc.facing))
    const { frame, flip } = frameOf({ pose, facing, now: isStill && !place.moving ? 0 : now, startedAt: 0 })
    this.#heads.set(speakerOf(npc.npc), { x: foot.x, y: foot.y - HEAD[npc.pose] })
    const body = quadOf(this.#textures.npcs(`${npc.npc}/${frame}`), { ...foot, scaleX: flip ? -1 : 1 })
    return { foot, body: [body], shadow: this.#shadowOf(frame, { foot, flip }) }
  }

  #shadowOf(frame: string, { foot, flip }: { foot: Point; flip: boolean }): Particle[] {
    const side = flip ? -1 : 1
    return layersOf({ frame, flip, coat: ANY_COAT })
      .filter((layer) => layer.frame.startsWith('ground/'))
      .map((layer) => {
        const put = { x: foot.x + side * layer.x, y: foot.y + layer.y, scaleX: side }
        return quadOf(this.#textures.dogs.dogs(layer.frame), put)
      })
  }
}

/** Where the nearest dog is that it looks at; null where none is near, and while it sleeps. */
function lookedAt(npc: NpcHere, world: World, at: { grid: Grid; now: number }): Direction | null {
  if (npc.pose === 'curl') return null
  const bearings = [...world.dogs.keys()].map((dog) => bearingOf(npc.place.tile, tileOf(world, dog, at)))
  const near = bearings.filter(({ distance }) => distance > 0 && distance <= LOOKS_AT_TILES)
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.direction ?? null
}
