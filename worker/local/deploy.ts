import { readFileSync } from 'node:fs'
import { opensLocalSignIn } from './local-sign-in.ts'
import { run } from './run.ts'

if (opensLocalSignIn(readFileSync('wrangler.toml', 'utf8'), process.env)) {
  console.error('LOCAL_SIGN_IN is set: anybody could sign in as anybody. Unset it, then deploy.')
  process.exit(1)
}
await run('npm', ['run', 'build'])
await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
await run('wrangler', ['deploy'])
