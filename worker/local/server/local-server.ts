import { Log, LogLevel, Miniflare } from 'miniflare'
import type { MiniflareOptions } from 'miniflare'
import type { Fault } from '../fault.ts'
import { PARKS, PARK_WORKERS } from '../workers.ts'
import type { DeployedPark, ParkWorker } from '../workers.ts'
import { Deaths, hasCode } from './deaths.ts'
import { LocalSandbox } from './local-sandbox.ts'
import { cronsOf, devVars, miniflareWorker, persistence } from './miniflare-options.ts'
import { portTaken } from './port.ts'
import { isAlarming, isCutOff } from './runtime-log.ts'
import { schedule } from './schedule.ts'
import type { Schedule } from './schedule.ts'
import { ServedFiles } from './served-files.ts'

type Options = {
  port: number
  /** The state folder, in wrangler's layout. */
  state: string
  /** Which park it is; by default the main one. */
  park?: DeployedPark
  /** Variables besides those of the configuration and of `.dev.vars`. */
  bindings?: Readonly<Record<string, string>>
  /** The folder by which the parks of one machine find each other: the demo park asks the main one. Without it none is found. */
  registry?: string
  /** Shows every line that the Workers and workerd write. */
  isVerbose?: boolean
  print?: (line: string) => void
  /** Called if workerd is down and cannot be restarted, or dies again and again. */
  gaveUp?: (fault: Fault) => void
  /** Returns the code that is served instead of the content of the file. */
  code?: (path: string) => string
  /** What calls the crons at their times. */
  schedule?: typeof schedule
}

/**
 * The park on localhost: all Workers in one workerd, as they are deployed, with their crons. Miniflare restarts a
 * workerd that has died on the same port. Sockets are cut then, and pages reconnect as after a deploy.
 */
export class LocalServer {
  readonly #options: Options
  readonly #miniflare: Miniflare
  readonly #files: ServedFiles
  #schedules: Schedule[]
  readonly #deaths: Deaths
  readonly #sandbox = new LocalSandbox()

  private constructor(options: Options) {
    this.#options = options
    this.#deaths = new Deaths(options.port, {
      print: (line) => this.#print(line),
      gaveUp: (fault) => options.gaveUp?.(fault),
    })
    this.#files = new ServedFiles(options.state)
    this.#miniflare = new Miniflare(this.#miniflareOptions())
    this.#schedules = this.#schedule()
  }

  /** @throws Fault if the port is taken */
  static async open(options: Options): Promise<LocalServer> {
    const server = new LocalServer(options)
    try {
      await server.#miniflare.ready
    } catch (error) {
      await server.close()
      throw hasCode(error, 'ERR_ADDRESS_IN_USE') ? portTaken(options.port) : error
    }
    return server
  }

  /** Serves the present build and configuration. Sockets are cut, and pages reconnect as after a deploy. */
  async replaceCode(): Promise<void> {
    await this.#miniflare.setOptions(this.#miniflareOptions())
    await this.#sandbox.close()
    this.#files.forgetFormer()
    this.#stopSchedules()
    this.#schedules = this.#schedule()
  }

  async close(): Promise<void> {
    this.#stopSchedules()
    // Miniflare throws here if its start has failed, which is known already.
    await this.#miniflare.dispose().catch(() => {})
    await this.#sandbox.close()
    this.#files.remove()
  }

  #schedule(): Schedule[] {
    const { schedule: scheduled = schedule, park = 'main' } = this.#options
    return PARK_WORKERS.map((key) =>
      scheduled(
        cronsOf(key, park),
        (cron, time) => this.#runScheduled(key, cron, time),
        (error) => {
          // A run that is cut off by the death of workerd is no fault of its own, and the restart has its own line.
          if (!isCutOff(error)) this.#print(`The scheduled run of ${this.#nameOf(key)} failed: ${String(error)}`)
        },
      ),
    )
  }

  /** Runs a Worker's cron job, as if it were that time. */
  async #runScheduled(key: ParkWorker, cron: string, scheduledTime: Date): Promise<void> {
    const worker = await this.#miniflare.getWorker(this.#nameOf(key))
    const { outcome } = await worker.scheduled({ cron, scheduledTime })
    if (outcome !== 'ok') throw new Error(`it ended with "${outcome}"`)
  }

  #nameOf(key: ParkWorker): string {
    return PARKS[this.#options.park ?? 'main'].workers[key].name
  }

  #stopSchedules(): void {
    for (const one of this.#schedules) one.stop()
  }

  #miniflareOptions(): MiniflareOptions {
    const { port, state, park = 'main', bindings, registry, isVerbose = false, code } = this.#options
    const { workers } = PARKS[park]
    const entryFirst = PARK_WORKERS.toSorted(
      (one, other) => Number(workers[other].isEntry) - Number(workers[one].isEntry),
    )
    const files = (built: string) => this.#files.copy(built)
    const sandbox = (request: Request) => this.#sandbox.run(request)
    return {
      host: 'localhost',
      port,
      ...persistence(state),
      // Otherwise Miniflare asks a Cloudflare host for the location of this machine.
      cf: false,
      ...(registry !== undefined && { unsafeDevRegistryPath: registry }),
      logRequests: false,
      log: new RuntimeLog((error) => this.#deaths.restartFailed(error), isVerbose ? LogLevel.DEBUG : LogLevel.NONE),
      handleStructuredLogs: (line) => {
        if (isVerbose || isAlarming(line)) this.#print(line.message)
      },
      unsafeHandleRuntimeRestart: () => this.#deaths.restarted(Date.now()),
      workers: entryFirst.map((key) =>
        miniflareWorker(key, { park, bindings: { ...devVars(key), ...bindings }, code, files, sandbox }),
      ),
    }
  }

  #print(line: string): void {
    this.#options.print?.(line)
  }
}

/** Miniflare reports a failed restart only in its log, so the log is watched. */
class RuntimeLog extends Log {
  readonly #restartFailed: (error: Error) => void

  constructor(restartFailed: (error: Error) => void, level: LogLevel) {
    super(level)
    this.#restartFailed = restartFailed
  }

  override error(error: Error): void {
    if (hasCode(error, 'ERR_RUNTIME_FAILURE')) this.#restartFailed(error)
    else super.error(error)
  }
}
