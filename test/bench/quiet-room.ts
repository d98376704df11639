import { seeded } from '#test/support/random.ts'
import { withCountedPark } from './cell.ts'
import { join } from './ours/client.ts'
import type { ParkState } from './state.ts'
import { live } from './workload.ts'

const DOGS = 50
const WALK_MS = 10_000
/**
 * By then everything that was started is done: the last frames and their acknowledgement, the snapshot, the alarm for
 * late hellos.
 */
const SETTLED_MS = 25_000

type Counts = { rooms: number; handlers: number; timers: number; writesInMessages: number; writesElsewhere: number }

/**
 * Measures how much fifty dogs write to the room's storage while they only walk, and what wakes the room while they
 * stand still.
 */
export async function lookAtQuietRoom(state: ParkState, idleSeconds: number): Promise<string> {
  state.forgetRooms()
  return withCountedPark(state.folder, async ({ url }) => {
    const clients = []
    for (const pass of state.passes.slice(0, DOGS)) clients.push(await join(url, pass, null))
    await pause(SETTLED_MS)

    const before = await countsOf(url)
    let walks = 0
    const walkers = clients.map(({ walk }) => ({
      say: () => {},
      walk: (goal: { x: number; y: number }) => {
        walks += 1
        walk(goal)
      },
    }))
    const stop = live(walkers, seeded(1))
    await pause(WALK_MS)
    stop()
    await pause(SETTLED_MS)
    const walked = await countsOf(url)
    await pause(idleSeconds * 1000)
    const idle = await countsOf(url)

    const lost = clients.filter(({ traffic }) => traffic.isLost).length
    for (const { traffic } of clients) traffic.close()
    const wakeUps = idle.rooms - walked.rooms + idle.handlers - walked.handlers + idle.timers - walked.timers
    return [
      `${walks} walks of ${DOGS} dogs: ${walked.writesInMessages - before.writesInMessages} storage writes by them,`,
      `${walked.writesElsewhere - before.writesElsewhere} beside them in ${WALK_MS / 1000} s, by the alarm.`,
      `The same room idle for ${idleSeconds} s, all sockets open and pinging: ${wakeUps} wake-ups, ${lost} sockets lost.`,
    ].join('\n')
  })
}

async function countsOf(url: string): Promise<Counts> {
  const counts: Counts = JSON.parse(await (await fetch(`${url}/bench/counts`)).text())
  if (counts.rooms === 0) throw new Error('the room is counted elsewhere')
  return counts
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
