import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ParkServer } from '#test/browser/park-server.ts'

/** Serves the product as it is deployed, on a port of its own; builds it first if needed. */
export async function openPark(): Promise<ParkServer> {
  if (!existsSync('build/client')) run('npm', ['run', '--silent', 'build'])
  run('npm', ['run', '--silent', 'bundle'])
  return ParkServer.open()
}

/** A park as it is measured. */
export type Served = { url: string; close: () => Promise<void> }

/** Serves the product of another work tree, with its own node_modules, beside this one: `--old` of the benches. */
export async function openParkIn(folder: string): Promise<Served> {
  const child = fork(join(folder, 'test/site/serve.ts'), { cwd: folder })
  const [url]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (typeof url !== 'string') throw new Error(`the park in ${folder} did not open`)
  const close = async () => {
    const isGone = once(child, 'exit')
    child.disconnect()
    await isGone
  }
  return { url, close }
}

/** Runs a command to its end. @throws its error output if it fails */
export function run(command: string, args: readonly string[]) {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}
