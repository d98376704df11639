import { spawn, type SpawnOptions } from 'node:child_process'

// Offline, wrangler would look up a Cloudflare host and print that it cannot.
const QUIET = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_SANITIZE: 'true' }

/** Runs a command of node_modules/.bin with its output shown. @throws when it fails. */
export async function run(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options, env: localEnv(options.env) })
    child.on('error', reject)
    child.on('exit', resolve)
  })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

/** The environment of our child processes. */
export function localEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...QUIET, ...extra }
}
