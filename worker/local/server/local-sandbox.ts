import { Miniflare } from 'miniflare'
import { miniflareSandbox } from './miniflare-options.ts'

/** How long a run may take on this machine, ms. Deployed, the platform counts the script's own time (worker/sandbox/wrangler.toml). */
const RUNS_WITHIN_MS = 2000

/**
 * The sandbox on this machine: a workerd of its own, which starts with the first run. One that does not answer in time is killed, since
 * nothing else ends a loop within one built-in function, and the next run starts another.
 */
export class LocalSandbox {
  readonly #withinMs: number
  #opening: Promise<Miniflare> | null = null

  constructor(withinMs = RUNS_WITHIN_MS) {
    this.#withinMs = withinMs
  }

  /** Answers a run as the deployed script does, or with 503 where it did not end. */
  async run(request: Request): Promise<Response> {
    const body = await request.text()
    const opening = (this.#opening ??= open())
    const sandbox = await opening.catch(() => null)
    const answer = sandbox && (await answerOf(sandbox, { body, withinMs: this.#withinMs }))
    if (answer) return answer
    if (this.#opening === opening) this.#opening = null
    await sandbox?.dispose().catch(() => {})
    return new Response(null, { status: 503 })
  }

  async close(): Promise<void> {
    const opening = this.#opening
    this.#opening = null
    const sandbox = await opening?.catch(() => null)
    await sandbox?.dispose().catch(() => {})
  }
}

async function open(): Promise<Miniflare> {
  const sandbox = new Miniflare(miniflareSandbox())
  await sandbox.ready
  return sandbox
}

/** The answer, or null if there was none in time. */
async function answerOf(
  sandbox: Miniflare,
  { body, withinMs }: { body: string; withinMs: number },
): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, withinMs, null)))
  try {
    const asked = sandbox.dispatchFetch('http://sandbox.invalid/', { method: 'POST', body })
    const read = asked.then(async (answer) => new Response(await answer.text(), { status: answer.status }))
    read.catch(() => {})
    return await Promise.race([read, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
