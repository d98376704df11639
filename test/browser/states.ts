import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the folder of a run, with all its states and the databases that are set up; each process of the run inherits it. */
export const STATES_OF_RUN = 'VOFFPARK_TEST_STATES'

/**
 * States lie in memory, where there is enough of it: what is kept is not lost with a process that is killed, and what a
 * disk takes to keep it would be waited for by the one thread that is park, platform and database here.
 */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

const FOLDER = 'voffpark-states-'
const OF_PROCESS = /^voffpark-states-(\d+)-/

/**
 * Before the first test of a run, which may have several processes; what it returns clears away after the last one. What
 * a run left that was killed is cleared away as well.
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

/** The folder in which states lie. */
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
