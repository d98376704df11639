import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Language } from '#durable/rules/languages.ts'
import { asksForThings, firstProblem } from '#durable/rules/places/access.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import type { SpotOnMap } from '#durable/rules/places/spot-on-map.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'
import { mapSpotOf } from '#durable/world/map-positions.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { passerOf } from '#worker/dogs/passer.ts'
import { kindsOfDog } from '#worker/dogs/passers-db.ts'
import { crowds } from '#worker/presence/crowds.ts'
import { rememberRooms } from '#worker/presence/known-rooms.ts'
import { publishedWorld } from './rooms-db.ts'

/**
 * A room of the map. `problem` is why the dog may not enter, null if it may: a closed room is entered by nobody [ED9]. `spot` is the centre of its place on the picture, null
 * if it has none there.
 */
export type MappedRoom = {
  key: string
  name: string
  dogs: number
  problem: AccessProblem | { reason: 'room-closed' } | null
  spot: SpotOnMap | null
}

/** A door of the map. It is closed if the dog may not use it or may not enter the room behind it. */
export type MapDoor = { id: string; from: string; to: string; isClosed: boolean }

export type MappedPark = { rooms: readonly MappedRoom[]; doors: readonly MapDoor[] }

type MapRequest = { asker: RoleHolder & { userId: number }; dogId: number; language: Language; now: number }

/** [K6] The map for one of the user's own dogs: every published room and door. */
export async function parkMap(
  { d1, db }: { d1: D1Database; db: Db },
  { asker, dogId, language, now }: MapRequest,
): Promise<MappedPark | Refusal> {
  const [dog, world, counts] = await Promise.all([
    run(dogOf(db, { dogId, userId: asker.userId })),
    publishedWorld(db, language),
    crowds({ d1, db }, { asker: asker.userId, now }),
  ])
  rememberRooms(world.rooms.map(({ key }) => key))
  if (!dog) return 'not-your-dog'
  const isAsked = asksForThings([...world.rooms, ...world.doors].map(({ access }) => access))
  const things = isAsked ? await kindsOfDog(db, dogId) : []
  const passer = passerOf(dog, asker, things)
  const rooms = world.rooms.map(({ key, name, access, map, isClosed }): MappedRoom => ({
    key,
    name,
    dogs: counts.get(key) ?? 0,
    problem: isClosed ? { reason: 'room-closed' } : firstProblem([access], passer),
    spot: mapSpotOf({ key, map }),
  }))
  const open = new Set(rooms.filter(({ problem }) => !problem).map(({ key }) => key))
  const doors = world.doors.map(({ id, from, to, access }) => ({
    id,
    from,
    to: to.room,
    isClosed: !open.has(to.room) || (access !== null && firstProblem([access], passer) !== null),
  }))
  return { rooms, doors }
}
