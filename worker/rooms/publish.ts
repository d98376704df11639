import type { PackRef } from '#durable/protocol/gate.ts'
import type { Prefabs } from '#durable/world/prefabs.ts'
import type { Problem } from '#durable/world/problems.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { packText, readPack } from '#durable/world/room-pack.ts'
import { trailProblems } from '#durable/world/trail-problems.ts'
import { validateWorld } from '#durable/world/validate-world.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { hashOf } from '#worker/hash.ts'
import { log, loggable } from '#worker/log.ts'
import { copiesWithDogs } from '#worker/presence/presence-db.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { packOf, publish, publishedRoom, publishedPacks } from './rooms-db.ts'
import type { Publication } from './rooms-db.ts'

/**
 * The rooms of the park; null for a program outside the Worker. Rooms then learn of the change from the next dog that
 * enters.
 */
type Rooms = RoomsEnv | null
/** `by` is the member of staff who publishes; `prefabs` are the pictures that there are. */
type Publishing = { now: number; by: number; prefabs: Prefabs }

/** How often to try again if somebody else publishes at the same moment. */
const TRIES = 5

/** The packs that are played from now on, by room; or why nothing has changed. */
export type PublishOutcome =
  | { done: true; published: ReadonlyMap<string, PackRef> }
  | { done: false; problems: readonly Problem[] }
  | { done: false; problems: 'others-publish' | 'no-such-revision' }

/**
 * Publishes rooms, all or none, because a room must be published together with the door to it. Refused if dogs could
 * get lost or locked in; a problem that exists already does not prevent it. Dogs in the rooms get the new ground at
 * once. Publishing the same again changes nothing.
 */
export async function publishRooms(
  env: Rooms,
  db: Db,
  { docs, now, by, prefabs }: Publishing & { docs: readonly RoomDoc[] },
): Promise<PublishOutcome> {
  const publications = await Promise.all(docs.map(publicationOf))
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rooms, last } = await publishedPacks(db)
    const packs = rooms.map(({ pack }) => pack)
    const problems = newProblems({ docs, packs, prefabs: { before: prefabs, after: prefabs } })
    if (problems.length > 0) return { done: false, problems }
    const changed = publications.filter(({ pack }) => !packs.includes(pack))
    if (changed.length > 0 && !(await publish(db, changed, { now, by, last }))) continue
    const published = await refsOf(db, publications)
    await tellOfPacks(env, db, published)
    return { done: true, published }
  }
  return { done: false, problems: 'others-publish' }
}

/** Rolls a room back: an older revision is published again, as a new one. */
export async function republish(
  env: Rooms,
  db: Db,
  { room, rev, ...publishing }: Publishing & { room: string; rev: number },
): Promise<PublishOutcome> {
  const pack = await run(packOf(db, { room, rev }))
  if (pack === null) return { done: false, problems: 'no-such-revision' }
  return publishRooms(env, db, { docs: [readPack(pack)], ...publishing })
}

async function publicationOf(doc: RoomDoc): Promise<Publication> {
  const pack = packText(doc)
  return { room: doc.key, pack, hash: await hashOf(pack) }
}

type World = {
  /** What is to be published, and the packs of all rooms that are played. */
  docs: readonly RoomDoc[]
  packs: readonly string[]
  prefabs: { before: Prefabs; after: Prefabs }
}

/** The problems of rooms that are to be published, and those that they cause in others. */
export function newProblems({ docs, packs, prefabs }: World): Problem[] {
  const before = packs.map(readPack)
  const changed = new Set(docs.map(({ key }) => key))
  const after = [...before.filter(({ key }) => !changed.has(key)), ...docs]
  const problems = problemsOf(after, prefabs.after)
  const isElsewhere = ({ room }: Problem) => !changed.has(room)
  if (!problems.some(isElsewhere)) return problems
  const known = new Set(problemsOf(before, prefabs.before).map((problem) => JSON.stringify(problem)))
  return problems.filter((problem) => !isElsewhere(problem) || !known.has(JSON.stringify(problem)))
}

/** [SC5] Whether rooms carry the day's trail is looked at once nothing else is wrong with them. */
function problemsOf(docs: readonly RoomDoc[], prefabs: Prefabs): Problem[] {
  const problems = validateWorld(docs, HOME_ROOM, prefabs)
  return problems.length > 0 ? problems : trailProblems(docs)
}

async function refsOf(db: Db, publications: readonly Publication[]): Promise<Map<string, PackRef>> {
  const rooms = await Promise.all(publications.map(({ room }) => run(publishedRoom(db, room))))
  return new Map(rooms.flatMap((room) => (room ? [[room.key, { rev: room.rev, hash: room.hash }] as const] : [])))
}

/**
 * Tells the rooms with dogs in them by which packs they are played now. One that cannot be told learns it from the next dog that
 * enters, and from its sweep.
 */
export async function tellOfPacks(env: Rooms, db: Db, published: ReadonlyMap<string, PackRef>): Promise<void> {
  if (!env) return
  const tell = async (room: string, ref: PackRef) => {
    const copies = await copiesWithDogs(db, room)
    await Promise.all(copies.map((copy) => reachRoom(env, copy, (stub) => stub.playBy(ref)).catch(logged(copy))))
  }
  await Promise.all([...published].map(([room, ref]) => tell(room, ref).catch(logged(room))))
}

function logged(room: string) {
  return (error: unknown) => log({ event: 'room-failed', room, error: loggable(error).error })
}
