import type { DogId } from '#durable/protocol/messages.ts'
import type { StaffBadge } from '#durable/rules/roles.ts'
import { DIRECTIONS } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { placeOf } from './world.ts'
import type { World } from './world.ts'

/** A dog as words: who it is, and where it is as seen from own dog. */
export type Whereabouts = {
  id: DogId
  name: string
  isMe: boolean
  badge: StaffBadge | null
  state: 'awake' | 'asleep' | 'away'
  /** Tiles to walk at least; 0 or 1 is beside. */
  distance: number
  direction: Direction
}

/** Everyone here at `now`: oneself first, then by name, so that the list does not jump while dogs walk. */
export function whereabouts(world: World, grid: Grid, now: number): Whereabouts[] {
  const me = world.me === null ? undefined : world.dogs.get(world.me)
  const here = me ? placeOf(world, grid, me, now).tile : { x: 0, y: 0 }
  const list = [...world.dogs.values()].map((dog): Whereabouts => {
    const { tile, moving } = placeOf(world, grid, dog, now)
    const dx = tile.x - here.x
    const dy = tile.y - here.y
    const isAsleep = !moving && dog.pose === 'curl'
    return {
      id: dog.id,
      name: dog.name,
      isMe: dog.id === world.me,
      badge: dog.badge,
      state: dog.away ? 'away' : isAsleep ? 'asleep' : 'awake',
      distance: Math.max(Math.abs(dx), Math.abs(dy)),
      direction: directionTo(dx, dy),
    }
  })
  return list.sort((a, b) => Number(b.isMe) - Number(a.isMe) || a.name.localeCompare(b.name) || a.id - b.id)
}

// Clockwise from north, in eighths of the circle; y grows to the south.
function directionTo(dx: number, dy: number): Direction {
  const eighths = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4))
  return DIRECTIONS[(eighths + 8) % 8] ?? 0
}
