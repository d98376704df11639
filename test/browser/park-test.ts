import { expect, test } from 'vitest'
import type { TestContext } from 'vitest'
import { closeLane, laneBrowser, laneServer } from './lane.ts'
import type { ParkServer } from './park-server.ts'
import { Park } from './park.ts'

type Cleanup = { onCleanup: (clean: () => Promise<void>) => void }

/** A test that needs only the browser of its lane (laneBrowser). The lane is closed after its last file. */
export const itInLane = test.extend('lane', { scope: 'worker', auto: true }, async ({}, { onCleanup }) => {
  onCleanup(closeLane)
  return null
})

/**
 * A test in the park of its lane (lane.ts), with a `park` object of its own. It fails when one of its pages had an
 * error.
 */
export const it = itInLane
  .extend('server', { scope: 'worker' }, () => laneServer())
  .extend('park', ({ server, task }, cleanup) => parkFor(server, task, cleanup))

/** Makes the tests of a file run in a park of their own, if they need other settings, another clock or a crash. */
export function testInOwn(open: () => Promise<ParkServer>) {
  return itInLane
    .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
      const server = await open()
      onCleanup(() => server.close())
      return server
    })
    .extend('park', ({ server, task }, cleanup) => parkFor(server, task, cleanup))
}

async function parkFor(server: ParkServer, task: TestContext['task'], { onCleanup }: Cleanup): Promise<Park> {
  const park = new Park(server, await laneBrowser())
  onCleanup(async () => {
    const { troubles } = park
    await park.end()
    if (task.result?.state !== 'fail') expect(troubles.join('\n'), 'errors of pages and their consoles').toBe('')
  })
  return park
}
