import { inArray, sql } from 'drizzle-orm'
import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { botHeap } from '#durable/rules/games/knogleknas/heap-bot.ts'
import { LEVELS, levelOfTry } from '#durable/rules/games/levels/levels.ts'
import { medalFor, medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import { replayRound } from '#durable/rules/games/replay.ts'
import type { RoundCourse } from '#durable/rules/games/replay.ts'
import type { BotSkill } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { osloDay, weekOfDay } from '#durable/rules/life/days.ts'
import { nameKey } from '#durable/rules/names.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { keepScore } from '#worker/highscores/highscores-db.ts'
import { courseOfRound } from '#worker/rounds/rounds-db.ts'
import type { SeedOf } from '#worker/rounds/rounds-db.ts'
import { PLAYERS, STEADY_DOG } from './players.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The hour of UTC at which rounds of past days end; noon or one o'clock in Oslo. */
const PLAYED_AT_HOUR = 11
const DAYS_OF_WEEK = 7
/** Between the hands of one dog, whose id is below it. */
const HAND_STEP = 100_000
/** More than a year ago, so that these rounds are on the all-time board only. */
const LONG_AGO_DAYS = 400

type Player = { key: string; dogId: number; userId: number; attempt: number; skill: BotSkill }

/**
 * Bots play rounds today, at the beginning of the week and of the year, and more than a year ago, so that the boards
 * differ. Each score comes from the replay of the bot's log. Rounds that exist, and tries that somebody has used, are
 * left alone.
 */
export async function seedRounds(db: Db, now: number, seedOf: SeedOf): Promise<void> {
  const today = osloDay(now)
  const newYear = Date.parse(`${new Date(today * DAY_MS).getUTCFullYear()}-01-01T00:00:00Z`) / DAY_MS
  const days = [...new Set([today, weekOfDay(today), newYear, today - LONG_AGO_DAYS])]
  const known = await db
    .select({ id: round.id, game: round.game, score: round.score })
    .from(round)
    .where(sql`${round.id} glob 'seed:*'`)
  const knownIds = new Set(known.map(({ id }) => id))
  for (const game of GAMES) {
    const players = await playersOf(db, game)
    const wanted = days.flatMap((day) => inForm(players, day, today).map((player) => ({ game, day, player })))
    const missing = wanted.filter((one) => !knownIds.has(idOf(one)))
    const scores = new Set(known.filter((one) => one.game === game).map(({ score }) => score))
    const rows: Row[] = []
    for (const one of missing) {
      const row = await bestRow(one, { db, now, seedOf, scores })
      scores.add(row.score)
      rows.push(row)
    }
    await keep(db, rows)
  }
}

type Wanted = { game: GameKey; day: number; player: Player }

function idOf({ game, day, player }: Wanted): string {
  return `seed:${game}:${day}:${player.dogId}`
}

/** The seeded dogs that play the game. Two dogs of one user use different tries. */
async function playersOf(db: Db, game: GameKey): Promise<Player[]> {
  const skills = new Map(PLAYERS[game].map((player) => [nameKey(player.dog), player.skill]))
  const rows = await db
    .select({ key: dog.nameKey, dogId: dog.id, userId: dog.userId })
    .from(dog)
    .where(inArray(dog.nameKey, [...skills.keys()]))
    .orderBy(dog.id)
  // Dogs of players may have the same names. The seeded dogs have the lower ids.
  const seeded = rows.filter(({ key }, at) => rows.findIndex((other) => other.key === key) === at)
  return seeded.flatMap(({ key, ...row }, at) => {
    const skill = skills.get(key)
    const attempt = seeded.slice(0, at + 1).filter(({ userId }) => userId === row.userId).length
    return skill === undefined ? [] : [{ ...row, key, attempt, skill }]
  })
}

/**
 * The players as they play on a day: some days one is in form, some days another. Few play well on the very day, so that
 * the boards of longer intervals have other dogs on top.
 */
function inForm(players: readonly Player[], day: number, today: number): Player[] {
  const changing = players.filter(({ key }) => key !== nameKey(STEADY_DOG))
  return players.map((player) => {
    const at = changing.indexOf(player)
    if (at < 0) return player
    const skill = changing[(at + day) % changing.length]?.skill ?? player.skill
    return { ...player, skill: day === today && skill === 'expert' ? 'regular' : skill }
  })
}

/** How often a bot plays a round anew for a score of its own. After that a tie is left as it is. */
const HANDS_MAX = 8

type Hand = { db: Db; now: number; seedOf: SeedOf; scores: ReadonlySet<number | null> }

/**
 * The best of so many rounds, the more of them the longer ago it is, since the board of a long interval has the best of
 * many. Two dogs of the same skill often reach the same score, which looks like a fault of the board: none is kept twice.
 */
async function bestRow(wanted: Wanted, { scores, ...at }: Hand): Promise<Row> {
  const ago = osloDay(at.now) - wanted.day
  const tries = ago < DAYS_OF_WEEK ? 1 : ago < LONG_AGO_DAYS ? 2 : 3
  let best: Row | null = null
  for (let hand = 0; hand < tries || (best === null && hand < HANDS_MAX); hand += 1) {
    const row = await playedRow(wanted, { ...at, hand })
    if (!scores.has(row.score) && row.score > (best?.score ?? -1)) best = row
  }
  return best ?? playedRow(wanted, { ...at, hand: 0 })
}

type Row = typeof round.$inferInsert & { score: number; endedAt: number }

async function playedRow(
  wanted: Wanted,
  { db, now, seedOf, hand }: Omit<Hand, 'scores'> & { hand: number },
): Promise<Row> {
  const { game, day, player } = wanted
  const { dogId, userId, attempt, skill } = player
  const level = game === 'KnogleKnas' ? levelOfTry(LEVELS, { day, attempt }) : null
  const played = { game, day, attempt, levelKey: level?.key ?? null, levelVersion: level?.version ?? null }
  const course = await courseOfRound(db, played, seedOf)
  if (!course) throw new Error(`no course for ${idOf(wanted)}`)
  const log = botLog(course, skill, numberedSeed(dogId + hand * HAND_STEP))
  const verdict = replayRound(course, log)
  if ('refused' in verdict) throw new Error(`${idOf(wanted)}: ${verdict.refused}`)
  const { score, ticks } = verdict.proof
  const endedAt = day === osloDay(now) ? now : day * DAY_MS + PLAYED_AT_HOUR * HOUR_MS
  return {
    ...played,
    id: idOf(wanted),
    userId,
    dogId,
    rules: rulesVersionOf(game),
    isCalm: 0,
    startedAt: endedAt - Math.trunc((ticks * 1000) / TICKS_PER_SECOND),
    endedAt,
    state: 'counted',
    isSeen: 1,
    score,
    medal: medalFor(score, medalScoresOf(course)),
    ticks,
    log,
  }
}

function botLog(course: RoundCourse, skill: BotSkill, hands: string): Uint8Array {
  switch (course.game) {
    case 'CatsFree':
      return botPicnic(course.seed, skill, hands).log
    case 'JumpingDog':
      return botRun(course.seed, skill, hands).log
    case 'KnogleKnas':
      return botHeap(course.level, course.seed, { skill, hands }).log
  }
}

async function keep(db: Db, rows: readonly Row[]): Promise<void> {
  const [first, ...others] = rows.map((row) =>
    db.insert(round).values(row).onConflictDoNothing().returning({ id: round.id }),
  )
  if (!first) return
  const kept = new Set((await db.batch([first, ...others])).flat().map(({ id }) => id))
  const [score, ...scores] = rows
    .filter(({ id }) => kept.has(id))
    .map(({ game, dogId, score: reached, endedAt, startedAt }) =>
      keepScore(db, { game, dogId, score: reached, now: endedAt, startedAt }),
    )
  if (score) await db.batch([score, ...scores])
}
