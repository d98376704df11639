import { MY_LIFE } from '#app/game/model/account/my-life.ts'
import { documentText } from '#app/graphql.ts'
import { LOST_AT_MOST_MS } from '#durable/host/saver.ts'
import { endOf } from '#durable/rules/walks.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import { mostWithin } from '#test/support/most-within.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { openAccounts } from './bots.ts'
import type { Account } from './bots.ts'
import { StormBot, byTicket } from './storm-bot.ts'

const BAN = `insert into ban (user_id, reason, starts_at, ends_at)
  select user_id, 'storm', ?2, ?2 + 86400000 from dog where id = ?1`
const ENTER_AT_ONCE = 25
const TALKERS = 20
const TALK_EVERY_MS = 150
const INSIST_EVERY_MS = 500
/** Walks are stored within this time on a busy machine as well, ms. An older walk must be where it was. */
const KEPT_WITHIN_MS = LOST_AT_MOST_MS + 2500
/** How long to wait for anything: far longer than it takes on a busy machine, ms. */
const HANG_MS = 120_000
/** The wait before the first try is drawn evenly from 0 up to this (app/game/model/connection/link.ts), ms. */
const WAIT_MAX_MS = 7500
/** The promise on two quiet cores, ms, besides the time for which nobody answers here: a platform has no such time. */
const BACK_WITHIN_MS = 8000
/**
 * The share of the bots that this is promised to. The others were unlucky twice: both of their first tries were refused
 * while workerd was being replaced. They wait once or twice more.
 */
const SHARE_BACK = 0.97
const TWICE_UNLUCKY_MS = 2 * WAIT_MAX_MS
/** Until a room whose questions the database has not answered asks again, at most, ms. */
const TOLD_WITHIN_MS = 60_000
/** The most tries in any 100 ms: a share of all bots, or for few bots this number. */
const ARRIVALS = { share: 0.06, few: 20 }

export type StormReport = {
  bots: number
  /** From the deploy to the welcome of the last bot, ms. */
  backWithinMs: number
  p50Ms: number
  /** The time until SHARE_BACK of the bots were back, ms. */
  mostBackMs: number
  /**
   * How long the deploy took, and the slowest entry of a group of bots before it; both show how busy the machine is.
   */
  deployMs: number
  slowestEntryMs: number
  /** The most tries that were due in any 100 ms, and the number of failed tries. */
  arrivalsIn100Ms: number
  inVain: number
  lines: number
  linesAcknowledged: number
  walksChecked: number
  /** The tries after the deploy that went by a pass and by a ticket. */
  byPass: number
  byTicket: number
  /** From the moment at which the database answers again until somebody who was banned meanwhile is out again, ms. */
  bannedOutAfterMs: number
  /** Requests for accounts, and those that got no answer while the database was off. */
  accountsAsked: number
  accountsFailed: number
  /** How often the room refused the pass of somebody whom it had sent away, while the database was off. */
  refused: number
  broken: string[]
}

/** `hasAccounts`: every bot requests its account as its page would. */
export type StormOptions = { bots: number; seed: number; hasAccounts: boolean }

/**
 * Lets everybody enter one room, bans one of them without telling the room and has the room send another one away,
 * switches the database off, deploys new code, and waits until everybody is back. Whoever was sent away must not come back
 * meanwhile, and when the database answers again the banned one must be sent away, too.
 */
