import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { localEnv } from '#worker/local/run.ts'

const HERE = 'test/bench'
const PEERS = `${HERE}/peers`
export const PARTY_CONFIG = `${PEERS}/party/naive-party.toml`
export const PARTY_BUNDLE = 'build/bench/naive-party/naive-party.js'
/** What is deployed, and the same with a room that counts what it does. */
export const PARK_BUNDLE = 'build/worker/index.js'
export const COUNTED_BUNDLE = 'build/bench/park/counted-park.js'

/** Installs the peers where they are missing, and bundles what runs in workerd. */
export function prepare(): void {
  // By the lock, but not `npm ci`, which stops at an optional package for another system that a registry has not.
  if (!existsSync(`${PEERS}/node_modules`)) run('npm', ['install', '--no-save', '--prefix', PEERS])
  if (!existsSync('build/server')) run('npm', ['run', '--silent', 'build'])
  run('wrangler', ['deploy', '--dry-run', '--outdir', 'build/worker'])
  run('wrangler', ['deploy', `${HERE}/ours/counted/counted-park.ts`, '--dry-run', '--outdir', 'build/bench/park'])
  run('wrangler', ['deploy', '--config', PARTY_CONFIG, '--dry-run', '--outdir', resolve('build/bench/naive-party')])
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env: localEnv() })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stdout}${stderr}`)
}
