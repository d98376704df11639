import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { freePort } from '#test/support/free-port.ts'
import { clientOf, serverOf } from './before.ts'
import type { Cell, Listening, Order, Peer } from './order.ts'

const HERE = 'test/bench'
const SERVERS: Record<Exclude<Peer, 'before'>, string> = {
  ours: `${HERE}/ours/server.ts`,
  colyseus: `${HERE}/peers/servers/colyseus.ts`,
  'colyseus-xy': `${HERE}/peers/servers/colyseus.ts`,
  partyserver: `${HERE}/peers/servers/partyserver.ts`,
  'socket.io': `${HERE}/peers/servers/socket-io.ts`,
  ws: `${HERE}/peers/servers/ws.ts`,
}
const SERVER_CORE = 0
const BOTS_CORE = 1
const STOPS_WITHIN_MS = 5000

/** `checkout` is the folder of the repository whose room is served as `before`. */
export type Plan = Omit<Order, 'server' | 'client' | 'bench'> & {
  state: string
  checkout?: string
  isProfiled?: boolean
}

/** One peer with so many dogs: its server on one core, all bots on the other. */
export async function runCell({ state, checkout = '.', isProfiled = false, ...plan }: Plan): Promise<Cell> {
  const script = plan.peer === 'before' ? serverOf(checkout) : SERVERS[plan.peer]
  const measure = async (server: Listening) => {
    const bots = spawnOn(BOTS_CORE, `${HERE}/bots.ts`, [])
    const order: Order = { ...plan, server, client: clientOf(checkout), bench: [process.pid] }
    bots.send(order)
    return told<Cell>(bots)
  }
  return withServer({ script, args: [state, isProfiled ? 'profiled' : plan.peer], checkout }, measure)
}

/** Runs `act` against our park, with the bundle that counts what a room does. */
export function withCountedPark<Answer>(state: string, act: (server: Listening) => Promise<Answer>): Promise<Answer> {
  return withServer({ script: SERVERS.ours, args: [state, 'counted'] }, act)
}

type Script = { script: string; args: readonly string[]; checkout?: string }

async function withServer<Answer>(
  { script, args, checkout }: Script,
  act: (server: Listening) => Promise<Answer>,
): Promise<Answer> {
  const server = spawnOn(SERVER_CORE, script, [`${await freePort()}`, ...args], checkout)
  try {
    return await act(await told<Listening>(server))
  } finally {
    await stop(server)
  }
}

let isFirst = false

/** From now on servers and bots get the highest scheduling priority that `nice` gives; needs root. */
export function goFirst(): void {
  isFirst = true
}

// A process in a session of its own is a group of its own to the scheduler (autogroup), which then shares a core by
// groups and ignores niceness. Real-time priority would let a helper thread of V8 block the thread that it helps, for
// 100 ms at a time.
const POLITENESS_OFF = 'echo -20 > /proc/self/autogroup; exec nice -n -20 "$0" "$@"'

/** Starts Node on one core. The commands before it in the list replace themselves by it. */
function spawnOn(core: number, script: string, args: readonly string[], cwd = '.'): ChildProcess {
  const [command, ...words] = [...(isFirst ? ['sh', '-c', POLITENESS_OFF] : []), 'taskset', '-c', `${core}`]
  return spawn(command, [...words, process.execPath, script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // By JSON a NaN, of a server that has told nobody of a walk, would come as null.
    serialization: 'advanced',
    detached: isFirst,
    cwd,
  })
}

function told<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((done, fail) => {
    child.once('message', (message: Message) => done(message))
    child.once('error', fail)
    // This event comes after the last message, which the exit event need not.
    child.once('disconnect', () => fail(new Error(`${child.spawnargs.join(' ')} ended before it had told anything`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
