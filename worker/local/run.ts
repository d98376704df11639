import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { Fault } from './fault.ts'

// Without this wrangler, when offline, looks up a Cloudflare host and prints that it cannot.
const QUIET = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_SANITIZE: 'true' }

/** Runs a command of node_modules/.bin and shows its output. @throws if it fails */
export async function runCommand(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const code = await new Promise<number | null>((done, fail) => {
    const child = startChild(command, args, { stdio: 'inherit', ...options, env: localEnv(options.env) })
    child.on('error', fail)
    child.on('exit', done)
  })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

/** Runs a command of node_modules/.bin without showing its output. @throws Fault with the output if it fails */
export async function runQuietly([command, ...args]: readonly [string, ...string[]], { isVerbose = false } = {}) {
  if (isVerbose) return runCommand(command, args)
  let output = ''
  const code = await new Promise<number | null>((done, fail) => {
    const child = startChild(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: localEnv() })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', fail)
    child.on('close', done)
  })
  if (code !== 0) throw new Fault(`${[command, ...args].join(' ')} failed:\n${output.trimEnd()}`)
}

/** Starts a command that ends with this process: one that went on would write where the next process reads. */
function startChild(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, options)
  const end = () => void child.kill()
  process.on('exit', end)
  child.on('close', () => process.off('exit', end))
  return child
}

/** The environment of our child processes. The commands of our packages are in its PATH even without npm. */
export function localEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...QUIET, ...extra }
}
