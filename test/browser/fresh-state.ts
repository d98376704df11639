import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseContent, setUpDatabase } from '#worker/local/database.ts'
import { until } from './until.ts'

/** Names the folder of a run, with all its states and the databases that are set up; vitest hands it to each process. */
const KEPT_IN = 'VOFFPARK_TEST_STATES'

/**
 * States lie in memory, where there is enough of it: what is kept is not lost with a process that is killed, and what a
 * disk takes to keep it would be waited for by the one thread that is park, platform and database here.
 */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

const OSLO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo', dateStyle: 'short' })

/** Before the first test file of a run; what it returns clears away after the last one. */
export function setup(): () => void {
  const folder = mkdtempSync(join(statesIn(), 'voffpark-states-'))
  process.env[KEPT_IN] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * A state folder of wrangler of its own, its database set up. To migrate and fill one takes seconds, so a run of tests
 * does that once, and once more after midnight, when the boards of the day begin anew.
 */
export async function freshState(content: DatabaseContent): Promise<string> {
  const folder = process.env[KEPT_IN]
  const state = mkdtempSync(join(folder ?? statesIn(), 'voffpark-state-'))
  if (folder === undefined) {
    await setUpDatabase(state, content)
    return state
  }
  const kept = join(folder, `${content}-${OSLO_DAY.format()}`)
  if (isFirst(`${kept}-begun`)) await keep(kept, content)
  await until(async () => existsSync(kept), 50)
  cpSync(kept, state, { recursive: true })
  return state
}

/** Sets up a database, and gives it its name once it is whole. */
async function keep(kept: string, content: DatabaseContent) {
  const made = `${kept}-half-made`
  await setUpDatabase(made, content)
  renameSync(made, kept)
}

/** Whether of all processes of a run this is the first to ask. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

function statesIn(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}
