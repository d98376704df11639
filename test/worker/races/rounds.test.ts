import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { ROUND_COUNTS_MS, ROUND_KEPT_MS } from '#durable/rules/games/round/standing.ts'
import { below, seeded } from '#test/support/random.ts'
import { DAY_MS, NOON, aPlayer, held } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { faultyD1 } from '#test/worker/support/faulty-d1.ts'
import type { Fault } from '#test/worker/support/faulty-d1.ts'
import { PATIENCE_MS, TIMEOUT_MS, race, sumOf } from '#test/worker/support/race.ts'
import { SEED_OF, finish, playedBy, started } from '#test/worker/support/rounds.ts'
import type { Played, Player } from '#test/worker/support/rounds.ts'
import { openDbAtLeisure } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { board } from '#worker/highscores/highscores-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { finishRound } from '#worker/rounds/finishing-db.ts'

const TIMES = 200

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

/** A day of its own for each test, whose boards no other one writes to. */
let days = 0
const aDay = () => NOON + (days += 1) * DAY_MS

/** Sends a log under an op of its own, and as a page does it again where the database was too busy. */
async function ends(player: Player, played: Played, now: number): Promise<string> {
  const op = crypto.randomUUID()
  for (;;) {
    const answer = await finish(player, played, { now, op })
    if (typeof answer !== 'string') return 'won'
    if (answer !== 'try-again') return answer
    await scheduler.wait(PATIENCE_MS)
  }
}

/** Rows of today's board that are the player's. */
async function entriesOf({ userId }: Player, now: number): Promise<number> {
  const rows = await board(db, { game: 'JumpingDog', interval: 'Daily', now })
  return rows.filter(({ ownerId }) => ownerId === userId).length
}

async function aRun(player: Player, now: number): Promise<Played> {
  return playedBy('expert', await started(player, 'JumpingDog', { now }))
}

it(
  '[GR9] of 200 ends of one round at once one counts: one entry, and its bones once',
  async ({ annotate }) => {
    const player = await aPlayer()
    const now = aDay()
    const played = await aRun(player, now)
    const { told } = await race(
      {
        name: 'round: one log, 200 ops',
        kept: { 'bones in all': () => sumOf('bones') },
        runners: Array.from({ length: TIMES }, () => () => ends(player, played, now + played.ms)),
      },
      annotate,
    )
    expect(told).toEqual({ won: 1, 'round-over': TIMES - 1 })
    expect(await held(player.dogId, 'bones')).toBeLessThanOrEqual(8)
    expect(await entriesOf(player, now)).toBe(1)
  },
  TIMEOUT_MS,
)

it(
  'of 200 repetitions of one op at once all are answered alike, and the bones are given once',
  async () => {
    const player = await aPlayer()
    const now = aDay()
    const played = await aRun(player, now)
    const sent = { now: now + played.ms, op: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: TIMES }, () => finish(player, played, sent)))
    const [first] = answers
    expect(first).toMatchObject({ score: played.score })
    expect(answers.filter((answer) => JSON.stringify(answer) !== JSON.stringify(first))).toEqual([])
    expect(await held(player.dogId, 'bones')).toBe(typeof first === 'string' ? -1 : first?.bones)
  },
  TIMEOUT_MS,
)

it(
  'of two users who send one log, 100 times each, one is believed',
  async ({ annotate }) => {
    const players = [await aPlayer(), await aPlayer()]
    const now = aDay()
    const rounds: Played[] = []
    for (const player of players) rounds.push(await aRun(player, now))
    const [{ log, ms }] = rounds as [Played, Played]
    const { told } = await race(
      {
        name: 'round: one log of two users',
        kept: { 'bones in all': () => sumOf('bones') },
        runners: Array.from({ length: TIMES }, (_, i) => {
          const [player, played] = [players[i % 2]!, rounds[i % 2]!]
          return () => ends(player, { ...played, log }, now + ms)
        }),
      },
      annotate,
    )
    expect(told.won).toBe(1)
    const entries = await Promise.all(players.map((player) => entriesOf(player, now)))
    expect(entries.toSorted()).toEqual([0, 1])
    const states = await db
      .select({ state: round.state })
      .from(round)
      .where(eq(round.day, await dayOf(rounds)))
    expect(states.map(({ state }) => state).toSorted()).toEqual(['counted', 'refused'])
  },
  TIMEOUT_MS,
)

