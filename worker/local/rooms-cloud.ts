import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.ts'
import { localEnv, runCommand } from './run.ts'
import type { Cloud, Running } from './waves.ts'

/** What wrangler says of a script that was never deployed. */
const NEVER_DEPLOYED = /code: 10007|has no deployments/
const ANSWERS_WITHIN_MS = 15_000

type Environment = Record<string, string | undefined>

/** Cloudflare with the rooms of this configuration, by wrangler and the analytics of the account; they count into `dataset`. */
export function cloudOf(config: string, environment: Environment, dataset: string): Cloud {
  return {
    running: () => Promise.resolve(runningNow(config)),
    upload: () => upload(config),
    run: ([command, ...args]) => runCommand(command, args),
    shareBack: (since) => shareBack(environment, { since, dataset }),
    pause: (ms) => pause(ms),
    now: () => Date.now(),
    say: (line) => console.log(line),
  }
}

function runningNow(config: string): readonly Running[] {
  const args = ['deployments', 'status', '--json', '--config', config]
  const { status, stdout, stderr } = spawnSync('wrangler', args, { encoding: 'utf8', env: localEnv() })
  if (status !== 0 && NEVER_DEPLOYED.test(stdout + stderr)) return []
  if (status !== 0) throw new Fault(`wrangler ${args.join(' ')} failed:\n${stdout}${stderr}`)
  const { versions }: { versions: { version_id: string; percentage: number }[] } = JSON.parse(stdout)
  return versions.map(({ version_id: version, percentage: percent }) => ({ version, percent }))
}

/** A new class of objects cannot come by shares: wrangler then says so, and asks for `wrangler deploy`. */
async function upload(config: string): Promise<string> {
  // Wrangler writes here what it has done, a line of JSON for each step.
  const told = join(mkdtempSync(join(tmpdir(), 'voffpark-')), 'told.ndjson')
  const env = { WRANGLER_OUTPUT_FILE_PATH: told }
  await runCommand('wrangler', ['versions', 'upload', '--config', config], { env })
  const steps: { type: string; version_id?: string }[] = readFileSync(told, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  const version = steps.find(({ type }) => type === 'version-upload')?.version_id
  if (!version) throw new Fault('wrangler has uploaded the rooms without naming their version.')
  return version
}

/**
 * What the rooms have counted of returns (durable/host/return-count.ts), by the SQL API of Analytics Engine. Null without
 * CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (which needs "Account Analytics: Read"), without an answer, and where
 * nobody was cut off.
 */
export async function shareBack(
  environment: Environment,
  { since, dataset }: { since: number; dataset: string },
  ask = fetch,
): Promise<number | null> {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = environment
  if (!account || !token) return null
  // In whole seconds: what was counted just before belongs to another wave, and nothing of this one is counted within ten seconds.
  const from = Math.ceil(since / 1000)
  const query = `SELECT SUM(double1 * _sample_interval) AS back, SUM(double2 * _sample_interval) AS cut
    FROM ${dataset} WHERE timestamp >= toDateTime(${from}) FORMAT JSON`
  try {
    const response = await ask(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: query,
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
    const { data }: { data?: { back: number | string; cut: number | string }[] } = await response.json()
    const [back, cut] = [Number(data?.[0]?.back), Number(data?.[0]?.cut)]
    return response.ok && cut > 0 ? back / cut : null
  } catch {
    return null
  }
}
