import type { ChatLine, DogId, WireDoor } from '#durable/protocol/messages.ts'
import { freeTileNear } from '#durable/rules/paths.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { tileTakenBy } from './park-dog.ts'
import type { ParkDog } from './park-dog.ts'

/** Everything that one park knows while it is in memory; the verbs (entering, walking, talking …) work on it. */
export type Park = {
  readonly key: string
  readonly grid: Grid
  /** Where dogs arrive: at the one of the door they came by, else at the first. */
  readonly entries: readonly [NamedTile, ...NamedTile[]]
  readonly doors: readonly WireDoor[]
  readonly maxDogs: number
  readonly dogs: Map<DogId, ParkDog>
  /** The latest lines, oldest first, as many as may have to be told again. */
  lines: ChatLine[]
  /** The number of the line that was said last, 0 before the first. */
  lastSeq: number
  /** Dogs that lost their connection while the room was asleep, which nobody has been told yet. */
  lostAsleep: DogId[]
  /** For when the room has asked to be woken; undefined until it has asked at all. */
  wakeAt: number | null | undefined
}

export type NamedTile = Tile & { id?: string }

/** Where a dog that means to be at `tile` goes: dogs do not block dogs, but no two mean to stand in one place. */
export function freePlaceNear(park: Park, tile: Tile, { dog, from }: { dog: DogId; from: Tile }): Tile {
  const taken = new Set<string>()
  for (const [id, other] of park.dogs) if (id !== dog) taken.add(keyOf(tileTakenBy(other)))
  return freeTileNear(park.grid, tile, { from, isTaken: (candidate) => taken.has(keyOf(candidate)) })
}

function keyOf({ x, y }: Tile): string {
  return `${x},${y}`
}
