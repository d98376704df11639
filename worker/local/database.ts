import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare } from 'miniflare'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { openDb } from '../db/client.ts'
import type { Db } from '../db/client.ts'
import { seed } from '#worker/seed/seed.ts'
import { seedsOf } from '#worker/rounds/park-seed.ts'
import { seedWorld } from '#worker/rooms/world.ts'
import { runQuietly } from './run.ts'
import { miniflareDatabase } from './server/miniflare-options.ts'
import { checkVersion, hasDatabase, migrations } from './server/state.ts'

export type DatabaseContent = 'seed' | 'empty'

/**
 * Migrates the local database and fills it with the world and, for 'seed', with users. Running it again changes
 * nothing. `persistTo` is wrangler's state folder. @throws Fault if the state is of another version
 */
export async function setUpDatabase(persistTo: string, content: DatabaseContent = 'seed') {
  const isUpToDate = hasDatabase(persistTo) && (await withD1(persistTo, (database) => fillIfMigrated(database)))
  if (isUpToDate) return
  await runQuietly(['wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo])
  await withDatabase(persistTo, fill)

  async function fillIfMigrated(database: D1Database): Promise<boolean> {
    const applied = await appliedMigrations(database)
    checkVersion(persistTo, applied)
    if (migrations().some((name) => !applied.includes(name))) return false
    await fill(openDb(database))
    return true
  }

  async function fill(db: Db): Promise<void> {
    await seedWorld(db, ROOM_DOCS, Date.now())
    if (content === 'seed') await seed(db, Date.now(), seedsOf({ LOCAL_SIGN_IN: '1' }))
  }
}

/** Opens the local database, beside other processes that have it open, and closes it again. */
export async function withDatabase<Result>(persistTo: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  return withD1(persistTo, (database) => work(openDb(database)))
}

/** The migrations that wrangler has recorded for this database, in their order. */
async function appliedMigrations(database: D1Database): Promise<string[]> {
  const hasTable = await database.prepare(`select 1 from sqlite_master where name = 'd1_migrations'`).first()
  if (hasTable === null) return []
  const { results } = await database.prepare('select name from d1_migrations order by id').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** As `withDatabase`, but for raw SQL. */
export async function withD1<Result>(
  persistTo: string,
  work: (database: D1Database) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(miniflareDatabase(persistTo))
  try {
    return await work(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}
