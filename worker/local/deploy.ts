import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNotDeploy } from './may-deploy.ts'
import { run } from './run.ts'
import { worldSql } from './world-sql.ts'

const problem = whyNotDeploy(readFileSync('wrangler.toml', 'utf8'), process.env)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
await run('npm', ['run', 'build'])
await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
const world = join(mkdtempSync(join(tmpdir(), 'voffpark-')), 'world.sql')
writeFileSync(world, await worldSql(Date.now()))
await run('wrangler', ['d1', 'execute', 'DB', '--remote', '--yes', '--file', world])
await run('wrangler', ['deploy'])
