import { applyD1Migrations, env } from 'cloudflare:test'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { openDb } from '#worker/db/client.ts'
import { seedWorld } from '#worker/parks/world.ts'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await seedWorld(openDb(env.DB), ROOM_DOCS, 0)
