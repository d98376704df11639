import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { seedWorld } from '#worker/rooms/world.ts'
import { seedsOf } from '#worker/rounds/park-seed.ts'
import { seed } from '#worker/seed/seed.ts'
import { openDb } from '../db/client.ts'
import type { Db } from '../db/client.ts'
import { httpDatabase } from './server/http-database.ts'
import { miniflareDatabase } from './server/miniflare-options.ts'
import { checkVersion, hasDatabase, migrations } from './server/state.ts'

/** As wrangler makes it, so that either may go on where the other stopped. */
const MIGRATIONS_TABLE = `
  create table if not exists d1_migrations (
    id integer primary key autoincrement,
    name text unique,
    applied_at timestamp default current_timestamp not null
  )`

export type DatabaseContent = 'seed' | 'empty'

/**
 * Migrates the local database and fills it with the world and, for 'seed', with users. Running it again changes
 * nothing. `persistTo` is wrangler's state folder. `beside` begins when the version of the state is known to be this one.
 * @throws Fault if the state is of another version
 */
export async function setUpDatabase(
  persistTo: string,
  content: DatabaseContent = 'seed',
  beside: () => Promise<unknown> = async () => {},
) {
  const isNew = !hasDatabase(persistTo)
  await withD1(persistTo, async (database) => {
    const applied = await appliedMigrations(database)
    if (!isNew) checkVersion(persistTo, applied)
    const fill = async () => {
      for (const name of migrations()) if (!applied.includes(name)) await migrate(database, name)
      const db = openDb(database)
      await seedWorld(db, ROOM_DOCS, Date.now())
      if (content === 'seed') await seed(db, Date.now(), seedsOf({ LOCAL_SIGN_IN: '1' }))
    }
    await Promise.all([fill(), beside()])
  })
}

/** Opens the local database, beside other processes that have it open, and closes it again. */
export async function withDatabase<Result>(persistTo: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  return withD1(persistTo, (database) => work(openDb(database)))
}

/** The migrations that the table of wrangler (`migrations_table`) records for this database, in their order. */
async function appliedMigrations(database: D1Database): Promise<string[]> {
  await database.prepare(MIGRATIONS_TABLE).run()
  const { results } = await database.prepare('select name from d1_migrations order by id').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Applies one migration and records it, as `wrangler d1 migrations apply` does to a deployed database: all or nothing. */
async function migrate(database: D1Database, name: string): Promise<void> {
  const statements = splitSqlQuery(readFileSync(join('migrations', name), 'utf8'))
  const record = database.prepare('insert into d1_migrations (name) values (?)').bind(name)
  await database.batch([...statements.map((sql) => database.prepare(sql)), record])
}

/** As `withDatabase`, but for raw SQL. */
export async function withD1<Result>(
  persistTo: string,
  work: (database: D1Database) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(miniflareDatabase(persistTo))
  try {
    return await work(httpDatabase(miniflare))
  } finally {
    await miniflare.dispose()
  }
}
