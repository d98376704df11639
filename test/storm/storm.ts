import { ParkServer } from '#test/browser/park-server.ts'
import { mostWithin } from '#test/support/most-within.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { endOf } from '#durable/rules/walks.ts'
import { openAccounts } from './bots.ts'
import { StormBot, byTicket } from './storm-bot.ts'

const ENTER_AT_ONCE = 25
const TALKERS = 20
const TALK_EVERY_MS = 150
/** Changes that nobody waits for are kept within this, ms; a walk that is older has to be where it was. */
const KEPT_WITHIN_MS = 2500
const DRAINED_MS = 3000

export type StormReport = {
  bots: number
  /** From the deploy to the welcome of the last one, ms. */
  backWithinMs: number
  p50Ms: number
  /** Sockets that were asked for in any 100 ms, at most, and those that were in vain. */
  arrivalsIn100Ms: number
  inVain: number
  lines: number
  linesAcknowledged: number
  walksChecked: number
  broken: string[]
}

/** Everybody in one room, new code in the middle of it, and everybody comes back. */
export async function storm({ bots: count, seed }: { bots: number; seed: number }): Promise<StormReport> {
  const random = seeded(seed)
  const server = await ParkServer.open({ ROOM_MAX_DOGS: String(count + 10) })
  const dials: number[] = []
  const welcomes: number[] = []
  const broken: string[] = []
  const accounts = await server.withDatabase((db) => openAccounts(db, count + 1, Date.now()))
  const sights = {
    dialled: (at: number) => void dials.push(at),
    welcomed: (at: number) => void welcomes.push(at),
    trouble: (what: string) => void broken.push(what),
  }
  const all = accounts.map(
    (account) => new StormBot(account.dog, { enter: byTicket(server.url, account), origin: server.url }, sights),
  )
  const [auditor, ...bots] = all as [StormBot, ...StormBot[]]
  const timers: NodeJS.Timeout[] = []
  try {
    const missing = () => {
      const out = bots.filter(({ isIn }) => !isIn)
      return `${out.length} of ${count} are out, the first ${JSON.stringify(out[0]?.link)}; ${broken.join('; ')}`
    }
    for (let first = 0; first < count; first += ENTER_AT_ONCE) {
      const next = bots.slice(first, first + ENTER_AT_ONCE)
      for (const bot of next) void bot.come()
      await until(() => next.every(({ isIn }) => isIn), 60_000, missing)
    }

    const talkers = bots.slice(0, TALKERS)
    const said = new Set<string>()
    const talk = () => {
      const text = `storm line ${said.size}`
      said.add(text)
      pick(random, talkers).say(text)
    }
    for (const bot of bots.slice(TALKERS, 3 * TALKERS)) bot.walkTo(14 + below(random, 16), 8 + below(random, 16))
    timers.push(setInterval(talk, TALK_EVERY_MS))
    await pause(KEPT_WITHIN_MS)
    const walked = bots.filter(({ walk }) => walk !== null).map(({ dog, walk }) => ({ dog, end: endOf(walk!) }))

    dials.length = 0
    welcomes.length = 0
    const deployedAt = performance.now()
    await server.deploy()
    await until(() => welcomes.length >= count && bots.every(({ isIn }) => isIn), 60_000, missing)
    const backAt = welcomes.map((at) => at - deployedAt).sort((a, b) => a - b)
    clearInterval(timers[0])
    await pause(DRAINED_MS)
    await auditor.come()
    await until(
      () => auditor.isIn,
      10_000,
      () => 'nobody comes in any more',
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
      arrivalsIn100Ms: mostWithin(dials, 100),
      inVain: dials.length - count,
      lines: said.size,
      linesAcknowledged: talkers.reduce((sum, { heard }) => sum + heard.size, 0),
      walksChecked: walked.length,
      broken: broken.slice(0, 20),
    }
  } finally {
    for (const timer of timers) clearInterval(timer)
    for (const bot of all) bot.leave()
    await server.close()
  }
}

/** Every bot has every line from its first one on, once, and the same as all others; nothing is said that nobody said. */
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

async function until(holds: () => boolean, withinMs: number, what: () => string): Promise<void> {
  const giveUpAt = performance.now() + withinMs
  while (!holds()) {
    if (performance.now() > giveUpAt) throw new Error(`not within ${withinMs} ms: ${what()}`)
    await pause(20)
  }
}
