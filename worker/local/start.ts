import { copyFileSync, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './builder/build.ts'
import { printSteps } from './builder/print-steps.ts'
import { ALL_STEPS } from './builder/steps.ts'
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
// our listeners must come before its own.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0))

await orFail(async () => {
  const port = await portToListenOn(process.env.PORT ?? '8787')
  checkWritable(state)
  if (!existsSync('.dev.vars')) copyFileSync('.dev.vars.example', '.dev.vars')
  await Promise.all([buildAll(), setUpDatabase(state)])
  const gaveUp = ({ message }: Error) => {
    console.error(message)
    process.exit(1)
  }
  const server = await LocalServer.open({ port, state, isVerbose, print, gaveUp })
  print(welcome(`http://localhost:${port}`))
  if (values.watch) await onChange(() => rebuild({ build: buildAll, server, print }))
})

function buildAll() {
  return build(ALL_STEPS, printSteps({ isVerbose }))
}
