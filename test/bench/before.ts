// What the peer `before` is: the room of another checkout of this repository, with its own database, front door and
// client. Started as a process it makes the state of such a park: node test/bench/before.ts USERS
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pass } from './order.ts'
import type { ParkState } from './state.ts'

const HERE = 'test/bench'

export type Before = { checkout: string; folder: string; passes: readonly Pass[] }

export function serverOf(checkout: string): string {
  return resolve(checkout, HERE, 'ours/server.ts')
}

/** The address of the module with the client of that room, which may speak an older protocol. */
export function clientOf(checkout: string): string {
  return pathToFileURL(resolve(checkout, HERE, 'ours/client.ts')).href
}

/** Sets up a park of so many users by the code and the migrations of the checkout. */
export function populateBefore(checkout: string, users: number): Promise<Before> {
  const child = spawn(process.execPath, [resolve(HERE, 'before.ts'), `${users}`], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((done, fail) => {
    child.once('message', (park: Omit<Before, 'checkout'>) => done({ checkout, ...park }))
    child.once('error', fail)
    child.once('disconnect', () => fail(new Error(`no state of ${checkout} could be made`)))
  })
}

if (import.meta.main) {
  const module = pathToFileURL(resolve(HERE, 'state.ts')).href
  const { ParkState: Theirs }: { ParkState: typeof ParkState } = await import(module)
  const park = new Theirs()
  await park.populate(Number(process.argv[2]))
  process.send?.({ folder: park.folder, passes: park.passes }, () => process.exit(0))
}
