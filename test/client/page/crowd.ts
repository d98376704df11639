import { placeOfPack } from '#app/game/model/places/place.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog, World } from '#app/game/model/world/world.ts'
import { formatColor } from '#durable/rules/colours.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { findPath } from '#durable/rules/paths.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf, walkDuration } from '#durable/rules/walks.ts'
import type { RoomKey } from '#durable/world/room-keys.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { pick, seeded } from '#test/support/random.ts'

/** Every fourth dog wears a hat and something on its back. */
const DRESSED = 4

const [HATS = [], BACKS = []] = (['hat', 'back'] as const).map((place) =>
  CATALOGUE.flatMap(({ key, slot }) => (slot === place ? key : [])),
)

/** The dogs stand within so many tiles of the first one, so that all of them are in view. */
const REACH = { x: 10, y: 6 }

/** A square full of dogs that always walk: when a walk ends, the next begins. */
export class Crowd {
  readonly place: ParkPlace
  readonly #random = seeded(41)
  readonly #tiles: readonly Tile[]
  #world: World

  constructor({ room, dogs, now }: { room: RoomKey; dogs: number; now: number }) {
    this.place = placeOfPack('bench', ROOMS[room])
    const { grid } = this.place
    const middle = { x: Math.floor(grid.width / 2), y: Math.floor(grid.height / 2) }
    this.#tiles = Array.from({ length: grid.width * grid.height }, (_, index) => ({
      x: index % grid.width,
      y: Math.floor(index / grid.width),
    })).filter(({ x, y }) => isWalkable(grid, x, y) && !isDoor(grid, x, y) && isNear({ x, y }, middle))
    const all = Array.from({ length: dogs }, (_, index) => this.#dog(index + 1, now))
    if (all[0]) all[0].walk = { ...middle, dirs: '', startedAt: now }
    this.#world = { ...EMPTY_WORLD, me: 1, room, dogs: new Map(all.map((dog) => [dog.id, dog])) }
  }

  get world(): World {
    return this.#world
  }

  walkOn(now: number) {
    const { grid } = this.place
    const over = [...this.#world.dogs.values()].filter(
      ({ id, walk }) => id > 1 && now >= walk.startedAt + walkDuration(grid, walk),
    )
    if (over.length === 0) return
    const dogs = new Map(this.#world.dogs)
    for (const dog of over) {
      const from = endOf(dog.walk)
      const dirs = findPath(grid, from, pick(this.#random, this.#tiles))?.dirs ?? ''
      dogs.set(dog.id, { ...dog, walk: { ...from, dirs, startedAt: now } })
    }
    this.#world = { ...this.#world, dogs }
  }

  #dog(id: number, now: number): SeenDog {
    const channel = () => Math.floor(this.#random() * 256)
    const color = formatColor({ r: channel(), g: channel(), b: channel() })
    const isDressed = id % DRESSED === 0
    return {
      id,
      slot: id - 1,
      name: `Bamse ${id}`,
      color,
      shadowColor: color,
      wear: {
        hat: isDressed ? pick(this.#random, HATS) : null,
        mouth: null,
        back: isDressed ? pick(this.#random, BACKS) : null,
        ass: null,
      },
      badge: id % 20 === 0 ? 'moderator' : null,
      pose: 'stand',
      facing: 4,
      walk: { ...pick(this.#random, this.#tiles), dirs: '', startedAt: now },
      away: false,
      glide: null,
    }
  }
}

function isNear(tile: Tile, middle: Tile): boolean {
  return Math.abs(tile.x - middle.x) <= REACH.x && Math.abs(tile.y - middle.y) <= REACH.y
}
