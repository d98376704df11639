import { Fault } from '../fault.ts'
import { portTaken } from './port.ts'

/** If workerd dies more often than this within a minute, the park closes. */
const DEATHS_A_MINUTE_MAX = 10
const MINUTE_MS = 60_000

type Report = {
  print: (line: string) => void
  /** Called if the park has to close. */
  gaveUp: (fault: Fault) => void
}

/** What is said of each death of workerd, and when the park closes after it. */
export class Deaths {
  readonly #port: number
  readonly #report: Report
  #times: number[] = []

  constructor(port: number, report: Report) {
    this.#port = port
    this.#report = report
  }

  restarted(now: number): void {
    this.#times = [...this.#times.filter((at) => at > now - MINUTE_MS), now]
    const count = this.#times.length
    if (count > DEATHS_A_MINUTE_MAX) this.#giveUp(`workerd died ${count} times within a minute.`)
    else this.#report.print('workerd died and was started again; whoever was in the park comes back by itself.')
  }

  restartFailed(error: Error): void {
    const isTaken = hasCode(error.cause, 'ERR_ADDRESS_IN_USE')
    const why: unknown = isTaken ? portTaken(this.#port).message : (error.cause ?? error)
    this.#giveUp(`workerd died and could not be started again. ${String(why)}`)
  }

  #giveUp(why: string): void {
    this.#report.gaveUp(new Fault(`The park has closed: ${why}`))
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
