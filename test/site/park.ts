import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ParkServer } from '#test/browser/park-server.ts'

/** Serves the product as it is deployed, on a port of its own; builds it first if needed. */
export async function openPark(): Promise<ParkServer> {
  if (!existsSync('build/client')) run('npm', ['run', '--silent', 'build'])
  run('npm', ['run', '--silent', 'bundle'])
  return ParkServer.open()
}

/** Runs a command to its end. @throws its error output if it fails */
export function run(command: string, args: readonly string[]) {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}