async function dayOf([first]: readonly Played[]): Promise<number> {
  const row = await db
    .select({ day: round.day })
    .from(round)
    .where(eq(round.id, first?.roundId ?? ''))
    .get()
  return row?.day ?? 0
}

it.each([
  { name: 'too soon', after: () => 1, told: { 'too-soon': TIMES } },
  { name: 'a day late', after: () => ROUND_KEPT_MS + 1, told: { 'round-over': TIMES } },
])(
  'of 200 ends of a round $name none gives anything',
  async ({ name, after, told: expected }) => {
    const player = await aPlayer()
    const now = aDay()
    const played = await aRun(player, now)
    const answers = await Promise.all(Array.from({ length: TIMES }, () => ends(player, played, now + after())))
    expect({ name, ...counted(answers) }).toEqual({ name, ...expected })
    expect(await held(player.dogId, 'bones')).toBe(0)
    expect(await entriesOf(player, now)).toBe(0)
  },
  TIMEOUT_MS,
)

it(
  'of 200 late ends of a round one gives its bones, and none stands on a board',
  async () => {
    const player = await aPlayer()
    const now = aDay()
    const played = await aRun(player, now)
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => ends(player, played, now + ROUND_COUNTS_MS + 1)),
    )
    expect(counted(answers)).toEqual({ won: 1, 'round-over': TIMES - 1 })
    expect(await held(player.dogId, 'bones')).toBeGreaterThan(0)
    expect(await entriesOf(player, now)).toBe(0)
  },
  TIMEOUT_MS,
)

it(
  'of 200 ends of another user’s round none counts, for either of them',
  async () => {
    const [player, thief] = [await aPlayer(), await aPlayer()]
    const now = aDay()
    const played = await aRun(player, now)
    const answers = await Promise.all(Array.from({ length: TIMES }, () => ends(thief, played, now + played.ms)))
    expect(counted(answers)).toEqual({ 'round-over': TIMES })
    expect(await held(thief.dogId, 'bones')).toBe(0)
    expect(await ends(player, played, now + played.ms)).toBe('won')
  },
  TIMEOUT_MS,
)

/** Rounds whose end is cut off, a multiple of those that each player plays. Two thousand take a minute. */
const LOST_ROUNDS = 40
const ROUNDS_EACH = 20

/** A database that fails at one query: before it is done, or after it. */
function dbThatFailsAt(query: number, fault: Fault): Db {
  const faulty = faultyD1(env.DB)
  Object.defineProperty(faulty, 'fault', { get: () => (faulty.asked === query ? fault : null) })
  return openDbAtLeisure(faulty.d1)
}

it(
  `[GR9] of ${LOST_ROUNDS} rounds whose end is cut off at some query each is booked once, with its bones`,
  async () => {
    const random = seeded(20)
    const now = aDay()
    for (let user = 0; user < LOST_ROUNDS / ROUNDS_EACH; user++) {
      const player = await aPlayer()
      const told: number[] = []
      for (let number = 0; number < ROUNDS_EACH; number++) {
        const round = await started(player, 'JumpingDog', { now: now + number, leavesOpen: true })
        const finisher = { op: crypto.randomUUID(), user: player.userId, now: now + number + 1 }
        // Hands that do nothing take no time.
        const sent = { roundId: round.id, log: '' }
        const cut = dbThatFailsAt(1 + below(random, 5), random() < 0.5 ? 'down' : 'lost-answer')
        const first = await finishRound(cut, finisher, sent, SEED_OF).catch(() => 'cut off' as const)
        const again = await finishRound(db, finisher, sent, SEED_OF)
        if (typeof again === 'string') throw new Error(`round ${number} of ${player.userId}: ${first}, then ${again}`)
        if (typeof first !== 'string') expect(again).toEqual(first)
        told.push(again.bones)
      }
      const booked = and(eq(op.actor, player.userId), eq(op.kind, 'round'))
      expect(await db.$count(op, booked)).toBe(ROUNDS_EACH)
      expect(await held(player.dogId, 'bones')).toBe(told.reduce((all, one) => all + one, 0))
    }
  },
  TIMEOUT_MS,
)

function counted(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}
