import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signIn } from '#test/bots/bot.ts'
import { launchChromium } from '#test/browser/chromium.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import { openAccounts } from '#test/storm/bots.ts'
import { byTicket } from '#test/storm/storm-bot.ts'
import { freePort } from '#test/support/free-port.ts'
import { setUpDatabase, withD1 } from '#worker/local/database.ts'
import { portToListenOn } from '#worker/local/server/port.ts'
import { cutInHalfAFrame } from './half-frame.ts'
import { NpmStart, OPEN_WITHIN_MS } from './npm-start.ts'

/** The promise on two quiet cores. A busy machine gets 1.5 times the median of starts of workerd beside it, if that is more. */
const BACK_WITHIN_MS = 3000
const TIMES_A_START = 1.5
/** The promise with nothing to build, on two quiet cores. A busy machine gets as many times what its two halves take beside it. */
const OPEN_AGAIN_WITHIN_MS = 8000
/** A machine may be busy during one of three tries, so that the median counts. */
const KILLS = 3

let folder: string
let state: string
let port: number
let park: NpmStart
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voffpark-start-'))
  state = join(folder, 'state')
  port = await freePort()
  park = await NpmStart.open(port, state)
}, OPEN_WITHIN_MS + 10_000)
afterAll(async () => {
  await park.close()
  rmSync(folder, { recursive: true, force: true })
})

// How many lines that are if everything is built: first-lines.test.ts.
it('prints nothing but what it has built until the park is open', () => {
  const open = park.lines.findIndex((line) => line.includes('Voffpark is open'))
  expect(open).toBeGreaterThanOrEqual(0)
  expect(park.lines.slice(0, open).filter((line) => !line.startsWith('  built '))).toEqual([])
})

it('answers five bursts of 200 parallel operations, and stays up', async () => {
  const workerd = park.workerd
  for (let burst = 1; burst <= 5; burst++) {
    const statuses = await Promise.all(Array.from({ length: 200 }, operation))
    expect(
      statuses.filter((status) => status !== 200),
      `burst ${burst}`,
    ).toEqual([])
  }
  expect(park.workerd).toBe(workerd)
})

it('survives 300 sockets that are cut in the middle of a frame, and prints nothing about it', async () => {
  const [workerd, printed] = [park.workerd, park.lines]
  const accounts = await withD1(state, (database) => openAccounts(database, 15, Date.now()))
  const statuses = await Promise.all(
    accounts.map(async (account) => {
      const seen: number[] = []
      while (seen.length < 20) {
        const answer = await byTicket(park.url, account)()
        if ('address' in answer) seen.push(await cutInHalfAFrame(answer.address))
        // Nobody answered in time, as on a busy machine; a page tries again as well.
        else if (answer.refusal !== null) throw new Error(`no ticket: ${answer.refusal}`)
      }
      return seen
    }),
  )
  expect(statuses.flat().filter((status) => status === 101)).toHaveLength(300)
  expect(await park.isWell()).toBe(true)
  expect(park.workerd).toBe(workerd)
  expect(park.lines).toEqual(printed)
})

it('survives 20 browser tabs that are closed while they load, under load, and prints nothing about it', async () => {
  const [workerd, printed] = [park.workerd, park.lines]
  const browser = await launchChromium()
  try {
    const tabs = await Promise.all(Array.from({ length: 20 }, () => browser.newPage()))
    const load = Promise.all(Array.from({ length: 200 }, operation))
    await Promise.all(tabs.map((tab) => tab.goto(`${park.url}/`, { waitUntil: 'commit' })))
    await Promise.all(tabs.map((tab) => tab.close()))
    await load
  } finally {
    await browser.close()
  }
  expect(await park.isWell()).toBe(true)
  expect(park.workerd).toBe(workerd)
  expect(park.lines).toEqual(printed)
})

function median(ofThree: readonly number[]): number {
  return ofThree.toSorted((one, other) => one - other)[1] ?? 0
}

/** How long the same Workers take to start in a workerd of their own, ms. */
async function msOfAStart(): Promise<number> {
  const startedAt = performance.now()
  const other = await ParkServer.open()
  const tookMs = performance.now() - startedAt
  await other.close()
  return tookMs
}

/** Kills workerd. Returns the ms until the park has printed so many lines and answers again. */
async function msToComeBack(lines: number): Promise<number> {
  const killedAt = performance.now()
  process.kill(park.workerd, 'SIGKILL')
  await park.until(() => park.lines.length >= lines, 60_000)
  await park.until(() => park.isWell(), 60_000)
  return performance.now() - killedAt
}

/** How long `npm start` takes, ms. It is the park of the tests from then on. */
async function msToOpen(): Promise<number> {
  const startedAt = performance.now()
  park = await NpmStart.open(port, state)
  return performance.now() - startedAt
}

