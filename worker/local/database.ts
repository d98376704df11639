import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { openDb } from '../db/client.ts'
import type { Db } from '../db/client.ts'
import { seed } from '../db/seed.ts'
import { seedWorld } from '../parks/world.ts'
import { run } from './run.ts'

export type DatabaseContent = 'seed' | 'empty'

/**
 * Migrates the local database and fills it with the world and, by the seed, with people; doing it again changes nothing.
 * `persistTo` is wrangler's state folder.
 */
export async function setUpDatabase(persistTo: string, content: DatabaseContent = 'seed') {
  // Without a terminal wrangler asks nothing.
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await withDatabase(persistTo, async (db) => {
    await seedWorld(db, ROOM_DOCS, Date.now())
    if (content === 'seed') await seed(db, Date.now())
  })
}

/** Opens the local database beside whatever else is open, and closes it again. */
export async function withDatabase<Result>(persistTo: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases: workerOptionsOf('wrangler.toml').workerOptions.d1Databases,
    d1Persist: `${persistTo}/v3/d1`,
  })
  try {
    return await work(openDb(await miniflare.getD1Database('DB')))
  } finally {
    await miniflare.dispose()
  }
}
