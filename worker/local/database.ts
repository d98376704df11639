import { getPlatformProxy } from 'wrangler'
import type { Env } from '../env.ts'
import { openDb } from '../db/client.ts'
import { seed } from '../db/seed.ts'
import { run } from './run.ts'

/** Migrates and seeds the local database; doing it again changes nothing. `persistTo` is wrangler's state folder. */
export async function setUpDatabase(persistTo: string) {
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo], {
    // Without a terminal wrangler asks nothing.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { env, dispose } = await getPlatformProxy<Env>({ persist: { path: `${persistTo}/v3` } })
  try {
    await seed(openDb(env.DB), Date.now())
  } finally {
    await dispose()
  }
}
