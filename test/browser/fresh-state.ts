import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseContent, setUpDatabase } from '#worker/local/database.ts'

/** Names the folder where a run of many test files keeps databases that are set up; vitest hands it to each of them. */
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
  const state = mkdtempSync(join(statesIn(), 'voffpark-state-'))
  const folder = process.env[KEPT_IN]
  if (folder === undefined) {
    await setUpDatabase(state, content)
    return state
  }
  const kept = join(folder, `${content}-${OSLO_DAY.format()}`)
  if (!existsSync(kept)) {
    const made = mkdtempSync(join(folder, 'half-made-'))
    await setUpDatabase(made, content)
    renameSync(made, kept)
  }
  cpSync(kept, state, { recursive: true })
  return state
}

function statesIn(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}
