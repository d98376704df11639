import type { RoomDoc } from '#durable/world/room-doc.ts'
import { packText } from '#durable/world/room-pack.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { sheetSeeds } from '#worker/sheets/seeding-db.ts'
import { offerSeed, publishSeed } from './seeding-db.ts'

/**
 * The statements that publish rooms and sheets as the code has them. Rooms that have not changed in the code stay as they are; what the
 * staff have published since is not replaced: the room of the code is offered to them.
 */
export async function seedStatements(docs: readonly RoomDoc[], now: number) {
  const statements = docs.map(async (doc) => {
    const pack = packText(doc)
    const seed = { room: doc.key, pack, hash: await hashOf(pack), now }
    return [publishSeed(seed), offerSeed(seed)]
  })
  return [...(await Promise.all(statements)).flat(), ...(await sheetSeeds(now))]
}

/** Publishes or offers what has changed in the code, all or none. */
export async function seedWorld(db: Db, docs: readonly RoomDoc[], now: number): Promise<void> {
  await runAllOrNone(db, await seedStatements(docs, now))
}
