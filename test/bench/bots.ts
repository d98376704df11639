import { seeded } from '#test/support/random.ts'
// The process with all the bots of a cell, on a core of its own. It receives an order and sends back a cell.
import type { Client, Join } from './client.ts'
import type { Cell, Order, Peer } from './order.ts'
import { cpuSecondsOf, machineCpuSeconds, rssMiBOf } from './processor-time.ts'
import { Profiler } from './profile.ts'
import { Sightings } from './sightings.ts'
import { live } from './workload.ts'

const OBSERVERS = 8
const JOIN_AT_ONCE = 16
/** A walk in the window that is not seen within this time counts as unseen, ms. */
const LATE_MS = 2000

// Imported by path, because the clients have no types unless the peers' packages are installed.
const CLIENTS: Record<Exclude<Peer, 'before'>, string> = {
  ours: './ours/client.ts',
  colyseus: './peers/clients/colyseus.ts',
  'colyseus-xy': './peers/clients/colyseus.ts',
  partyserver: './peers/clients/json.ts',
  'socket.io': './peers/clients/socket-io.ts',
  ws: './peers/clients/json.ts',
}

process.once('message', (order: Order) => {
  void measure(order).then(
    (cell) => process.send?.(cell, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function measure(order: Order): Promise<Cell> {
  const { peer, server, dogs, passes, seed, seconds, warmUpSeconds } = order
  const { join }: { join: Join } = await import(peer === 'before' ? (order.client ?? '') : CLIENTS[peer])
  const random = seeded(seed)
  const here = passes.slice(0, dogs)
  // The observers are spread over the order of entry, because a server sends in that order, and sending to 1,600 takes
  // its time.
  const observers = Array.from(
    { length: OBSERVERS },
    (_, n) => here[Math.floor(((n + 0.5) * dogs) / OBSERVERS)]?.dog ?? 0,
  )
  const sightings = new Sightings(observers)

  const startedAt = performance.now()
  const clients: Client[] = []
  const queue = [...here.entries()]
  const bringIn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, pass] = next
      const { dog } = pass
      const look = (who: number, x: number, y: number) =>
        sightings.seen(dog, { dog: who, goal: { x, y }, at: performance.now() })
      const client = await join(server.url, pass, observers.includes(dog) ? look : null)
      clients[index] = client
    }
  }
  await Promise.all(Array.from({ length: JOIN_AT_ONCE }, bringIn))
  const joinSeconds = (performance.now() - startedAt) / 1000

  const walkers = clients.map(({ walk, say }, index) => ({
    say,
    walk: (goal: { x: number; y: number }) => {
      sightings.asked(here[index]?.dog ?? 0, goal, performance.now())
      walk(goal)
    },
  }))
  const stop = live(walkers, random)
  await pause(warmUpSeconds * 1000)

  const profiler = server.inspector ? await Profiler.start(server.inspector) : null
  const before = reading(order, clients)
  sightings.openWindow(before.at, before.at + seconds * 1000)
  await pause(seconds * 1000)
  const after = reading(order, clients)
  if (profiler) console.log(await profiler.stop())
  const seenInWindow = sightings.seenInWindow
  await pause(LATE_MS)
  stop()

  const tookSeconds = (after.at - before.at) / 1000
  const serverCpu = after.server - before.server
  const botsCpu = after.bots - before.bots
  const foreignCpu = after.machine - before.machine - serverCpu - botsCpu - (after.bench - before.bench)
  const latencies = sightings.latenciesMs.toSorted((a, b) => a - b)
  const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? NaN
  const delivered = (seenInWindow / observers.length) * dogs
  return {
    peer,
    dogs,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    seen: latencies.length / sightings.expected,
    serverCpu: serverCpu / tookSeconds,
    botsCpu: botsCpu / tookSeconds,
    foreignCpu: foreignCpu / tookSeconds,
    cpuPer1000: (serverCpu / delivered) * 1000,
    bytesPerDogSecond: (after.bytes - before.bytes) / dogs / dogs / tookSeconds,
    framesPerSecond: (after.frames - before.frames) / dogs / tookSeconds,
    joinsPerSecond: dogs / joinSeconds,
    rssMiB: after.rssMiB,
    lost: clients.filter(({ traffic }) => traffic.isLost).length,
  }
}

function reading({ server, bench }: Order, clients: readonly Client[]) {
  return {
    at: performance.now(),
    machine: machineCpuSeconds(),
    server: cpuSecondsOf(server.pid),
    bots: cpuSecondsOf(process.pid),
    bench: [...server.attendants, ...bench].reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    bytes: clients.reduce((sum, { traffic }) => sum + traffic.bytes, 0),
    frames: clients.reduce((sum, { traffic }) => sum + traffic.frames, 0),
    rssMiB: rssMiBOf(server.pid),
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
