import { Fault } from './fault.ts'

/** The shares of the rooms that have the new version after each wave, percent. */
export const WAVES = [5, 25, 60, 100] as const
/** A return takes a page 7.5 s at most, and what rooms count of it reaches the analytics within a minute. */
const COUNTED_WITHIN_S = 60
/** Of those whom a wave has cut off so many must be back within ten seconds, or there is no further wave. */
const SHARE_BACK_MIN = 0.99

/**
 * When a room takes the new version. `deferred`: as soon as it sleeps, which cuts off nobody, and at the latest after so many
 * seconds; `immediate`: at once, for what must not run a minute longer. Without a word the platform would wait five minutes.
 */
export type Update = { mode: 'deferred'; maxDelayS: number } | { mode: 'immediate' }
export const AS_USUAL: Update = { mode: 'deferred', maxDelayS: 60 }

/**
 * Of wrangler's versions the first that know when a room takes the new one came in September 2026. They give their options to
 * another Miniflare than ours, so what builds and serves the park stays at the one in package.json.
 */
const DEPLOYER = ['npx', '--yes', 'wrangler@4.164.0'] as const

/** A version of the rooms' script, and the share of the rooms that run it, percent. */
export type Running = { version: string; percent: number }

export type Cloud = {
  /** What runs now; nothing if the rooms were never deployed. */
  running: () => Promise<readonly Running[]>
  /** Uploads the bundle without running it. Returns its version. */
  upload: () => Promise<string>
  run: (command: readonly [string, ...string[]]) => Promise<void>
  /** The share, 0 to 1, of those cut off since a time (epoch ms) who were soon back; null if nobody knows. */
  shareBack: (since: number) => Promise<number | null>
  pause: (ms: number) => Promise<void>
  now: () => number
  say: (line: string) => void
}

export type Deploy = {
  config: string
  update: Update
  /** Whether a wave is followed by the next one even if nobody knows who came back, as in a park that nobody is in. */
  isUnwatched: boolean
}

/**
 * Deploys the rooms wave by wave, since a deploy cuts off those in the rooms that are awake where it reaches them. An object
 * keeps its version from wave to wave only if the versions are named in the same order each time.
 *
 * @throws Fault if the rooms are half deployed already, if too few came back from a wave, or if nobody knows how many did; the
 *   message says how to go on and how to go back
 */
export async function deployRooms(deploy: Deploy, cloud: Cloud): Promise<void> {
  const { config, update } = deploy
  const running = await cloud.running()
  const [old, other] = running
  // The first version of a script cannot be deployed by shares.
  if (!old) return cloud.run(['wrangler', 'deploy', '--config', config])
  if (other) {
    const ways = running.map(({ version, percent }) => `(${percent} % now) ${whole(deploy, version)}`)
    throw new Fault(`The rooms run two versions. Choose one of them, then deploy:\n${ways.join('\n')}`)
  }
  const version = await cloud.upload()
  for (const percent of WAVES) {
    const startedAt = cloud.now()
    await cloud.run(waveOf(deploy, { version, percent }, old.version))
    const delayS = update.mode === 'deferred' ? update.maxDelayS : 0
    // The pages of the new site must not meet a room of before.
    if (percent === 100) return cloud.pause(delayS * 1000)
    const waitS = delayS + COUNTED_WITHIN_S
    cloud.say(`${percent} % of the rooms get the new version. The next wave follows in ${waitS} s.`)
    await cloud.pause(waitS * 1000)
    const share = await cloud.shareBack(startedAt)
    if (share === null && deploy.isUnwatched) cloud.say('Nobody knows how many came back.')
    else if (share !== null && share >= SHARE_BACK_MIN) cloud.say(`${percentOf(share)} came back within ten seconds.`)
    else {
      throw new Fault(
        [
          `${share === null ? UNKNOWN : tooFew(share)} No further wave is sent, and the site is not deployed.`,
          `Go back: ${whole(deploy, old.version)}`,
          `Go on all the same: ${whole(deploy, version)}`,
        ].join('\n'),
      )
    }
  }
}

/**
 * Deploys the rooms, then the sandbox and the site with these configurations. Rooms first: the old site talks to new rooms for a
 * moment, and pages must not send what rooms do not know yet. The sandbox before the site, which is bound to it.
 *
 * @throws Fault as `deployRooms`; neither the sandbox nor the site is deployed then
 */
export async function deployPark(
  { rooms, sandbox, site }: { rooms: Deploy; sandbox: string; site: string },
  cloud: Cloud,
): Promise<void> {
  await deployRooms(rooms, cloud)
  await cloud.run(['wrangler', 'deploy', '--config', sandbox])
  await cloud.run(['wrangler', 'deploy', '--config', site])
}

const UNKNOWN =
  'Nobody knows how many of those in these rooms came back: the analytics did not answer, or have counted nobody.'

function tooFew(share: number): string {
  return `Only ${percentOf(share)} of those in these rooms came back within ten seconds.`
}

function waveOf({ config, update }: Deploy, { version, percent }: Running, old: string): [string, ...string[]] {
  const versions = percent === 100 ? [`${version}@100`] : [`${version}@${percent}`, `${old}@${100 - percent}`]
  const when = update.mode === 'deferred' ? ['deferred', `${update.maxDelayS}s`] : ['immediate']
  const options = ['--yes', '--config', config, '--durable-objects-code-update-mode', ...when]
  return [...DEPLOYER, 'versions', 'deploy', ...versions, ...options]
}

function whole(deploy: Deploy, version: string): string {
  return waveOf(deploy, { version, percent: 100 }, '').join(' ')
}

function percentOf(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
}
