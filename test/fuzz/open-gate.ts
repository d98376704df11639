import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'

/** What stands before the rooms in place of our Worker: it takes anybody at their word. */
const GATE = `export default {
  fetch(request, env) {
    const visitor = new URL(request.url).searchParams.get('visitor')
    const headers = { Upgrade: 'websocket', 'x-visitor': encodeURIComponent(visitor) }
    return env.PARK_ROOM.getByName('plaza').fetch(new Request('https://park.invalid/', { headers }))
  },
}`

/** The deployed bundle in a real workerd, with a gate that asks for no tickets: 300,000 tickets would be a test of D1. */
export class OpenGate {
  readonly url: string
  /** What workerd logged as an error, or the room as a failure. */
  readonly errors: string[] = []
  readonly #miniflare: Miniflare

  private constructor(port: number) {
    this.url = `ws://127.0.0.1:${port}/`
    const { workerOptions } = workerOptionsOf(resolve('wrangler.toml'))
    this.#miniflare = new Miniflare({
      host: '127.0.0.1',
      port,
      log: new Log(LogLevel.ERROR),
      structuredWorkerdLogs: true,
      handleStructuredLogs: ({ level, message }) => this.#logged(level, message),
      workers: [
        {
          name: 'gate',
          modules: true,
          script: GATE,
          compatibilityDate: workerOptions.compatibilityDate,
          durableObjects: { PARK_ROOM: { className: 'ParkRoom', scriptName: 'voffpark', useSQLite: true } },
        },
        {
          ...workerOptions,
          name: 'voffpark',
          modulesRoot: resolve('build/worker'),
          modules: [{ type: 'ESModule', path: resolve('build/worker/index.js') }],
        },
      ],
    })
  }

  static async open(): Promise<OpenGate> {
    const gate = new OpenGate(await freePort())
    await gate.#miniflare.ready
    return gate
  }

  async close(): Promise<void> {
    await this.#miniflare.dispose()
  }

  // A socket that its own client breaks is no fault of ours.
  #logged(level: string, message: string): void {
    const isFault = level === 'error' || /room-failed|Uncaught|exception/i.test(message)
    if (isFault && !/Network connection lost|disconnected/.test(message)) this.errors.push(message)
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))))
    })
  })
}
