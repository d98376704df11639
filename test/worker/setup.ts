import { env, reset } from 'cloudflare:test'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { openWorld } from './support/world.ts'

/** How often the data of the file before are deleted at most. */
const RESETS_MAX = 10

// Work that the file before has left under way can keep the database open while it is deleted (leave-nothing.ts).
for (let resets = 0; (await hasTables()) && resets < RESETS_MAX; resets += 1) await reset()
await openWorld(ROOM_DOCS)

async function hasTables(): Promise<boolean> {
  const found = await env.DB.prepare(`select count(*) as n from sqlite_schema where name = 'user'`).first<number>('n')
  return found !== 0
}
