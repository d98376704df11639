import type { RoomDoc } from '#durable/world/room-doc.ts'
import { packText } from '#durable/world/room-pack.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { publishIfNew } from './rooms-db.ts'

/** The statements that publish rooms as the code has them; rooms that have not changed in the code stay as they are. */
export function seedStatements(docs: readonly RoomDoc[], now: number) {
  const statement = async (doc: RoomDoc) => {
    const pack = packText(doc)
    return publishIfNew({ room: doc.key, pack, hash: await hashOf(pack), now })
  }
  return Promise.all(docs.map(statement))
}

/** Publishes the rooms that have changed in the code, all or none. */
export async function seedWorld(db: Db, docs: readonly RoomDoc[], now: number): Promise<void> {
  await runAllOrNone(db, await seedStatements(docs, now))
}
