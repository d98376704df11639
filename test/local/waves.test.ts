import { expect, it } from 'vitest'
import { deployRooms } from '#worker/local/waves.ts'
import type { Running } from '#worker/local/waves.ts'

const CONFIG = 'durable/wrangler.toml'

/** A deployment on a cloud that records everything; each wave asks for the next of `shares`. */
async function deployed({ running, shares = [] }: { running: readonly Running[]; shares?: (number | null)[] }) {
  const done: string[] = []
  const said: string[] = []
  let now = 0
  const left = [...shares]
  const ended = deployRooms(CONFIG, {
    running: async () => running,
    upload: async () => (done.push('upload'), 'new'),
    run: async (command) => void done.push(command.join(' ')),
    shareBack: async (since) => (done.push(`asked ${now - since} ms later`), left.shift() ?? null),
    pause: async (ms) => void (now += ms),
    now: () => now,
    say: (line) => said.push(line),
  })
  const fault = await ended.then(
    () => null,
    (error: Error) => error.message,
  )
  return { done, said, fault }
}

const OLD = [{ version: 'old', percent: 100 }]
const wave = (...versions: string[]) => `wrangler versions deploy ${versions.join(' ')} --yes --config ${CONFIG}`

it('deploys the rooms to 5, 25, 60 and 100 %, the new version named first, and looks back after a minute', async () => {
  const { done, fault } = await deployed({ running: OLD, shares: [1, 0.995, null] })
  expect(fault).toBeNull()
  expect(done).toEqual([
    'upload',
    wave('new@5', 'old@95'),
    'asked 60000 ms later',
    wave('new@25', 'old@75'),
    'asked 60000 ms later',
    wave('new@60', 'old@40'),
    'asked 60000 ms later',
    wave('new@100'),
  ])
})

it('stops where fewer than 99 % came back, and says how to go back and how to go on', async () => {
  const { done, fault } = await deployed({ running: OLD, shares: [1, 0.9899] })
  expect(done.at(-2)).toBe(wave('new@25', 'old@75'))
  expect(fault?.split('\n')).toEqual([
    'Only 98.9 % of those in these rooms came back within ten seconds. No further wave is sent.',
    `Go back: ${wave('old@100')}`,
    `Go on all the same: ${wave('new@100')}`,
  ])
})

it('goes on where nobody knows how many came back, and says so', async () => {
  const { done, said } = await deployed({ running: OLD })
  expect(done.at(-1)).toBe(wave('new@100'))
  expect(said.filter((line) => line === 'Nobody knows how many came back.')).toHaveLength(3)
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
