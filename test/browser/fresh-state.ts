import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setUpDatabase } from '#worker/local/database.ts'
import type { DatabaseContent } from '#worker/local/database.ts'
import { STATES_OF_RUN, statesIn } from './states.ts'

const OSLO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo', dateStyle: 'short' })
const ASKED_AGAIN_MS = 50

/**
 * Makes a state folder with a database. To migrate and fill one takes seconds, so a run of tests does it once and then
 * copies it; it is made again after midnight, when the boards of the day start anew.
 */
export async function freshState(content: DatabaseContent): Promise<string> {
  const folder = process.env[STATES_OF_RUN]
  const state = mkdtempSync(join(folder ?? statesIn(), 'voffpark-state-'))
  if (folder === undefined) await setUpDatabase(state, content)
  else cpSync(await keptState(folder, content), state, { recursive: true })
  return state
}

/** Prepares the states that the tests of this run copy, in the folder of the run. */
export async function prepareStates(): Promise<void> {
  const folder = process.env[STATES_OF_RUN]
  if (folder === undefined) throw new Error(`${STATES_OF_RUN} names no folder`)
  await keptState(folder, 'seed')
}

/**
 * The folder with such a database that the processes of a run share. The first that asks sets it up; the others wait,
 * however long a busy machine takes.
 */
async function keptState(folder: string, content: DatabaseContent): Promise<string> {
  const kept = join(folder, `${content}-${OSLO_DAY.format()}`)
  if (isFirst(`${kept}-begun`)) {
    const made = `${kept}-half-made`
    if (content === 'seed') cpSync(await keptState(folder, 'empty'), made, { recursive: true })
    await setUpDatabase(made, content)
    renameSync(made, kept)
  }
  while (!existsSync(kept)) await sleep(ASKED_AGAIN_MS)
  return kept
}

/** Whether this process is the first of the run to ask. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
