import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { Park, ThingTurn } from '#durable/room/state/park.ts'
import { restLeft } from '#durable/rules/things/last-use.ts'
import { TURNS } from '#durable/rules/things/limits.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'

/** A thing, by its id, and the tile where it is. */
type Place = { thing: string; tile: Tile }

/**
 * [US4] For how long (ms) a thing leaves this dog aside, since it has used it very often and others are near; 0 where it
 * does not.
 */
export function leftToOthers(park: Park, dog: ParkDog, { thing, tile }: Place, now: number): number {
  const turn = park.turns.get(thing)
  if (!turn || turn.dog !== dog.visitor.dog || !isFull(turn)) return 0
  const leftMs = restLeft(turn.times.at(-1) ?? 0, TURNS.othersMs, now)
  if (leftMs > 0 && isAnybodyNear(park, dog, tile, now)) return leftMs
  if (leftMs === 0) park.turns.delete(thing)
  return 0
}

/** [US4] Counts a use of a thing. */
export function countTurn(park: Park, { visitor: { dog } }: ParkDog, thing: string, now: number): void {
  const turn = park.turns.get(thing)
  const times = turn?.dog === dog ? turn.times : []
  park.turns.set(thing, { dog, times: [...times, now].slice(-TURNS.most) })
}

function isFull({ times }: ThingTurn): boolean {
  const [first = 0] = times
  return times.length === TURNS.most && (times.at(-1) ?? 0) - first < TURNS.withinMs
}

function isAnybodyNear(park: Park, user: ParkDog, { x, y }: Tile, now: number): boolean {
  return [...park.dogs.values()].some((dog) => {
    if (dog === user || dog.hidden || isAway(dog)) return false
    const { tile } = placeAt(park.grid, dog.walk, now)
    return Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) <= TURNS.nearTiles
  })
}
