import type { ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { groundForAll } from '#durable/room/gates.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { trailLegOf } from '#durable/room/using/trail.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { DugSoil } from '#durable/rules/life/digging.ts'
import { deckOf, soilRoomOf, spotBit, spotsOf } from '#durable/rules/life/soil.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { TrailSeed } from '#durable/rules/smells/trail-day.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { huntHere, huntSmells } from './hunting.ts'

type Told = NonNullable<Extract<ServerMessage, { type: 'nose' }>['trail']>

/** [O8] What lies under the tile for this dog's user; null where nothing is known of their soil. */
export function soilAt(park: Park, dog: ParkDog, tile: Tile, now: number): DugSoil | null {
  const { soil } = dog.visitor
  if (!soil) return null
  const isHere = ({ x, y }: Tile) => x === tile.x && y === tile.y
  const spot = spotsLeft(park, dog, now).find(isHere)
  const hunt = huntHere(park, dog, now)
  const find = hunt?.spots.find(isHere)
  return {
    room: soilRoomOf(roomOf(park.key)),
    spot: spot?.bit ?? null,
    deck: deckOf(soil.seed, osloDay(now)),
    ...(hunt && find && { hunt: { day: hunt.day, bit: find.bit } }),
  }
}

/** Tells a dog which of its spots are left in this room, of the day's trail, and of a hunt that is on; nothing where there is none. */
export function tellNose(park: Park, dog: ParkDog, now: number): Effect[] {
  const { soil, trail } = dog.visitor
  if (!trail && (!soil || soilRoomOf(roomOf(park.key)) === null)) return []
  const hunt = huntHere(park, dog, now)
  const ofDay = spotsLeft(park, dog, now).map(({ x, y }) => ({ x, y }))
  const spots = hunt ? [...ofDay, ...huntSmells(hunt)] : ofDay
  const day = osloDay(now)
  const ofTrail = trail && { trail: trailFor(park, trail, now) }
  const message = { type: 'nose', day, spots, ...ofTrail, ...(hunt && { hunt: hunt.finds }) } as const
  return [{ do: 'send', to: dog.visitor.dog, message }]
}

/** [SC2] What a dog is told of the day's trail in this room. */
function trailFor(park: Park, trail: TrailSeed, now: number): Told {
  if (trail.foundDay === osloDay(now)) return 'found'
  return trailLegOf(park, trail, now) ?? 'elsewhere'
}

/** The dog has found the spot with this bit. */
export function rememberSpot(dog: ParkDog, bit: number, now: number): void {
  const { soil } = dog.visitor
  if (!soil) return
  const [day, found] = [osloDay(now), foundToday(dog, now)]
  dog.visitor = { ...dog.visitor, soil: { ...soil, day, found: found | bit } }
}

function spotsLeft(park: Park, dog: ParkDog, now: number): (Tile & { bit: number })[] {
  const { soil } = dog.visitor
  const room = soilRoomOf(roomOf(park.key))
  if (!soil || room === null) return []
  const found = foundToday(dog, now)
  return spotsOf(soil.seed, { room, grid: groundForAll(park) }, osloDay(now))
    .map((tile, number) => ({ ...tile, bit: spotBit(room, number) }))
    .filter(({ bit }) => (found & bit) === 0)
}

function foundToday({ visitor: { soil } }: ParkDog, now: number): number {
  return soil?.day === osloDay(now) ? soil.found : 0
}
