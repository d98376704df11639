import { expect, test } from 'vitest'
import type { TestContext } from 'vitest'
import { closeLane, laneBrowser, laneServer } from './lane.ts'
import { Park } from './park.ts'
import type { ParkServer } from './park-server.ts'

type Cleanup = { onCleanup: (clean: () => Promise<void>) => void }

/** A test that needs the browser of its lane alone (laneBrowser). A lane is closed after its last file. */
export const itInLane = test.extend('lane', { scope: 'worker', auto: true }, async ({}, { onCleanup }) => {
  onCleanup(closeLane)
  return null
})

/** A test in the park of its lane (lane.ts): `park` is its own view of it. A test fails when a page of it had an error. */
export const it = itInLane
  .extend('server', { scope: 'worker' }, () => laneServer())
  .extend('park', ({ server, task }, cleanup) => parkFor(server, task, cleanup))

/** Tests of a file in a park that is theirs alone, because its settings, its clock or its end are not as usual. */
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
