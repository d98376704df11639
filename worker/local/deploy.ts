import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orFail } from './fault.ts'
import { whyNotDeploy } from './may-deploy.ts'
import { cloudOf } from './rooms-cloud.ts'
import { runCommand } from './run.ts'
import { deployRooms } from './waves.ts'
import { WORKERS } from './workers.ts'
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
// Rooms first: the old site talks to new rooms for a moment, and pages must not send what rooms do not know yet.
const { rooms, site } = WORKERS
await orFail(() => deployRooms(rooms.config, cloudOf(rooms.config, process.env)))
await runCommand('wrangler', ['deploy', '--config', site.config])
