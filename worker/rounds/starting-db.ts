import { and, eq, max, sql } from 'drizzle-orm'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { levelOfTry, levelsOnShelf } from '#durable/rules/games/levels/levels.ts'
import { medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import type { MedalScores } from '#durable/rules/games/prizes/medals.ts'
import type { RoundCourse } from '#durable/rules/games/replay.ts'
import { nextAttempt } from '#durable/rules/games/round/course-of-day.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { ROUND_COUNTS_MS, ROUND_KEPT_MS } from '#durable/rules/games/round/standing.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { isAlive } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { run } from '#worker/db/query.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { levelsNow, levelsOfToday } from '#worker/sheets/levels-db.ts'
import { bestScore, courseOfRound, roundOf } from './rounds-db.ts'
import type { RoundRow, SeedOf } from './rounds-db.ts'

/** What a client asks for. `shelf` is the key of a level that is played by itself; null for the next try of the day. */
export type WantedRound = {
  game: GameKey
  /** The version of the rules that the client plays by. */
  rules: number
  shelf: string | null
  isCalm: boolean
  /** A round that is still open is left for this one; else it stands in its way. */
  leavesOpen: boolean
}

export type StartedRound = {
  id: string
  course: RoundCourse
  attempt: number | null
  day: number
  medals: MedalScores
  /** The user's own best of this kind of round until now. */
  best: number | null
  /** Epoch ms: until then its log is taken. */
  expiresAt: number
}

type StartRefusal =
  | 'dog-is-dead'
  | 'game-changed'
  | 'no-tries-left'
  | 'not-your-dog'
  | 'op-reused'
  | 'round-open'
  | 'try-again'

/** How often a start is repeated that lost its try to another one of the same user at the same moment. */
const STARTS_MAX = 10

/** [GR3] Starts a round, which uses up a try. The op is the id of the round: asked for again it is the same round. */
export async function startRound(
  db: Db,
  actor: Actor,
  asked: WantedRound,
  seedOf: SeedOf,
): Promise<StartedRound | StartRefusal> {
  // A heap has no clock, and so no calmer pace.
  const wanted = { ...asked, isCalm: asked.isCalm && asked.game !== 'KnogleKnas' }
  if (wanted.rules !== rulesVersionOf(wanted.game)) return 'game-changed'
  for (let starts = 0; starts < STARTS_MAX; starts += 1) {
    const began = await begin(db, actor, wanted)
    if (began === 'attempt-taken') continue
    const known = await roundOf(db, { id: actor.op, user: actor.user })
    if (known) return isWhatWasAsked(known, actor, wanted) ? started(db, known, seedOf) : 'op-reused'
    return began === 'begun' ? 'op-reused' : began
  }
  return 'try-again'
}

type Begun = 'begun' | 'attempt-taken' | Exclude<StartRefusal, 'try-again'>

async function begin(db: Db, { op: id, user, dog, now }: Actor, wanted: WantedRound): Promise<Begun> {
  const { game, rules, shelf, isCalm, leavesOpen } = wanted
  const day = osloDay(now)
  const attempt = shelf === null ? nextAttempt(await triesUsed(db, { user, game, day })) : null
  if (shelf === null && attempt === null) return 'no-tries-left'
  const level = game === 'KnogleKnas' ? await levelFor(db, { shelf, attempt, now }) : null
  if (level === undefined) return 'game-changed'
  const isOpen = sql`exists (select 1 from round where user_id = ${user} and state = 'open'
    and started_at > ${now - ROUND_COUNTS_MS})`
  try {
    await db.batch([
      demanded(db, 'not-your-dog', sql`exists (select 1 from dog where id = ${dog} and user_id = ${user})`),
      demanded(db, 'dog-is-dead', isAlive(dog, day)),
      ...(leavesOpen ? [] : [demanded(db, 'round-open', sql`not ${isOpen}`)]),
      db
        .update(round)
        .set({ state: 'left' })
        .where(and(eq(round.userId, user), eq(round.state, 'open'))),
      db.insert(round).values({
        id,
        userId: user,
        dogId: dog,
        game,
        day,
        attempt,
        levelKey: level?.key,
        levelVersion: level?.version,
        rules,
        isCalm: isCalm ? 1 : 0,
        startedAt: now,
      }),
    ])
    return 'begun'
  } catch (error) {
    return meaningOf<Begun>(error, {
      'not-your-dog': 'not-your-dog',
      'dog-is-dead': 'dog-is-dead',
      'round-open': 'round-open',
      'round.id': 'op-reused',
      'round.user_id, round.game, round.day, round.attempt': 'attempt-taken',
    })
  }
}

async function triesUsed(db: Db, { user, game, day }: { user: number; game: GameKey; day: number }): Promise<number> {
  const isOfDay = and(eq(round.userId, user), eq(round.game, game), eq(round.day, day))
  const row = await db
    .select({ used: max(round.attempt) })
    .from(round)
    .where(isOfDay)
    .get()
  return row?.used ?? 0
}

/** The level of the try, or the one of the shelf in its newest version; undefined where there is none. */
async function levelFor(
  db: Db,
  { shelf, attempt, now }: { shelf: string | null; attempt: number | null; now: number },
): Promise<HeapLevel | undefined> {
  const day = osloDay(now)
  if (attempt !== null) return levelOfTry(await run(levelsOfToday(db, now)), { day, attempt })
  return levelsOnShelf(await run(levelsNow(db)), day).find(({ key }) => key === shelf)
}

function isWhatWasAsked({ dogId, ...row }: RoundRow, { dog }: Actor, { game, shelf, isCalm }: WantedRound): boolean {
  const rowShelf = row.attempt === null ? row.levelKey : null
  return dogId === dog && row.game === game && rowShelf === shelf && row.isCalm === (isCalm ? 1 : 0)
}

async function started(db: Db, row: RoundRow, seedOf: SeedOf): Promise<StartedRound | 'game-changed'> {
  const { id, userId: user, game, day, attempt, startedAt } = row
  const course = await courseOfRound(db, row, seedOf)
  if (!course) return 'game-changed'
  const shelf = attempt === null ? row.levelKey : null
  const best = await bestScore(db, { user, game, isCalm: row.isCalm === 1, shelf }).get()
  return {
    id,
    course,
    attempt,
    day,
    medals: medalScoresOf(course),
    best: best?.score ?? null,
    expiresAt: startedAt + ROUND_KEPT_MS,
  }
}
