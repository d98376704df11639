import { Fault } from './fault.ts'

/** The shares of the rooms that have the new version after each wave, percent. */
export const WAVES = [5, 25, 60, 100] as const
/** A return takes a page 7.5 s at most, and what rooms count of it reaches the analytics within a minute. */
const BETWEEN_WAVES_MS = 60_000
/** Of those whom a wave has cut off so many must be back within ten seconds, or there is no further wave. */
const SHARE_BACK_MIN = 0.99

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

/**
 * Deploys the rooms wave by wave, since a deploy cuts off everybody in the rooms that it reaches. An object keeps its
 * version from wave to wave only if the versions are named in the same order each time.
 *
 * @throws Fault if the rooms are half deployed already, or if too few came back from a wave; the message says how to go on
 *   and how to go back
 */
export async function deployRooms(config: string, cloud: Cloud): Promise<void> {
  const running = await cloud.running()
  const [old, other] = running
  // The first version of a script cannot be deployed by shares.
  if (!old) return cloud.run(['wrangler', 'deploy', '--config', config])
  if (other) {
    const ways = running.map(({ version, percent }) => `(${percent} % now) ${whole(config, version)}`)
    throw new Fault(`The rooms run two versions. Choose one of them, then deploy:\n${ways.join('\n')}`)
  }
  const version = await cloud.upload()
  for (const percent of WAVES) {
    const startedAt = cloud.now()
    await cloud.run(waveOf(config, { version, percent }, old.version))
    if (percent === 100) return
    cloud.say(`${percent} % of the rooms have the new version. The next wave follows in a minute.`)
    await cloud.pause(BETWEEN_WAVES_MS)
    const share = await cloud.shareBack(startedAt)
    if (share === null) cloud.say('Nobody knows how many came back.')
    else if (share >= SHARE_BACK_MIN) cloud.say(`${percentOf(share)} came back within ten seconds.`)
    else {
      throw new Fault(
        [
          `Only ${percentOf(share)} of those in these rooms came back within ten seconds. No further wave is sent.`,
          `Go back: ${whole(config, old.version)}`,
          `Go on all the same: ${whole(config, version)}`,
        ].join('\n'),
      )
    }
  }
}

function waveOf(config: string, { version, percent }: Running, old: string): [string, ...string[]] {
  const versions = percent === 100 ? [`${version}@100`] : [`${version}@${percent}`, `${old}@${100 - percent}`]
  return ['wrangler', 'versions', 'deploy', ...versions, '--yes', '--config', config]
}

function whole(config: string, version: string): string {
  return waveOf(config, { version, percent: 100 }, '').join(' ')
}

function percentOf(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
}
