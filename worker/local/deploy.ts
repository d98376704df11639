import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNotDeploy } from './may-deploy.ts'
import { runCommand } from './run.ts'
import { WORKER_KEYS, WORKERS } from './workers.ts'
import { worldSql } from './world-sql.ts'

const configs = { site: readFileSync(WORKERS.site.config, 'utf8'), rooms: readFileSync(WORKERS.rooms.config, 'utf8') }
const problem = whyNotDeploy(configs, process.env)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
await runCommand('npm', ['run', 'build'])
await runCommand('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
const world = join(mkdtempSync(join(tmpdir(), 'voffpark-')), 'world.sql')
writeFileSync(world, await worldSql(Date.now()))
await runCommand('wrangler', ['d1', 'execute', 'DB', '--remote', '--yes', '--file', world])
for (const key of WORKER_KEYS) await runCommand('wrangler', ['deploy', '--config', WORKERS[key].config])
