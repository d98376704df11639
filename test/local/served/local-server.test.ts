import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshState } from '#test/browser/fresh-state.ts'
import { freePort } from '#test/support/free-port.ts'
import { workerdChildren } from '#test/support/workerd.ts'
import { lastAudit } from '#worker/health/health-db.ts'
import { EVERY_MINUTE } from '#worker/jobs/every-minute.ts'
import { withDatabase } from '#worker/local/database.ts'
import { LocalServer } from '#worker/local/server/local-server.ts'
import { cronsOf } from '#worker/local/server/miniflare-options.ts'
import type { schedule } from '#worker/local/server/schedule.ts'

const NIGHTLY = '17 3 * * *'
/** A schedule that runs when the test says so. */
type Scheduled = { crons: readonly string[]; run: Parameters<typeof schedule>[1]; isOn: boolean }

let state: string
let port: number
let server: LocalServer
/** The workerd of other parks in this process. */
let others: number[]
/** The status in the answer of the health route. */
let status = 'ok'
const scheduled: Scheduled[] = []
const gaveUp = vi.fn<(fault: Error) => void>()
beforeAll(async () => {
  state = await freshState('seed')
  port = await freePort()
  others = workerdChildren()
  server = await LocalServer.open({
    port,
    state,
    gaveUp,
    code: (path) => readFileSync(path, 'utf8').replace(/status: ?"ok"/, `status: "${status}"`),
    schedule: (crons, run) => {
      const one = { crons, run, isOn: true }
      scheduled.push(one)
      return { stop: () => (one.isOn = false) }
    },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(state, { recursive: true, force: true })
})

it('reads the times of the nightly job and of the minute from wrangler.toml', () => {
  expect(cronsOf('site')).toEqual([NIGHTLY, EVERY_MINUTE])
})

it('runs the nightly job with the audit of the ledger at the scheduled time', async () => {
  const at = new Date('2026-07-02T03:17:00Z')
  const nightly = scheduled.filter(({ crons }) => crons.includes(NIGHTLY))
  expect(nightly).toHaveLength(1)
  await nightly[0]?.run(NIGHTLY, at)
  expect(await withDatabase(state, lastAudit)).toMatchObject({ at: at.getTime(), breaches: [] })
})

it('serves replaced code on the same port, with its crons scheduled once', async () => {
  const health = async () => (await fetch(`http://localhost:${port}/api/health`)).json()
  expect(await health()).toMatchObject({ status: 'ok' })
  status = 'changed'
  await server.replaceCode()
  expect(await health()).toMatchObject({ status: 'changed' })
  expect(scheduled.filter(({ crons, isOn }) => isOn && crons.includes(NIGHTLY))).toHaveLength(1)
})

it('serves a copy of the built files, which no later build in the checkout takes away', async () => {
  const [name] = readdirSync('build/client/assets').filter((file) => file.endsWith('.css'))
  const styles = async () => (await fetch(`http://localhost:${port}/assets/${name}`)).text()
  const built = readFileSync(`build/client/assets/${name}`, 'utf8')
  expect(await styles()).toBe(built)
  const [copy] = readdirSync(`${state}/served`)
  writeFileSync(`${state}/served/${copy}/assets/${name}`, 'of the copy')
  expect(await styles()).toBe('of the copy')
  await server.replaceCode()
  expect(await styles()).toBe(built)
  expect(readdirSync(`${state}/served`)).toHaveLength(1)
})

it('gives up with a sentence if somebody else has taken the port when workerd has died', async () => {
  const pid = workerdChildren().find((child) => !others.includes(child))!
  const other = createServer()
  process.kill(pid, 'SIGKILL')
  // Without a pause for the event loop, so that the port is taken before Miniflare hears of the death.
  while (!hasEnded(pid));
  other.listen(port)
  await vi.waitUntil(() => gaveUp.mock.calls.length > 0, { timeout: 60_000 })
  expect(gaveUp.mock.calls[0]?.[0].message).toMatch(
    new RegExp(`^The park has closed: workerd died and could not be started again. Port ${port} is taken`),
  )
  other.close()
})

/** Whether the process and all its threads have ended, so that its port is free, and nobody has asked for its exit code. */
function hasEnded(pid: number): boolean {
  const isZombie = /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return isZombie && readdirSync(`/proc/${pid}/task`).length === 1
}