/** How long the two halves of a start take, ms: a process that is refused loads the code, and then workerd starts. */
async function msOfTwoHalves(): Promise<number> {
  const startedAt = performance.now()
  writeFileSync(join(folder, 'no-folder'), '')
  await NpmStart.refused(await freePort(), join(folder, 'no-folder/state'))
  return performance.now() - startedAt + (await msOfAStart())
}

it('starts workerd again on the same port within 3 s after kill -9, with one line each time', async ({ annotate }) => {
  const printed = park.lines.length
  const backAfterMs: number[] = []
  const startMs: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    // At the same time, for how busy the machine is changes from one second to the next.
    const [backMs, otherMs] = await Promise.all([msToComeBack(printed + kill), msOfAStart()])
    backAfterMs.push(backMs)
    startMs.push(otherMs)
  }
  expect(park.lines.slice(printed)).toEqual(Array(KILLS).fill(expect.stringContaining('workerd died')))
  const shown = (times: readonly number[]) => times.map(Math.round).join(', ')
  await annotate(`back after ${shown(backAfterMs)} ms, starts beside it took ${shown(startMs)} ms`)
  expect(median(backAfterMs)).toBeLessThan(Math.max(BACK_WITHIN_MS, TIMES_A_START * median(startMs)))
})

it('lets a dog resume where it was after kill -9', async () => {
  const rex = await signIn(park.url, { email: 'rex-start@voffpark.test', user: 'Rex start', dog: 'Rexstart' })
  const { room } = await rex.enter()
  // A line is sent only after it is stored, and the places of the dogs are stored with it.
  rex.say('still here')
  await rex.until(() => rex.lines.some(({ text }) => text === 'still here'))
  const place = rex.goalOf(rex.dog)

  process.kill(park.workerd, 'SIGKILL')
  await rex.until(() => rex.closedWith !== null)
  await park.until(() => park.isWell(), 60_000)

  expect(await rex.enter()).toMatchObject({ resumed: true, room })
  expect(rex.goalOf(rex.dog)).toEqual(place)
  await rex.leave()
})

it('says in one line that the port is taken, and ends with 1', async () => {
  const { exitCode, lines } = await NpmStart.refused(port, join(folder, 'other'))
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)])
  expect(exitCode).toBe(1)
})

it('says in one line that another park has the state folder open, and ends with 1', async () => {
  const { exitCode, lines } = await NpmStart.refused(await freePort(), state)
  expect(lines).toEqual([expect.stringMatching(/^Another Voffpark has .* open\. .* PERSIST_TO=/)])
  expect(exitCode).toBe(1)
})

it('says in one line that it cannot keep its state, and ends with 1', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { exitCode, lines } = await NpmStart.refused(await freePort(), join(folder, 'file/state'))
  expect(lines).toEqual([expect.stringContaining('cannot keep anything')])
  expect(exitCode).toBe(1)
})

it('closes by Ctrl-C without a failure, and leaves the port to others', async () => {
  expect(await park.close()).toBe(0)
  await vi.waitFor(() => portToListenOn(String(port)), { timeout: 10_000 })
})

it('skips the build when nothing has changed, and opens the state that is there within 8 s', async ({ annotate }) => {
  // At the same time, as above.
  const [openMs, usualMs] = await Promise.all([msToOpen(), msOfTwoHalves()])
  expect(park.lines[0]).toContain('Voffpark is open')
  await annotate(
    `open after ${Math.round(openMs)} ms, a refused process and a start of workerd beside it ${Math.round(usualMs)} ms`,
  )
  expect(openMs).toBeLessThan(Math.max(OPEN_AGAIN_WITHIN_MS, TIMES_A_START * usualMs))
  const seen = await withD1(state, (database) =>
    database.prepare(`select username from user where username = 'Rex start'`).first('username'),
  )
  expect(seen).toBe('Rex start')
})

it('says in one line that the state is of another version, and ends with 1', async () => {
  await park.close()
  await withD1(state, (database) => database.exec(`insert into d1_migrations (name) values ('9999_later.sql')`))
  const { exitCode, lines } = await NpmStart.refused(port, state)
  expect(lines).toEqual([expect.stringContaining('9999_later.sql')])
  expect(exitCode).toBe(1)
})

it('builds nothing for a state of another version', async () => {
  const build = vi.fn(async () => {})
  await expect(setUpDatabase(state, 'seed', build)).rejects.toThrow('another version')
  expect(build).not.toHaveBeenCalled()
})

/**
 * One operation of a page, and the status of its answer. Over a connection of its own: one that is kept open may be
 * closed by the server, for being idle, in the moment in which the next request is sent.
 */
function operation(): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const options = { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } }
    request(`${park.url}/api/graphql`, options, (answer) => {
      answer.on('error', fail).on('end', () => done(answer.statusCode))
      answer.resume()
    })
      .on('error', fail)
      .end(JSON.stringify({ query: '{ __typename }' }))
  })
}
