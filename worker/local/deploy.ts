import { readFileSync } from 'node:fs'
import { whyNotDeploy } from './may-deploy.ts'
import { run } from './run.ts'

const problem = whyNotDeploy(readFileSync('wrangler.toml', 'utf8'), process.env)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
await run('npm', ['run', 'build'])
await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
await run('wrangler', ['deploy'])
