import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { AS_USUAL, deployPark } from '#worker/local/waves.ts'
import type { Cloud } from '#worker/local/waves.ts'
import { WORKERS } from '#worker/local/workers.ts'
import { LocalPlatform } from './local-platform.ts'

const ROOMS = 20

let platform: LocalPlatform
beforeAll(async () => {
  platform = await LocalPlatform.open()
  // Pages wait for a time of chance before they try again: here for 150 ms.
  vi.spyOn(Math, 'random').mockReturnValue(0.02)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await platform.close()
})

/** Deploys all scripts, as `npm run deploy` does. Returns why it stopped, null if it did not. */
function deploy(cloud: Cloud): Promise<string | null> {
  const rooms = { config: WORKERS.rooms.config, update: AS_USUAL, isUnwatched: false }
  return deployPark({ rooms, sandbox: WORKERS.sandbox.config, site: WORKERS.site.config }, cloud).then(
    () => null,
    (error: Error) => error.message,
  )
}

/** Enters the command by which a stopped deploy says that one goes back. */
async function goBack(why: string | null): Promise<void> {
  await platform.run((/^Go back: (.*)$/m.exec(why ?? '')?.[1] ?? '').split(' '))
  await platform.pause()
}

it('stops after one room of twenty where the counter is blind, and leaves the site as it is', async () => {
  platform.isBlind = true
  const why = await deploy(platform.cloud())
  platform.isBlind = false
  expect(why).toMatch(/^Nobody knows how many/)
  expect(platform.roomsOf('new')).toBe(1)
  expect(platform.roomsOf('old')).toBe(ROOMS - 1)
  expect(platform.deployed).toEqual([])
  await goBack(why)
  expect(platform.roomsOf('old')).toBe(ROOMS)
})

it('stops where the new version does not start, since nobody counts then; who was there comes back with the old one', async () => {
  const why = await deploy(platform.cloud('broken'))
  expect(why).toMatch(/^Nobody knows how many/)
  expect(platform.out).toBe(1)
  await goBack(why)
  expect(platform.out).toBe(0)
  expect(platform.deployed).toEqual([])
})

it('goes on while those who were cut off come back, and deploys the site last', async () => {
  expect(await deploy(platform.cloud())).toBeNull()
  expect(platform.roomsOf('new')).toBe(ROOMS)
  expect(platform.out).toBe(0)
  const { sandbox, site } = WORKERS
  expect(platform.deployed).toEqual([sandbox, site].map(({ config }) => `wrangler deploy --config ${config}`))
})
