import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { orFail } from './fault.ts'
import { whyNotDeploy } from './may-deploy.ts'
import { cloudOf } from './rooms-cloud.ts'
import { runCommand } from './run.ts'
import { AS_USUAL, deployPark } from './waves.ts'
import { PARKS, WORKERS } from './workers.ts'
import { worldSql } from './world-sql.ts'

// npm run deploy [-- --now] [-- --unwatched]: with --now rooms that are awake take the new version at once, for what must not run
// a minute longer; with --unwatched the waves go on where nobody knows who came back, as in a park that nobody is in; with --demo
// the demo park is deployed, and nothing of the main one.
const { values } = parseArgs({
  options: {
    now: { type: 'boolean', default: false },
    unwatched: { type: 'boolean', default: false },
    demo: { type: 'boolean', default: false },
  },
})
const park = values.demo ? 'demo' : 'main'
const configs = {
  site: readFileSync(WORKERS.site.config, 'utf8'),
  rooms: readFileSync(WORKERS.rooms.config, 'utf8'),
  sandbox: readFileSync(WORKERS.sandbox.config, 'utf8'),
}
const problem = whyNotDeploy(configs, process.env, park)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
// Bundles are the same for both parks. After them each command of wrangler, the one of `npx` too, takes the environment from here.
delete process.env.CLOUDFLARE_ENV
await runCommand('npm', ['run', 'build'])
const { environment } = PARKS[park]
if (environment !== undefined) process.env.CLOUDFLARE_ENV = environment
await runCommand('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
const world = join(mkdtempSync(join(tmpdir(), 'voffpark-')), 'world.sql')
writeFileSync(world, await worldSql(Date.now()))
await runCommand('wrangler', ['d1', 'execute', 'DB', '--remote', '--yes', '--file', world])
const { rooms, sandbox, site } = WORKERS
const update = values.now ? ({ mode: 'immediate' } as const) : AS_USUAL
const deploy = { config: rooms.config, update, isUnwatched: values.unwatched }
/** What the rooms count their returns in: the binding RETURNS of durable/wrangler.toml. */
const RETURNS = { main: 'voffpark_returns', demo: 'voffpark_demo_returns' }
await orFail(() =>
  deployPark(
    { rooms: deploy, sandbox: sandbox.config, site: site.config },
    cloudOf(rooms.config, process.env, RETURNS[park]),
  ),
)
