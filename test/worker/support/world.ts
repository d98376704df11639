import { env, reset } from 'cloudflare:test'
import type { PackRef } from '#durable/protocol/gate.ts'
import { CODE_PREFABS } from '#durable/world/prefabs.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { run } from '#worker/db/query.ts'
import { publishRooms } from '#worker/rooms/publish.ts'
import type { PublishOutcome } from '#worker/rooms/publish.ts'
import { publishedRoom } from '#worker/rooms/rooms-db.ts'
import { seedWorld } from '#worker/rooms/world.ts'
import { aUser, db } from './d1.ts'

/** How often what is stored is deleted at most. */
const RESETS_MAX = 10

/** Deletes what is stored, if anything is, and fills the database with these rooms. */
export async function openWorld(docs: readonly RoomDoc[]): Promise<void> {
  // Work that is still under way can keep the database open while it is deleted.
  for (let resets = 0; (await hasTables()) && resets < RESETS_MAX; resets += 1) await reset()
  // In one transaction: one for each of the 200 statements takes fifteen times as long.
  const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries)
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
  await seedWorld(db, docs, 0)
}

async function hasTables(): Promise<boolean> {
  const found = await env.DB.prepare(`select count(*) as n from sqlite_schema where name = 'user'`).first<number>('n')
  return found !== 0
}

/** The pack of a room, as the gate passes it on. */
export async function publishedPack(room: string): Promise<PackRef> {
  const published = await run(publishedRoom(db, room))
  if (!published) throw new Error(`No room is called ${room}`)
  return published
}

/** Publishes rooms as an editor would, without telling the running rooms. */
export async function publishAnew(...docs: RoomDoc[]): Promise<PackRef> {
  const outcome = await publishRooms(null, db, { docs, now: 1, by: (await aUser()).userId, prefabs: CODE_PREFABS })
  return publishedBy(outcome, docs[0]?.key ?? '')
}

/** The pack that an outcome has published for a room. @throws if it has not */
export function publishedBy(outcome: PublishOutcome, room: string): PackRef {
  const ref = outcome.done ? outcome.published.get(room) : undefined
  if (!ref) throw new Error(`Not published: ${JSON.stringify(outcome)}`)
  return ref
}
