import { spawn } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { setUpDatabase } from './database.ts'
import { localEnv } from './run.ts'
import { rebuildOnChange } from './watch.ts'

const PORT = process.env.PORT ?? '8787'
const PERSIST_TO = process.env.PERSIST_TO ?? '.wrangler/state'
/** The site, which has the port, and the rooms. */
const CONFIGS = ['--config', 'wrangler.toml', '--config', 'durable/wrangler.toml']
const ADDRESS = `http://localhost:${PORT}`

const WELCOME = `
  Voffpark is open: ${ADDRESS}

  Local sign-in takes any e-mail. Seeded accounts:
    player@voffpark.test      two dogs
    supporter@voffpark.test   Gold supporter
    mod@voffpark.test         moderator
    admin@voffpark.test       administrator

  Ctrl-C closes the park.
`

if (!existsSync('.dev.vars')) copyFileSync('.dev.vars.example', '.dev.vars')
await setUpDatabase(PERSIST_TO)
if (process.argv.includes('--watch')) await rebuildOnChange()

const server = spawn(
  'wrangler',
  [
    'dev',
    ...CONFIGS,
    '--port',
    PORT,
    '--persist-to',
    PERSIST_TO,
    '--log-level',
    'warn',
    '--show-interactive-dev-session=false',
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: localEnv() },
)
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

await answers(`${ADDRESS}/api/health`)
console.log(WELCOME)

async function answers(url: string) {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
