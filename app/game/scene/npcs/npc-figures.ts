import type { Particle } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import { coatOf } from '#app/dog/coat.ts'
import { layersOf } from '#app/dog/layers.ts'
import { facingOf, frameOf, pacedFrame, STRIDE_PX } from '#app/dog/pose.ts'
import { npcsHere } from '#app/game/model/around/npcs-here.ts'
import type { NpcHere } from '#app/game/model/around/npcs-here.ts'
import { bearingOf, tileOf } from '#app/game/model/world/whereabouts.ts'
import type { World } from '#app/game/model/world/world.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import type { Onlooker } from '#app/game/scene/crowd/crowd-watch.ts'
import { plateBox } from '#app/game/scene/crowd/place-plates.ts'
import { Paces } from '#app/game/scene/dogs/paces.ts'
import { Dot } from '#app/game/scene/plates/dot.ts'
import type { PlateSheet } from '#app/game/scene/plates/plate-sheet.ts'
import { Plate } from '#app/game/scene/plates/plate.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { NPCS } from '#durable/rules/npcs/npcs.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'

/** Stands for an NPC where a bubble names a dog: below zero, so it is no dog's id. */
export function speakerOf(npc: NpcKey): DogId {
  return -1 - NPCS.indexOf(npc)
}

/** How near a dog must be for an NPC to look at it, tiles. */
const LOOKS_AT_TILES = 3
/** The height above the foot where a bubble begins, art px. */
const HEAD = { sit: 38, curl: 24 } as const
const HEAD_BOX = { width: 24, height: 20 } as const
/** The box of the body above the foot, art px. */
const BODY_BOX = { width: 28, height: 26 } as const
/** The colour of its dot, 0xrrggbb: that of its words. */
const DOT = Number.parseInt(PALETTE.stone1.slice(1), 16)
const ANY_COAT = coatOf('#000000')

export type NpcFigure = {
  speaker: DogId
  foot: Point
  body: readonly Particle[]
  shadow: readonly Particle[]
  plate: Plate
  dot: Dot
}

type Setting = {
  world: World
  grid: Grid
  now: number
  isStill: boolean
  footOf: (place: Tile) => Point
  isSeen: (foot: Point) => boolean
}

/** The NPCs of the picture. They stand among the dogs, and are drawn from the same atlas. */
export class NpcFigures {
  readonly #textures: Textures
  readonly #sheet: PlateSheet
  readonly #heads = new Map<DogId, Point>()
  readonly #paces = new Map<NpcKey, Paces>()
  readonly #signs = new Map<NpcKey, { plate: Plate; dot: Dot }>()
  /** Those in view or nearly so. */
  shown: readonly NpcFigure[] = []
  /** Whether one of them walks. */
  isMoving = false

  constructor({ textures, sheet }: { textures: Textures; sheet: PlateSheet }) {
    this.#textures = textures
    this.#sheet = sheet
  }

  /** Moves everybody who is in the room at `now` (epoch ms) to its position. */
  draw(setting: Setting) {
    const { world, grid, now, isSeen } = setting
    const here = npcsHere(world, grid, now)
    this.#heads.clear()
    this.isMoving = here.some(({ place }) => place.moving)
    this.shown = here.map((npc) => this.#figureOf(npc, setting)).filter(({ foot }) => isSeen(foot))
  }

  /** Those in view, as the layout of plates and bubbles sees them. */
  onlookers(hasTalked: (speaker: DogId) => boolean): Onlooker[] {
    const heads = this.heads
    return this.shown.flatMap(({ speaker: id, foot, plate }) => {
      const head = heads.get(id)
      const body = { left: foot.x - BODY_BOX.width / 2, top: foot.y - BODY_BOX.height, ...BODY_BOX }
      const who = { isOwn: false, isChosen: false, hasTalked: hasTalked(id), isStaff: false }
      return head ? [{ id, foot, head, body, plate: plate.size, ...who }] : []
    })
  }

  /** The name plates in view, each where the layout has put it; `isHidden`: a box of the room is under the interface. */
  platesAt(shifts: ReadonlyMap<DogId, number>, isHidden: (box: Box) => boolean): Particle[] {
    return this.shown.flatMap(({ speaker, foot, plate, dot }) => {
      const shift = shifts.get(speaker)
      if (shift === undefined) {
        dot.show(foot, DOT)
        return []
      }
      const box = plateBox({ foot, plate: plate.size }, shift)
      plate.show(box, { textures: this.#textures, sheet: this.#sheet })
      return plate.quad && !isHidden(box) ? [plate.quad] : []
    })
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
    const paces = this.#pacesOf(npc.npc)
    paces.to(foot, { isWalking: place.moving, stridePx: STRIDE_PX.grown })
    const facing = facingOf(place.moving ? npc.facing : (lookedAt(npc, world, { grid, now }) ?? npc.facing))
    const { frame, flip } = place.moving
      ? pacedFrame({ size: 'grown', facing, walkedPx: paces.walkedPx })
      : frameOf({ pose: npc.pose, facing, now: isStill ? 0 : now, startedAt: 0 })
    this.#heads.set(speakerOf(npc.npc), { x: foot.x, y: foot.y - HEAD[npc.pose] })
    const body = quadOf(this.#textures.npcs(`${npc.npc}/${frame}`), { ...foot, scaleX: flip ? -1 : 1 })
    const shadow = this.#shadowOf(frame, { foot, flip })
    return { speaker: speakerOf(npc.npc), foot, body: [body], shadow, ...this.#signsOf(npc) }
  }

  #pacesOf(npc: NpcKey): Paces {
    const paces = this.#paces.get(npc) ?? new Paces()
    this.#paces.set(npc, paces)
    return paces
  }

  #signsOf({ npc, name }: NpcHere): { plate: Plate; dot: Dot } {
    const known = this.#signs.get(npc)
    if (known) return known
    const signs = { plate: new Plate(), dot: new Dot(this.#textures) }
    signs.plate.name({ name, badge: null }, { owner: null, isOwn: false })
    this.#signs.set(npc, signs)
    return signs
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

/** The place of the nearest dog, at which the NPC looks; null if no dog is near, and while the NPC sleeps. */
function lookedAt(npc: NpcHere, world: World, at: { grid: Grid; now: number }): Direction | null {
  if (npc.pose === 'curl') return null
  const bearings = [...world.dogs.keys()].map((dog) => bearingOf(npc.place.tile, tileOf(world, dog, at)))
  const near = bearings.filter(({ distance }) => distance > 0 && distance <= LOOKS_AT_TILES)
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.direction ?? null
}
