import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { workerdChildren } from '#test/support/workerd.ts'

/** Includes a first build on a slow machine, ms. */
export const OPEN_WITHIN_MS = 220_000

/** `npm start` as a process of its own, without npm in between. */
export class NpmStart {
  readonly url: string
  readonly #child: ChildProcess
  #output = ''

  private constructor(port: number, state: string) {
    this.url = `http://localhost:${port}`
    this.#child = spawn(process.execPath, ['worker/local/start.ts'], {
      env: { ...process.env, PORT: String(port), PERSIST_TO: state, NODE_ENV: undefined, VITEST: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text))
    }
  }

  /** Starts a park and waits until it prints that it is open. */
  static async open(port: number, state: string): Promise<NpmStart> {
    const start = new NpmStart(port, state)
    try {
      await start.until(() => start.#output.includes('Ctrl-C'), OPEN_WITHIN_MS)
    } catch (error) {
      await start.close()
      throw error
    }
    return start
  }

  /** Starts one that must end by itself, and waits for that. */
  static async refused(port: number, state: string): Promise<{ exitCode: number | null; lines: string[] }> {
    const start = new NpmStart(port, state)
    const [exitCode] = await once(start.#child, 'close')
    return { exitCode, lines: start.lines }
  }

  /** What it has printed so far, without empty lines. */
  get lines(): string[] {
    return this.#output.split('\n').filter((line) => line.trim() !== '')
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  get workerd(): number {
    const [pid, ...others] = workerdChildren(this.#child.pid)
    if (pid === undefined || others.length > 0) throw new Error(`${others.length + 1} workerd, not one`)
    return pid
  }

  async isWell(): Promise<boolean> {
    const response = await fetch(`${this.url}/api/health`).catch(() => null)
    return response?.ok ?? false
  }

  /** Presses Ctrl-C and returns the exit code. */
  async close(): Promise<number | null> {
    if (!this.isRunning) return this.#child.exitCode
    this.#child.kill('SIGINT')
    const [exitCode] = await once(this.#child, 'close')
    return exitCode
  }

  /** @throws with all that was printed if the process ends first or the time is over */
  async until(holds: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
    const startedAt = performance.now()
    while (!(await holds())) {
      const passedMs = performance.now() - startedAt
      if (!this.isRunning) throw new Error(`npm start has ended:\n${this.#output}`)
      if (passedMs > withinMs) throw new Error(`not within ${withinMs} ms; npm start printed:\n${this.#output}`)
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}
