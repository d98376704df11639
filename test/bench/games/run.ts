// npm run bench:games [-- --rounds 300]: what the replay of a round costs, and how long its log is.
import { parseArgs } from 'node:util'
import { PICNIC_TICKS } from '#durable/rules/games/cats-free/cats.ts'
import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { ORDER_TICKS } from '#durable/rules/games/cats-free/picnic.ts'
import { replayPicnic, writePicnicLog } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { replayRun, writeRunLog } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { RUN_TICKS } from '#durable/rules/games/jumping-dog/run.ts'
import { botHeap } from '#durable/rules/games/knogleknas/heap-bot.ts'
import { replayHeap } from '#durable/rules/games/knogleknas/replay-heap.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { chanceOf, draw, numberedSeed } from '#durable/rules/games/round/chance.ts'
import { LOG_BYTES_MAX } from '#durable/rules/games/round/log-bytes.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } })
const ROUNDS = Number(values.rounds)
/** The limits for the replay of a round: CPU ms at the 99th percentile, and bytes of the longest log. */
const AIMS = { replayMs: 5, logBytes: LOG_BYTES_MAX }
/** The reference work for replays on any machine: this many random numbers. */
const DRAWS = 10_000

/** A round and its replay; `log` is what a player of that kind would send. */
type Job = { log: Uint8Array; replay: () => unknown }

const jobs: Record<string, Job[]> = {
  'JumpingDog, expert': rounds((seed, hands) => {
    const { log } = botRun(seed, 'expert', hands)
    return { log, replay: () => replayRun(seed, log) }
  }),
  'JumpingDog, a change in each tick': rounds((seed) => {
    const log = writeRunLog(Array.from({ length: Math.min(RUN_TICKS, LOG_BYTES_MAX) }, (_, tick) => tick))
    return { log, replay: () => replayRun(seed, log) }
  }),
  'CatsFree, expert': rounds((seed, hands) => {
    const { log } = botPicnic(seed, 'expert', hands)
    return { log, replay: () => replayPicnic(seed, log) }
  }),
  'CatsFree, an order in each step': rounds((seed) => {
    const steps = Array.from({ length: PICNIC_TICKS / ORDER_TICKS }, (_, step) => step)
    const log = writePicnicLog(steps.map((step) => ({ tick: ORDER_TICKS * step, order: step % 16 })))
    return { log, replay: () => replayPicnic(seed, log) }
  }),
  'KnogleKnas, regular': rounds((seed, hands, round) => {
    const level = LEVELS[round % LEVELS.length]
    if (!level) throw new Error('there are no levels')
    const { log } = botHeap(level, seed, { skill: 'regular', hands })
    return { log, replay: () => replayHeap(level, seed, log) }
  }),
}

const yardstick = percentile(Array.from({ length: ROUNDS }, () => cpuMs(drawMuch)).toSorted(ascending), 50)
const rows: Record<string, Record<string, number>> = {}
const failures: string[] = []
for (const [name, all] of Object.entries(jobs)) {
  const first = cpuMs(() => all[0]?.replay())
  const costs = all.map(({ replay }) => cpuMs(replay)).toSorted(ascending)
  const bytes = all.map(({ log }) => log.length).toSorted(ascending)
  const [middle, p99] = [percentile(costs, 50), percentile(costs, 99)]
  rows[name] = {
    'first ms': rounded(first),
    'p50 ms': rounded(middle),
    'p99 ms': rounded(p99),
    [`p50 ÷ ${DRAWS} draws`]: rounded(middle / yardstick),
    'log p50': percentile(bytes, 50),
    'log max': percentile(bytes, 100),
  }
  if (p99 > AIMS.replayMs) failures.push(`${name}: a replay takes ${p99.toFixed(1)} ms, and not ${AIMS.replayMs}`)
  if (percentile(bytes, 100) > AIMS.logBytes) failures.push(`${name}: a log has ${percentile(bytes, 100)} bytes`)
}
console.table(rows)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1

function rounds(make: (seed: string, hands: string, round: number) => Job): Job[] {
  return Array.from({ length: ROUNDS }, (_, round) => make(numberedSeed(round), numberedSeed(round + 100_000), round))
}

/** CPU ms of this process, so that other programs on the machine do not count. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function drawMuch(): number {
  const chance = chanceOf(numberedSeed(0))
  let last = 0
  for (let draws = 0; draws < DRAWS; draws++) last = draw(chance)
  return last
}

function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.trunc((sorted.length * percent) / 100))] ?? NaN
}

function ascending(a: number, b: number): number {
  return a - b
}

function rounded(number: number): number {
  return Number(number.toFixed(3))
}
