import type { DogId, WireThing } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/state/park.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/**
 * [I5] Where a dog lays something down: its own tile, or one of the eight beside it if something lies there or `willDo`
 * says no; null if none of them is free.
 */
export function freeSpot(park: Park, { x, y }: Tile, willDo: (tile: Tile) => boolean = () => true): Tile | null {
  const lying: Tile[] = [...park.kept.ground, ...park.kept.poops]
  const taken = new Set(lying.map((one) => `${one.x},${one.y}`))
  const round = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })))
  const isFree = (tile: Tile) =>
    isWalkable(park.grid, tile.x, tile.y) && !isDoor(park.grid, tile.x, tile.y) && !taken.has(`${tile.x},${tile.y}`)
  return [{ x, y }, ...round].find((tile) => isFree(tile) && willDo(tile)) ?? null
}

/** The thing on the ground with this id; undefined if there is none. */
export function thingHere(park: Park, id: number): WireThing | undefined {
  return park.kept.ground.find((thing) => thing.id === id)
}

/** How many picked-up things are remembered: more than can be picked up while an answer of the ledger is on its way. */
const LIFTED_MAX = 500

/** Puts a thing on the ground and tells all. Does nothing if the same or a newer version is known here. */
export function lay(park: Park, thing: WireThing): Effect[] {
  const known = thingHere(park, thing.id)?.ver ?? park.lifted.get(thing.id) ?? 0
  if (known >= thing.ver) return []
  park.kept.ground = [...park.kept.ground.filter(({ id }) => id !== thing.id), thing]
  return [
    { do: 'keep', what: 'ground', when: 'now' },
    { do: 'tell', message: { type: 'laid', thing } },
  ]
}

/** Takes a thing off the ground and tells all. `by` is the dog that has it now, null if unknown. */
export function lift(park: Park, { id, ver }: Pick<WireThing, 'id' | 'ver'>, by: DogId | null): Effect[] {
  const known = thingHere(park, id)
  if (known && known.ver > ver) return []
  remember(park, { id, ver })
  if (!known) return []
  park.kept.ground = park.kept.ground.filter((thing) => thing !== known)
  return [
    { do: 'keep', what: 'ground', when: 'now' },
    { do: 'tell', message: { type: 'lifted', thing: id, ...(by !== null && { by }) } },
  ]
}

/** Makes the ground what the ledger says: after a crash the room may have missed answers. */
export function find(park: Park, things: readonly WireThing[]): Effect[] {
  const lying = new Set(things.map(({ id }) => id))
  for (const { id } of things) park.lifted.delete(id)
  const gone = park.kept.ground.filter(({ id }) => !lying.has(id))
  return [...gone.flatMap((thing) => lift(park, thing, null)), ...things.flatMap((thing) => lay(park, thing))]
}

function remember({ lifted }: Park, { id, ver }: Pick<WireThing, 'id' | 'ver'>): void {
  const known = lifted.get(id) ?? 0
  lifted.delete(id)
  lifted.set(id, Math.max(known, ver))
  const [oldest] = lifted.keys()
  if (oldest !== undefined && lifted.size > LIFTED_MAX) lifted.delete(oldest)
}
