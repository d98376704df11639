import type { Particle } from 'pixi.js'
import { ownerToName } from '#app/game/model/world/called.ts'
import { puffAt } from '#app/game/model/world/hop.ts'
import { shownPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { SeenDog, World } from '#app/game/model/world/world.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import type { Onlooker } from '#app/game/scene/crowd/crowd-watch.ts'
import { plateBox } from '#app/game/scene/crowd/place-plates.ts'
import type { Dusty } from '#app/game/scene/motes/dust.ts'
import { Dot } from '#app/game/scene/plates/dot.ts'
import type { PlateSheet } from '#app/game/scene/plates/plate-sheet.ts'
import { Plate } from '#app/game/scene/plates/plate.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { DogSprite } from './dog-sprite.ts'
import { PlaySign } from './play-sign.ts'

/** How long the day of a lookup is used before the next one, ms. */
const DAY_LASTS_MS = 60_000

/**
 * A dog in the picture. `head` is the point above its head, `lift` how high a bridge or a hop carries it, `depth` what it is drawn
 * before and behind (art px from the top), and `doing` the activity that raises dust; `puff` is how much of the dust of its hop is
 * over (0 to 1), null for none. `sign` says which game it plays. `isSeen`: it is in view or nearly so.
 */
export type Figure = {
  readonly sprite: DogSprite
  readonly plate: Plate
  readonly dot: Dot
  readonly sign: PlaySign
  head: Point
  lift: number
  depth: number
  isStaff: boolean
  isSeen: boolean
  doing: Dusty | null
  puff: number | null
}

/**
 * The time (epoch ms), whether idle animations are off, and the ground: positions in art px, the height of bridges, and
 * what is in view.
 */
type Setting = {
  now: number
  isStill: boolean
  /** Whether the hearts of others are shown. */
  hasHearts: boolean
  grid: Grid
  footOf: (place: { x: number; y: number }) => Point
  liftAt: (foot: Point) => number
  isSeen: (foot: Point) => boolean
  /** The place on which a dog sits, art px, and where it looks; null for one that sits on no thing. */
  seatOf: (dog: SeenDog) => (Point & { depth: number; facing: Direction }) | null
}

/** [K4] How much the own dog is seen by its player while it is hidden from all others. */
const HIDDEN_ALPHA = 0.5

/** The area around a dog's foot that a click selects, art px: its body and its name plate. */
const BODY = { halfWidth: 15, above: 34, below: 16 }

/** The dogs of the picture: their positions and looks. */
export class Figures {
  readonly #textures: Textures
  readonly #game: { readonly world: World }
  readonly #all = new Map<DogId, Figure>()
  readonly #sheet: PlateSheet
  #today = { day: 0, until: 0 }

  constructor({ textures, sheet }: { textures: Textures; sheet: PlateSheet }, game: { readonly world: World }) {
    this.#textures = textures
    this.#sheet = sheet
    this.#game = game
  }

  clear() {
    this.#all.clear()
  }

  /** Moves every dog to its position and draws those in view or nearly so. Returns whether any of these moves. */
  draw({ now, isStill, hasHearts, grid, footOf, liftAt, isSeen, seatOf }: Setting): boolean {
    const { world } = this.#game
    for (const id of [...this.#all.keys()]) if (!world.dogs.has(id)) this.#all.delete(id)
    const today = this.#dayAt(roomTime(world, now))
    let isMoving = false
    for (const dog of world.dogs.values()) {
      const place = shownPlaceOf(world, grid, dog, { now, isStill })
      const seat = seatOf(dog)
      const foot = seat ?? footOf(place)
      const shown: SeenDog = seat ? { ...dog, pose: 'sit', facing: seat.facing } : dog
      const lift = liftAt(foot) + place.up
      const figure = this.#all.get(dog.id) ?? this.#add(dog.id)
      figure.head = { x: foot.x, y: foot.y - lift - DogSprite.headOf(shown, place, today) }
      figure.sprite.foot = foot
      figure.depth = seat?.depth ?? foot.y
      figure.lift = lift
      figure.isSeen = isSeen(foot)
      if (!figure.isSeen) continue
      isMoving ||= place.moving || place.isGliding || (dog.doing !== undefined && now < dog.doing.until)
      figure.sprite.fade(dog.id === world.me && world.hidden ? HIDDEN_ALPHA : 1)
      figure.sprite.update(shown, seat ? { ...place, facing: seat.facing } : place, { foot, lift, now, today, isStill })
      const isOwn = dog.id === world.me
      const heart = hasHearts || isOwn ? dog.heart : null
      figure.plate.name({ ...dog, heart }, { owner: ownerToName(world.dogs, dog.id), isOwn })
      figure.isStaff = dog.badge !== null && dog.badge !== undefined
      figure.doing = doingOf(dog, place, now)
      figure.puff = puffAt(dog, now)
      isMoving ||= figure.puff !== null
      figure.sign.show(dog.playing ?? null, figure.head, isStill ? 0 : now)
    }
    return isMoving
  }

  /** The day in Oslo by the room's clock. It is looked up once a minute, since formatting a date is slow. */
  #dayAt(now: number): number {
    if (now >= this.#today.until) this.#today = { day: osloDay(now), until: now + DAY_LASTS_MS }
    return this.#today.day
  }

  /** The dogs in view, as the layout of plates and bubbles sees them. */
  onlookers(about: { chosen: DogId | null; hasTalked: (dog: DogId) => boolean }): Onlooker[] {
    const { me } = this.#game.world
    const onlookers: Onlooker[] = []
    for (const [id, { sprite, plate, lift, isSeen, isStaff }] of this.#all) {
      if (!isSeen) continue
      const { foot, head, bodyBox: body } = sprite
      const who = { isOwn: id === me, isChosen: id === about.chosen, hasTalked: about.hasTalked(id), isStaff }
      onlookers.push({ id, foot: { x: foot.x, y: foot.y - lift }, head, body, plate: plate.size, ...who })
    }
    return onlookers
  }

  /**
   * The name plates in view, each where the layout has put it; all other dogs show their dots. `isHidden`: a box of the
   * room is under the interface, which is where a plate may get between two layouts.
   */
  platesAt(shifts: ReadonlyMap<DogId, number>, isHidden: (box: Box) => boolean): Particle[] {
    const quads: Particle[] = []
    for (const [id, { sprite, plate, dot, lift, isSeen }] of this.#all) {
      if (!isSeen) continue
      const foot = { x: sprite.foot.x, y: sprite.foot.y - lift }
      const shift = shifts.get(id)
      if (shift === undefined) {
        dot.show(foot, sprite.dotTint)
        continue
      }
      const box = plateBox({ foot, plate: plate.size }, shift)
      plate.show(box, { textures: this.#textures, sheet: this.#sheet })
      if (plate.quad && !isHidden(box)) quads.push(plate.quad)
    }
    return quads
  }

  [Symbol.iterator](): IterableIterator<[DogId, Figure]> {
    return this.#all.entries()
  }

  /** Another dog than the own one at a point of the room (art px); the one in front if there are several. */
  dogAt(point: Point): DogId | null {
    let found: { id: DogId; y: number } | null = null
    for (const [id, { sprite }] of this.#all) {
      const { x, y } = sprite.foot
      const isHit = Math.abs(point.x - x) <= BODY.halfWidth && point.y >= y - BODY.above && point.y <= y + BODY.below
      if (isHit && id !== this.#game.world.me && (!found || y > found.y)) found = { id, y }
    }
    return found?.id ?? null
  }

  /** The foot of a dog (art px); null if it is not here. */
  footOf(dog: DogId): Point | null {
    return this.#all.get(dog)?.sprite.foot ?? null
  }

  /** The middle of a dog (art px); null if it is not here. */
  middleOf(dog: DogId): Point | null {
    const foot = this.footOf(dog)
    return foot ? { x: foot.x, y: foot.y - BODY.above / 2 } : null
  }

  /** The point where a dog's bubble begins (art px); null if it is not here. */
  headOf(dog: DogId): Point | null {
    return this.#all.get(dog)?.head ?? null
  }

  #add(dog: DogId): Figure {
    const figure: Figure = {
      sprite: new DogSprite(this.#textures),
      plate: new Plate(),
      dot: new Dot(this.#textures),
      sign: new PlaySign(this.#textures),
      head: { x: 0, y: 0 },
      lift: 0,
      depth: 0,
      isStaff: false,
      isSeen: false,
      doing: null,
      puff: null,
    }
    this.#all.set(dog, figure)
    return figure
  }
}

function doingOf({ doing }: SeenDog, { swimming, moving }: { swimming: boolean; moving: boolean }, now: number) {
  if (moving) return swimming ? 'swim' : null
  return doing && doing.pose !== 'happy' && now < doing.until ? doing.pose : null
}