export async function storm({ bots: count, seed, hasAccounts }: StormOptions): Promise<StormReport> {
  const random = seeded(seed)
  let isDatabaseOff = false
  const server = await ParkServer.openFaulty(() => (isDatabaseOff ? 'down' : null), {
    ROOM_MAX_DOGS: String(count + 10),
  })
  const tries: number[] = []
  const welcomes: number[] = []
  const broken: string[] = []
  const asked = { all: 0, inVain: 0 }
  let refused = 0
  const accounts = await server.withDatabase((db) => openAccounts(db, count + 3, Date.now()))
  const sights = {
    due: (at: number) => void tries.push(at),
    welcomed: (at: number) => void welcomes.push(at),
    trouble: (what: string) => void broken.push(what),
  }
  const all = accounts.map((account, index) => {
    const askAccount = async () => {
      asked.all += 1
      if (!(await isAnswered(server.url, account))) asked.inVain += 1
    }
    const way = { enter: byTicket(server.url, account), origin: server.url, hasPass: true }
    return new StormBot(
      account.dog,
      hasAccounts ? { ...way, askAccount } : way,
      index < 2 ? { ...sights, due() {}, welcomed() {}, trouble() {} } : sights,
    )
  })
  const [outcast, kicked, auditor, ...bots] = all as [StormBot, StormBot, StormBot, ...StormBot[]]
  const timers: NodeJS.Timeout[] = []
  try {
    const missing = () => {
      const out = bots.filter(({ isIn }) => !isIn)
      return `${out.length} of ${count} are out, the first ${JSON.stringify(out[0]?.link)}; ${broken.join('; ')}`
    }
    let slowestEntryMs = 0
    for (let first = 0; first < count; first += ENTER_AT_ONCE) {
      const next = bots.slice(first, first + ENTER_AT_ONCE)
      const startedAt = performance.now()
      for (const bot of next) void bot.come()
      await until(() => next.every(({ isIn }) => isIn), missing)
      slowestEntryMs = Math.max(slowestEntryMs, performance.now() - startedAt)
    }

    const talkers = bots.slice(0, TALKERS)
    const said = new Set<string>()
    const talk = () => {
      const text = `storm line ${said.size}`
      said.add(text)
      pick(random, talkers).say(text)
    }
    const walkers = bots.slice(TALKERS, 3 * TALKERS)
    for (const bot of walkers) bot.walkTo(14 + below(random, 16), 8 + below(random, 16))
    timers.push(setInterval(talk, TALK_EVERY_MS))
    await until(
      () => walkers.every(({ answersMs }) => answersMs.length > 0),
      () => 'walks are not answered',
    )
    const walked = bots.filter(({ walk }) => walk !== null).map(({ dog, walk }) => ({ dog, end: endOf(walk!) }))
    await pause(KEPT_WITHIN_MS + slowestEntryMs)

    await Promise.all([outcast.come(), kicked.come()])
    await until(
      () => outcast.isIn && kicked.isIn,
      () => 'those who are to be sent away are not in',
    )
    await server.sendAway(accounts[1]!.user)
    await until(
      () => kicked.link.state === 'ended',
      () => `the one whom the room sends away is still there: ${JSON.stringify(kicked.link)}`,
    )
    await server.database.prepare(BAN).bind(outcast.dog, Date.now()).run()
    isDatabaseOff = true
    tries.length = 0
    welcomes.length = 0
    const before = triesOf(bots)
    const deployedAt = performance.now()
    await server.deploy()
    const deployMs = performance.now() - deployedAt
    const insist = async () => {
      const outcome = await kicked.insist()
      if (outcome === 'in') broken.push('whom the room had sent away came back by a pass')
      if (outcome === 'refused') refused += 1
    }
    timers.push(setInterval(() => void insist(), INSIST_EVERY_MS))
    await until(() => welcomes.length >= count && bots.every(({ isIn }) => isIn), missing)
    const backAt = welcomes.map((at) => at - deployedAt).sort((a, b) => a - b)
    for (const timer of timers) clearInterval(timer)
    const after = triesOf(bots)
    isDatabaseOff = false
    const answersAgainAt = performance.now()
    await until(
      () => outcast.link.state === 'ended',
      () => `the banned one is still there: ${JSON.stringify(outcast.link)}`,
    )
    const bannedOutAfterMs = Math.round(performance.now() - answersAgainAt)
    await auditor.come()
    await until(
      () => auditor.isIn,
      () => 'nobody comes in any more',
    )
    // Lines that were not sent before the deploy came with the welcome; those said since are still on their way.
    const everyLine = () => Math.max(...[...bots, auditor].map(({ lastSeq }) => lastSeq ?? 0))
    await until(
      () => bots.every(({ lastSeq }) => lastSeq === everyLine()),
      () => lineTroubles(bots, auditor, said).join('; '),
    )

    broken.push(...lineTroubles(bots, auditor, said))
    for (const { dog, end } of walked) {
      const walk = auditor.walks.get(dog)
      const is = walk && endOf(walk)
      if (is?.x !== end.x || is.y !== end.y)
        broken.push(`dog ${dog} went to ${end.x}, ${end.y} and is at ${is?.x}, ${is?.y}`)
    }
    return {
      bots: count,
      backWithinMs: Math.round(backAt.at(-1) ?? Infinity),
      p50Ms: Math.round(backAt[count >> 1] ?? Infinity),
      mostBackMs: Math.round(backAt[Math.ceil(SHARE_BACK * count) - 1] ?? Infinity),
      deployMs: Math.round(deployMs),
      slowestEntryMs: Math.round(slowestEntryMs),
      arrivalsIn100Ms: mostWithin(tries, 100),
      inVain: tries.length - count,
      lines: said.size,
      linesAcknowledged: talkers.reduce((sum, { heard }) => sum + heard.size, 0),
      walksChecked: walked.length,
      byPass: after.byPass - before.byPass,
      byTicket: after.byTicket - before.byTicket,
      bannedOutAfterMs,
      accountsAsked: asked.all,
      accountsFailed: asked.inVain,
      refused,
      broken: broken.slice(0, 20),
    }
  } finally {
    for (const timer of timers) clearInterval(timer)
    for (const bot of all) bot.leave()
    await server.close()
  }
}

