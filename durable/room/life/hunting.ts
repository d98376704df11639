import { groundForAll } from '#durable/room/gates.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { HUNT, huntAt, huntBit, huntSpotsOf, huntWeekOn } from '#durable/rules/calendar/hunt.ts'
import { soilRoomOf } from '#durable/rules/life/soil.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** What the hunt that is on has for a dog in this room: how many its user has found this week, and where more lies. */
type HuntHere = { day: number; finds: number; spots: (Tile & { bit: number })[] }

/** [CA2] [CA4] The hunt for this dog; null while none is on, in a room without soil, and where nothing is known of the user's. */
export function huntHere(park: Park, { visitor: { soil, hunt } }: ParkDog, now: number): HuntHere | null {
  const room = soilRoomOf(roomOf(park.key))
  const on = soil && room !== null ? huntAt(now) : null
  if (!soil || room === null || on === null) return null
  const { finds, spots: found } = huntWeekOn(on.day, hunt)
  const spots = huntSpotsOf(soil.seed, { room, grid: groundForAll(park) }, on.day)
    .map((tile, number) => ({ ...tile, bit: huntBit(room, number) }))
    .filter(({ bit }) => (found & bit) === 0)
  return { day: on.day, finds, spots }
}

/** [CA3] Where a dog smells finds of the hunt: nowhere once its user has all that count. */
export function huntSmells({ finds, spots }: HuntHere): readonly Tile[] {
  return finds < HUNT.finds ? spots.map(({ x, y }) => ({ x, y })) : []
}

/** [CA3] The dogs of this user that are here know of a find, or of how many the ledger has counted. Returns those dogs. */
export function rememberHunt(
  park: Park,
  user: number,
  { day, bit, finds }: { day: number; bit: number; finds: number },
): ParkDog[] {
  const theirs = [...park.dogs.values()].filter(({ visitor }) => visitor.user === user)
  for (const dog of theirs) {
    const known = huntWeekOn(day, dog.visitor.hunt)
    dog.visitor = { ...dog.visitor, hunt: { ...known, finds, spots: known.spots | bit } }
  }
  return theirs
}
