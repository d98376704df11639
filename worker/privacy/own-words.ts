import { openReplica } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import type { Env, RoomsEnv } from '#worker/env.ts'
import { copiesEverUsed } from '#worker/presence/presence-db.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { personalData } from './privacy-db.ts'

/** Something that the user said, as a room has logged it. */
export type OwnLine = { room: string; at: string; as: string; text: string; whisperedTo: string | null }

/** The most lines in an export: more than anybody types in the days that the rooms keep them, and they fit into memory. */
const LINES_MAX = 20_000

/** What the copies of all rooms have kept of a user's words, whispers too, oldest first. */
async function ownWords(env: RoomsEnv, db: Db, userId: number): Promise<OwnLine[]> {
  const lines: (OwnLine & { seq: number })[] = []
  for (const room of await copiesEverUsed(db)) {
    const kept = await reachRoom(env, room, (stub) => stub.saidBy(userId, LINES_MAX - lines.length))
    for (const { seq, at, name, text, typed, toName } of kept) {
      lines.push({
        seq,
        room,
        at: new Date(at).toISOString(),
        as: name,
        text: typed ?? text,
        whisperedTo: toName ?? null,
      })
    }
  }
  return lines
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.seq - other.seq))
    .map(({ seq: _, ...line }) => line)
}

/** JSON of everything that a user may know about themselves: rows by table, and their words in the rooms. */
export async function everythingAbout(
  { env, now }: { env: Pick<Env, 'DB' | 'PARK_ROOM' | 'ROOM_JURISDICTION'>; now: number },
  userId: number,
): Promise<string> {
  const db = openReplica(env.DB)
  const [tables, words] = await Promise.all([personalData(db, userId), ownWords(env, db, userId)])
  return JSON.stringify({ exportedAt: new Date(now).toISOString(), ...tables, words }, null, 2)
}
