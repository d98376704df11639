import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ParkServer } from '#test/browser/park-server.ts'
import { openAccounts } from '#test/storm/bots.ts'
import type { Account } from '#test/storm/bots.ts'
import { StormBot, byTicket } from '#test/storm/storm-bot.ts'
import type { DatabaseFault } from './faulty-database.ts'

const WALKERS = 100
/** The timeout of one query; more is due to the machine. */
const DEADLINE_MS = 3000
/** Long enough for the timeout, five failures and the pauses after them. */
const OUTAGE_MS = 12_000
const BEFORE_MS = 3000
const ASKERS = 5
/** The promise on two quiet cores: 99 of 100 walks are answered within this, ms. */
const ANSWER_MS = 150
/** How many tickets are requested one after the other, to measure what one takes on this machine. */
const TICKETS = 5

let server: ParkServer
let fault: DatabaseFault = null
let accounts: Account[]
const troubles: string[] = []
const walkers: StormBot[] = []

beforeAll(async () => {
  server = await ParkServer.openFaulty(() => fault)
  accounts = await server.withDatabase((db) => openAccounts(db, WALKERS + 1, Date.now()))
  const sights = { due: () => {}, welcomed: () => {}, trouble: (what: string) => void troubles.push(what) }
  for (const account of accounts.slice(1)) {
    const walker = new StormBot(account.dog, { enter: byTicket(server.url, account), origin: server.url }, sights)
    walkers.push(walker)
    await walker.come()
  }
  await vi.waitUntil(() => walkers.every(({ isIn }) => isIn), { timeout: 60_000 })
})
afterAll(async () => {
  for (const walker of walkers) walker.leave()
  await server.close()
})

/** Walks and talks as a hundred players do, until `isOver`. Returns how long answers took, sorted, ms. */
async function live(isOver: () => boolean): Promise<number[]> {
  for (const walker of walkers) walker.answersMs.length = 0
  let beat = 0
  while (!isOver()) {
    const walker = walkers[beat % WALKERS]!
    walker.walkTo(14 + ((beat * 7) % 16), 8 + ((beat * 3) % 16))
    if (beat % 20 === 0) walker.say(`beat ${beat}`)
    beat += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return walkers.flatMap(({ answersMs }) => answersMs).sort((a, b) => a - b)
}

function after(ms: number): () => boolean {
  const at = performance.now() + ms
  return () => performance.now() >= at
}

function p99(sortedMs: readonly number[]): number {
  return sortedMs[Math.floor(0.99 * sortedMs.length)] ?? Infinity
}

/** Requests a ticket. Returns its error code and how long it took, ms. */
async function askForTicket(): Promise<{ code: string; tookMs: number }> {
  const startedAt = performance.now()
  const response = await fetch(`${server.url}/api/graphql`, {
    method: 'POST',
    // A connection of its own, because a kept one may be closed at the moment at which it is used again.
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${accounts[0]!.token}`,
      Connection: 'close',
    },
    body: JSON.stringify({ query: `mutation { enterPark(dogId: ${accounts[0]!.dog}) { ticket } }` }),
  })
  const { errors } = JSON.parse(await response.text())
  return { code: errors?.[0]?.extensions?.code ?? 'ticket', tookMs: performance.now() - startedAt }
}

it.each(['down', 'silent'] as const)(
  '[T43] [T44] serves everybody who walks or talks while a database is %s, and gives tickets again soon after',
  // A machine is busy for a moment and not each time, while the effect of an outage on walkers recurs each time.
  { retry: 2 },
  async (outage) => {
    const beforeMs = await live(after(BEFORE_MS))
    let ticketMs = 0
    for (let n = 0; n < TICKETS; n++) {
      const { code, tookMs } = await askForTicket()
      expect(code).toBe('ticket')
      ticketMs = Math.max(ticketMs, tookMs)
    }
    fault = outage
    const until = performance.now() + OUTAGE_MS
    const answers: { code: string; tookMs: number }[] = []
    const ask = async () => {
      while (performance.now() < until) {
        answers.push(await askForTicket())
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const asking = Promise.all(Array.from({ length: ASKERS }, ask))
    const answersMs = await live(after(OUTAGE_MS))
    await asking
    fault = null
    const healedAt = performance.now()
    while ((await askForTicket()).code !== 'ticket') await new Promise((resolve) => setTimeout(resolve, 50))
    const healedMs = performance.now() - healedAt
    const afterMs = await live(after(BEFORE_MS))
    // As many and as fast as without the outage, allowing for a machine that is busier now than before.
    const usualCount = Math.min(beforeMs.length, afterMs.length)
    const usualP99 = Math.max(p99(beforeMs), p99(afterMs))
    // The pause before the trial query, after a last query without an answer.
    expect(healedMs).toBeLessThan((outage === 'down' ? 2500 : 2500 + DEADLINE_MS) + 4 * ticketMs)

    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['try-again']))
    expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(DEADLINE_MS + 1000 + 10 * ticketMs)
    // The circuit breaker answers most of them at once.
    expect(answers.filter(({ tookMs }) => tookMs < DEADLINE_MS).length).toBeGreaterThan(10)
    expect(walkers.filter(({ isIn }) => !isIn)).toEqual([])
    expect(troubles).toEqual([])
    expect(answersMs.length / OUTAGE_MS).toBeGreaterThan((0.5 * usualCount) / BEFORE_MS)
    expect(p99(answersMs)).toBeLessThan(Math.max(ANSWER_MS, 3 * usualP99))
  },
)
