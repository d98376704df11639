import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { localEnv } from '#worker/local/run.ts'

const HERE = 'test/bench'
const PEERS = `${HERE}/peers`
export const PARTY_CONFIG = `${PEERS}/party/naive-party.toml`
export const PARTY_BUNDLE = 'build/bench/naive-party/naive-party.js'
/** The rooms' script with counters of what the rooms do. */
export const COUNTED_BUNDLE = 'build/bench/rooms/counted-rooms.js'

/** Installs the peers if they are missing, and bundles what runs in workerd; `old` is another checkout to bundle. */
export function prepare(old?: string): void {
  // Follows the lock file, but not by `npm ci`, which fails on an optional package for another system that the registry
  // lacks.
  if (!existsSync(`${PEERS}/node_modules`)) run('npm', ['install', '--no-save', '--prefix', PEERS])
  for (const checkout of ['.', ...(old ? [old] : [])]) {
    if (!existsSync(resolve(checkout, 'build/server'))) run('npm', ['run', '--silent', 'build'], checkout)
    run('npm', ['run', '--silent', 'bundle'], checkout)
  }
  const counted = resolve(HERE, 'ours/counted/counted-rooms.ts')
  const outdir = resolve('build/bench/rooms')
  run('wrangler', ['deploy', counted, '--config', 'durable/wrangler.toml', '--dry-run', '--outdir', outdir])
  run('wrangler', ['deploy', '--config', PARTY_CONFIG, '--dry-run', '--outdir', resolve('build/bench/naive-party')])
}

function run(command: string, args: readonly string[], cwd = '.'): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env: localEnv(), cwd })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stdout}${stderr}`)
}
