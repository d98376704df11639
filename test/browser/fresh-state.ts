import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseContent, setUpDatabase } from '#worker/local/database.ts'
import { STATES_OF_RUN, statesIn } from './states.ts'
import { until } from './until.ts'

const OSLO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo', dateStyle: 'short' })

/**
 * A state folder of wrangler of its own, its database set up. To migrate and fill one takes seconds, so a run of tests
 * does that once, and once more after midnight, when the boards of the day begin anew.
 */
export async function freshState(content: DatabaseContent): Promise<string> {
  const folder = process.env[STATES_OF_RUN]
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
