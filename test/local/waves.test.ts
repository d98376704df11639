import { expect, it } from 'vitest'
import { AS_USUAL, deployPark, deployRooms } from '#worker/local/waves.ts'
import type { Deploy, Running } from '#worker/local/waves.ts'

const CONFIG = 'durable/wrangler.toml'
const USUAL: Deploy = { config: CONFIG, update: AS_USUAL, isUnwatched: false }

type Wanted = { running: readonly Running[]; shares?: (number | null)[]; changes?: Partial<Deploy> }

/** A deployment on a cloud that records everything; each wave asks for the next of `shares`. */
async function deployed({ running, shares = [], changes = {} }: Wanted) {
  const done: string[] = []
  const said: string[] = []
  let now = 0
  const left = [...shares]
  const ended = deployRooms(
    { ...USUAL, ...changes },
    {
      running: async () => running,
      upload: async () => (done.push('upload'), 'new'),
      run: async (command) => void done.push(command.join(' ')),
      shareBack: async (since) => (done.push(`asked ${now - since} ms later`), left.shift() ?? null),
      pause: async (ms) => void (now += ms),
      now: () => now,
      say: (line) => said.push(line),
    },
  )
  const fault = await ended.then(
    () => null,
    (error: Error) => error.message,
  )
  return { done, said, fault, tookMs: now }
}

const OLD = [{ version: 'old', percent: 100 }]
const command = (versions: string, when: string) =>
  `npx --yes wrangler@4.164.0 versions deploy ${versions} --yes --config ${CONFIG} --durable-objects-code-update-mode ${when}`
const wave = (...versions: string[]) => command(versions.join(' '), 'deferred 60s')

it('deploys the rooms to 5, 25, 60 and 100 %, the new version named first, and looks back when all had to change', async () => {
  const { done, fault, tookMs } = await deployed({ running: OLD, shares: [1, 0.995, 1] })
  expect(fault).toBeNull()
  expect(done).toEqual([
    'upload',
    wave('new@5', 'old@95'),
    'asked 120000 ms later',
    wave('new@25', 'old@75'),
    'asked 120000 ms later',
    wave('new@60', 'old@40'),
    'asked 120000 ms later',
    wave('new@100'),
  ])
  // The new site comes when the last room has changed.
  expect(tookMs).toBe(3 * 120_000 + 60_000)
})

it('changes rooms at once where it must, and looks back after a minute', async () => {
  const { done, fault, tookMs } = await deployed({
    running: OLD,
    shares: [1, 1, 1],
    changes: { update: { mode: 'immediate' } },
  })
  expect(fault).toBeNull()
  expect(done[1]).toBe(command('new@5 old@95', 'immediate'))
  expect(done.filter((one) => one === 'asked 60000 ms later')).toHaveLength(3)
  expect(tookMs).toBe(3 * 60_000)
})

it('stops where fewer than 99 % came back, and says how to go back and how to go on', async () => {
  const { done, fault } = await deployed({ running: OLD, shares: [1, 0.9899] })
  expect(done.at(-2)).toBe(wave('new@25', 'old@75'))
  expect(fault?.split('\n')).toEqual([
    'Only 98.9 % of those in these rooms came back within ten seconds. No further wave is sent, and the site is not deployed.',
    `Go back: ${wave('old@100')}`,
    `Go on all the same: ${wave('new@100')}`,
  ])
})

it('stops where nobody knows how many came back, and says how to go back and how to go on', async () => {
  const { done, fault } = await deployed({ running: OLD, shares: [null] })
  expect(done.at(-2)).toBe(wave('new@5', 'old@95'))
  expect(fault).toMatch(/^Nobody knows how many/)
  expect(fault?.split('\n').slice(1)).toEqual([`Go back: ${wave('old@100')}`, `Go on all the same: ${wave('new@100')}`])
})

it('goes on unwatched where nobody knows, and says so; but not where too few came back', async () => {
  const unwatched = { changes: { isUnwatched: true }, running: OLD }
  const { done, said } = await deployed(unwatched)
  expect(done.at(-1)).toBe(wave('new@100'))
  expect(said.filter((line) => line === 'Nobody knows how many came back.')).toHaveLength(3)
  expect((await deployed({ ...unwatched, shares: [0.5] })).fault).toMatch(/^Only 50.0 %/)
})

it('deploys rooms at once that were never deployed', async () => {
  const { done } = await deployed({ running: [] })
  expect(done).toEqual([`wrangler deploy --config ${CONFIG}`])
})

it('refuses to begin while two versions run, and says how to choose one', async () => {
  const half = [
    { version: 'new', percent: 25 },
    { version: 'old', percent: 75 },
  ]
  const { done, fault } = await deployed({ running: half })
  expect(done).toEqual([])
  expect(fault).toContain(`(75 % now) ${wave('old@100')}`)
})

/** A hundred rooms, in every second of which somebody walks all the time. */
class ModelCloud {
  now = 0
  /** When each room takes the version that is to be its own, ms. */
  readonly rooms = Array.from({ length: 100 }, (_, i) => ({ version: 'old', isBusy: i % 2 === 0, changesAt: Infinity }))
  readonly backs: number[] = []

  wave(command: readonly string[]): void {
    const [, percent = '0'] = /new@(\d+)/.exec(command.join(' ')) ?? []
    const [, delayS = '0'] = /deferred (\d+)s/.exec(command.join(' ')) ?? []
    for (const room of this.rooms.slice(0, Number(percent)))
      if (room.version === 'old' && room.changesAt === Infinity)
        room.changesAt = room.isBusy ? this.now + 1000 * Number(delayS) : this.now
  }

  pause(ms: number): void {
    this.now += ms
    for (const room of this.rooms) {
      if (room.version === 'new' || room.changesAt > this.now) continue
      room.version = 'new'
      if (room.isBusy) this.backs.push(room.changesAt)
    }
  }

  /** Only busy rooms cut somebody off, and all of them come back. */
  shareBack(since: number): number | null {
    return this.backs.some((at) => at >= since) ? 1 : null
  }
}

// That a deploy stops where nobody knows is shown by two scripts that run: served/waves.test.ts.
it('sees in each wave who was cut off by the rooms that change last, and deploys all, then the sandbox and the site', async () => {
  const cloud = new ModelCloud()
  const others: string[] = []
  await deployPark(
    { rooms: USUAL, sandbox: 'sandbox.toml', site: 'wrangler.toml' },
    {
      running: async () => OLD,
      upload: async () => 'new',
      run: async (command) => {
        if (command.includes('versions')) cloud.wave(command)
        else others.push(command.join(' '))
      },
      shareBack: async (since) => cloud.shareBack(since),
      pause: async (ms) => cloud.pause(ms),
      now: () => cloud.now,
      say: () => {},
    },
  )
  expect(cloud.rooms.every(({ version }) => version === 'new')).toBe(true)
  expect(others).toEqual(['wrangler deploy --config sandbox.toml', 'wrangler deploy --config wrangler.toml'])
})
