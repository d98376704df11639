import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { WebSocket } from 'ws'

const SAVED_AS = 'build/bench/ours.cpuprofile'
const SHOWN = 25
/** The script in workerd that is profiled. */
const ROOMS = 'voffpark-rooms'
const INTERVAL_US = 250

type Node = { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }
type Profile = { nodes: Node[]; samples: number[]; startTime: number; endTime: number }
type Answer = { id?: number; result?: { profile?: Profile } }

/** The sampling profiler of a workerd, over its inspector. */
export class Profiler {
  readonly #ws: WebSocket
  #asked = 0

  private constructor(ws: WebSocket) {
    this.#ws = ws
  }

  static async start(inspector: number): Promise<Profiler> {
    const targets: { id: string; webSocketDebuggerUrl: string }[] = JSON.parse(
      await (await fetch(`http://127.0.0.1:${inspector}/json`)).text(),
    )
    const rooms = targets.find(({ id }) => id.includes(ROOMS))
    const url = rooms?.webSocketDebuggerUrl ?? ''
    const ws = new WebSocket(url)
    await new Promise((done, fail) => ws.once('open', done).once('error', fail))
    const profiler = new Profiler(ws)
    await profiler.#ask('Profiler.enable')
    await profiler.#ask('Profiler.setSamplingInterval', { interval: INTERVAL_US })
    await profiler.#ask('Profiler.start')
    return profiler
  }

  /** Saves the profile, and returns the functions with the most time and their shares of it. */
  async stop(): Promise<string> {
    const profile = (await this.#ask('Profiler.stop')).result?.profile
    this.#ws.close()
    if (!profile) throw new Error('no profile')
    mkdirSync(dirname(SAVED_AS), { recursive: true })
    writeFileSync(SAVED_AS, JSON.stringify(profile))
    return hottest(profile)
  }

  #ask(method: string, params = {}): Promise<Answer> {
    const id = ++this.#asked
    return new Promise((done) => {
      const listen = (data: unknown) => {
        const answer: Answer = JSON.parse(String(data))
        if (answer.id !== id) return
        this.#ws.off('message', listen)
        done(answer)
      }
      this.#ws.on('message', listen)
      this.#ws.send(JSON.stringify({ id, method, params }))
    })
  }
}

function hottest({ nodes, samples }: Profile): string {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const counts = new Map<string, number>()
  for (const sample of samples) {
    const { functionName = '?', lineNumber = 0 } = frames.get(sample) ?? {}
    const name = `${functionName || '(anonymous)'}:${lineNumber + 1}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([name, count]) => `${((100 * count) / samples.length).toFixed(1).padStart(5)} %  ${name}`)
    .join('\n')
}
