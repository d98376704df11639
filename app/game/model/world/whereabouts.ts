import type { DogId, WireDog } from '#durable/protocol/messages.ts'
import type { StaffBadge } from '#durable/rules/roles.ts'
import { DIRECTIONS } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { ownerToName } from './called.ts'
import { drawnPlaceOf } from './seen-dog.ts'
import type { World } from './world.ts'

/** A dog described in words: who it is, its state, and where it is as seen from the own dog. */
export type Whereabouts = {
  id: DogId
  name: string
  /** [N9] The username of its owner where another dog here looks to be called the same; null elsewhere. */
  owner: string | null
  isMe: boolean
  badge: StaffBadge | null
  state: 'awake' | 'asleep' | 'away'
} & Bearing

/** How far away something is, in the least number of steps (0 or 1 is beside), and in which direction. */
export type Bearing = { distance: number; direction: Direction }

/** All dogs of the room at `now`: the own dog first, then by name, so that the list stays steady while dogs walk. */
export function whereabouts(world: World, grid: Grid, now: number): Whereabouts[] {
  const here = tileOf(world, world.me, { grid, now })
  const list = [...world.dogs.values()].map((dog): Whereabouts => {
    const { tile, moving } = drawnPlaceOf(world, grid, dog, now)
    const isAsleep = !moving && dog.pose === 'curl'
    return {
      id: dog.id,
      name: dog.name,
      owner: ownerToName(world.dogs, dog.id),
      isMe: dog.id === world.me,
      badge: dog.badge,
      state: dog.away ? 'away' : isAsleep ? 'asleep' : 'awake',
      ...bearingOf(here, tile),
    }
  })
  return list.sort((a, b) => Number(b.isMe) - Number(a.isMe) || a.name.localeCompare(b.name) || a.id - b.id)
}

/** [H7] Whether the dog lies curled up, or its connection is lost. */
export function isDogAsleep(dog: Pick<WireDog, 'pose' | 'away'> | undefined): boolean {
  return dog !== undefined && (dog.away || dog.pose === 'curl')
}

/** The tile that a dog is on at `now`; (0, 0) if the dog is not here. */
export function tileOf(world: World, dog: DogId | null, { grid, now }: { grid: Grid; now: number }): Tile {
  const seen = dog === null ? undefined : world.dogs.get(dog)
  return seen ? drawnPlaceOf(world, grid, seen, now).tile : { x: 0, y: 0 }
}

/** The bearing of a tile as seen from another. */
export function bearingOf(from: Tile, to: Tile): Bearing {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return { distance: Math.max(Math.abs(dx), Math.abs(dy)), direction: directionTo(dx, dy) }
}

// Clockwise from north, in eighths of the circle; y grows to the south.
function directionTo(dx: number, dy: number): Direction {
  const eighths = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4))
  return DIRECTIONS[(eighths + 8) % 8] ?? 0
}
