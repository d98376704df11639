import { copyFileSync, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './builder/build.ts'
import { printSteps } from './builder/print-steps.ts'
import { ALL_STEPS } from './builder/steps.ts'
import { claim } from './claim.ts'
import { setUpDatabase } from './database.ts'
import { orFail } from './fault.ts'
import { LOCAL_DEMO, besideState } from './server/demo-park.ts'
import { LocalServer } from './server/local-server.ts'
import { portToListenOn } from './server/port.ts'
import { rebuild } from './server/rebuild.ts'
import { checkWritable } from './server/state.ts'
import { demoWelcome, welcome } from './server/welcome.ts'
import { onChange } from './watch.ts'

// npm start [-- --demo]: with --demo a demo park opens beside the park, on the next port and with a state of its own.
const { values } = parseArgs({
  options: { watch: { type: 'boolean' }, verbose: { type: 'boolean' }, demo: { type: 'boolean', default: false } },
})
const isVerbose = values.verbose ?? false
const state = process.env.PERSIST_TO ?? '.wrangler/state'
const { demoState, registry } = besideState(state)
const print = (line: string) => console.log(line)

// Miniflare stops workerd when the process exits. On a signal it would exit with 130, which npm takes for a failure, so
// our listeners must come before its own. A park that was not open yet has failed.
let isOpen = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(isOpen ? 0 : 1))

await orFail(async () => {
  const port = await portToListenOn(process.env.PORT ?? '8787')
  const demoPort = values.demo ? await portToListenOn(String(port + 1)) : null
  await take(state, port)
  if (demoPort !== null) await take(demoState, port)
  if (!existsSync('.dev.vars')) copyFileSync('.dev.vars.example', '.dev.vars')
  await setUpDatabase(state, 'seed', buildAll)
  if (demoPort !== null) await setUpDatabase(demoState, 'empty')
  const gaveUp = ({ message }: Error) => {
    console.error(message)
    process.exit(1)
  }
  const seeing = { isVerbose, print, gaveUp }
  const servers = [
    await LocalServer.open({
      port,
      state,
      ...seeing,
      ...(demoPort !== null && { registry, bindings: { DEMO_PARK_ORIGIN: `http://localhost:${demoPort}` } }),
    }),
  ]
  if (demoPort !== null) {
    const demo = { port: demoPort, state: demoState, park: 'demo', registry, bindings: LOCAL_DEMO } as const
    servers.push(await LocalServer.open({ ...demo, ...seeing }))
  }
  isOpen = true
  print(welcome(`http://localhost:${port}`))
  if (demoPort !== null) print(demoWelcome(`http://localhost:${demoPort}`))
  const server = { replaceCode: () => Promise.all(servers.map((one) => one.replaceCode())) }
  if (values.watch) await onChange(() => rebuild({ build: buildAll, server, print }))
})

/** Takes a state folder for this process. @throws Fault if it cannot be written, or another park has it open */
async function take(folder: string, port: number) {
  checkWritable(folder)
  await claim(
    folder,
    `Another Voffpark has ${folder} open. Close it, or choose another folder: PORT=${port + 1} PERSIST_TO=.wrangler/other npm start`,
  )
}

function buildAll() {
  return build(ALL_STEPS, printSteps({ isVerbose }))
}
