import { copyFileSync, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './builder/build.ts'
import { printSteps } from './builder/print-steps.ts'
import { ALL_STEPS } from './builder/steps.ts'
import { claim } from './claim.ts'
import { setUpDatabase } from './database.ts'
import { orFail } from './fault.ts'
import { LocalServer } from './server/local-server.ts'
import { portToListenOn } from './server/port.ts'
import { rebuild } from './server/rebuild.ts'
import { checkWritable } from './server/state.ts'
import { welcome } from './server/welcome.ts'
import { onChange } from './watch.ts'

const { values } = parseArgs({ options: { watch: { type: 'boolean' }, verbose: { type: 'boolean' } } })
const isVerbose = values.verbose ?? false
const state = process.env.PERSIST_TO ?? '.wrangler/state'
const print = (line: string) => console.log(line)

// Miniflare stops workerd when the process exits. On a signal it would exit with 130, which npm takes for a failure, so
// our listeners must come before its own. A park that was not open yet has failed.
let isOpen = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(isOpen ? 0 : 1))

await orFail(async () => {
  const port = await portToListenOn(process.env.PORT ?? '8787')
  checkWritable(state)
  await claim(
    state,
    `Another Voffpark has ${state} open. Close it, or choose another folder: PORT=${port + 1} PERSIST_TO=.wrangler/other npm start`,
  )
  if (!existsSync('.dev.vars')) copyFileSync('.dev.vars.example', '.dev.vars')
  await setUpDatabase(state, 'seed', buildAll)
  const gaveUp = ({ message }: Error) => {
    console.error(message)
    process.exit(1)
  }
  const server = await LocalServer.open({ port, state, isVerbose, print, gaveUp })
  isOpen = true
  print(welcome(`http://localhost:${port}`))
  if (values.watch) await onChange(() => rebuild({ build: buildAll, server, print }))
})

function buildAll() {
  return build(ALL_STEPS, printSteps({ isVerbose }))
}
