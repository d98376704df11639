import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNotDeploy } from './may-deploy.ts'
import { run } from './run.ts'
import { worldSql } from './world-sql.ts'

const configs = { site: readFileSync('wrangler.toml', 'utf8'), rooms: readFileSync('durable/wrangler.toml', 'utf8') }
const problem = whyNotDeploy(configs, process.env)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
await run('npm', ['run', 'build'])
await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
const world = join(mkdtempSync(join(tmpdir(), 'voffpark-')), 'world.sql')
writeFileSync(world, await worldSql(Date.now()))
await run('wrangler', ['d1', 'execute', 'DB', '--remote', '--yes', '--file', world])
// The site is bound to the rooms, and an old site speaks with new rooms for the moment between.
await run('wrangler', ['deploy', '--config', 'durable/wrangler.toml'])
await run('wrangler', ['deploy'])
