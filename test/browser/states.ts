import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The environment variable with the folder of a run, for its states and prepared databases; each process inherits it.
 */
export const STATES_OF_RUN = 'VOFFPARK_TEST_STATES'

/**
 * States are in memory, if there is enough of it. They survive a process that is killed, and a disk would delay the
 * single thread that is park, platform and database here.
 */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

const FOLDER = 'voffpark-states-'
const OF_PROCESS = /^voffpark-states-(\d+)-/

/**
 * Runs before the first test of a run, which may have several processes. It returns the clean-up for after the last
 * one, and itself deletes what a killed run has left.
 */
export function setup(): () => void {
  if (process.env[STATES_OF_RUN] !== undefined) return () => {}
  const place = statesIn()
  for (const name of readdirSync(place)) {
    const pid = OF_PROCESS.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(place, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(place, `${FOLDER}${process.pid}-`))
  process.env[STATES_OF_RUN] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The parent folder of states. */
export function statesIn(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