/** The broken promises about reconnecting: it must be in time, and not all at once. */
export function arrivalTroubles({ bots, ...report }: StormReport): string[] {
  const withinMs = BACK_WITHIN_MS + report.deployMs + 3 * report.slowestEntryMs
  const atOnce = Math.max(ARRIVALS.few, ARRIVALS.share * bots)
  const troubles: string[] = []
  const lastWithinMs = withinMs + TWICE_UNLUCKY_MS
  if (report.mostBackMs > withinMs) troubles.push(`most were back after ${report.mostBackMs} ms of ${withinMs}`)
  if (report.backWithinMs > lastWithinMs)
    troubles.push(`the last was back after ${report.backWithinMs} ms of ${lastWithinMs}`)
  if (report.arrivalsIn100Ms > atOnce) troubles.push(`${report.arrivalsIn100Ms} of ${bots} came within 100 ms`)
  if (report.bannedOutAfterMs > TOLD_WITHIN_MS) troubles.push(`the banned one stayed ${report.bannedOutAfterMs} ms`)
  return troubles
}

/** Requests the account as a page does. */
async function isAnswered(url: string, { dog, token }: Account): Promise<boolean> {
  const answer = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: documentText(MY_LIFE), variables: { dogId: dog, id: null } }),
  }).catch(() => null)
  return answer !== null && !('errors' in JSON.parse(await answer.text()))
}

function triesOf(bots: readonly StormBot[]): StormBot['tried'] {
  const sumOf = (how: keyof StormBot['tried']) => bots.reduce((sum, { tried }) => sum + tried[how], 0)
  return { byPass: sumOf('byPass'), byTicket: sumOf('byTicket') }
}

/**
 * Every bot must have every line since its first one, once, and the same text as all others, and no line that nobody
 * said.
 */
function lineTroubles(bots: readonly StormBot[], auditor: StormBot, said: ReadonlySet<string>): string[] {
  const troubles: string[] = []
  const log = new Map<number, string>()
  for (const { lines } of [...bots, auditor]) for (const [seq, text] of lines) log.set(seq, text)
  const last = Math.max(0, ...log.keys())
  const texts = [...log.values()]
  if (new Set(texts).size !== texts.length) troubles.push('a line stands twice')
  for (const text of texts) if (!said.has(text)) troubles.push(`"${text}" was said by nobody`)
  for (const { dog, lines, doubled, heard, lastSeq } of bots) {
    if (doubled.length > 0) troubles.push(`dog ${dog} was told ${doubled.join()} twice`)
    if (lastSeq !== last) troubles.push(`dog ${dog} knows the lines up to ${lastSeq} of ${last}`)
    for (const [seq, text] of lines) if (log.get(seq) !== text) troubles.push(`line ${seq} is two lines`)
    for (const text of heard) if (!texts.includes(text)) troubles.push(`"${text}" was told and is lost`)
  }
  return troubles
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function until(holds: () => boolean, what: () => string): Promise<void> {
  const giveUpAt = performance.now() + HANG_MS
  while (!holds()) {
    if (performance.now() > giveUpAt) throw new Error(`not within ${HANG_MS} ms: ${what()}`)
    await pause(20)
  }
}
