import { and, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import type { RoundCourse } from '#durable/rules/games/replay.ts'
import { seedLabelOfLevel, seedLabelOfTry } from '#durable/rules/games/round/course-of-day.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { levelAt } from '#worker/sheets/levels-db.ts'

/** Makes the seed of a course, 32 hexadecimal digits, from what names the course. */
export type SeedOf = (label: string) => Promise<string>

/** A round without its log, which only a replay asks for. */
export type RoundRow = Omit<typeof round.$inferSelect, 'log'>

const { log: _log, ...ROUND_COLUMNS } = getTableColumns(round)

/** The round, if it is the user's. */
export async function roundOf(db: Db, { id, user }: { id: string; user: number }): Promise<RoundRow | null> {
  const isTheirs = and(eq(round.id, id), eq(round.userId, user))
  return (await db.select(ROUND_COLUMNS).from(round).where(isTheirs).get()) ?? null
}

/** What the round is played on, as it was when it began; null where there is no such level. */
export async function courseOfRound(
  db: Db,
  {
    game,
    day,
    attempt,
    levelKey,
    levelVersion,
  }: Pick<RoundRow, 'game' | 'day' | 'attempt' | 'levelKey' | 'levelVersion'>,
  seedOf: SeedOf,
): Promise<RoundCourse | null> {
  const known = levelKey === null || levelVersion === null ? null : { key: levelKey, version: levelVersion }
  const level = known && (await run(levelAt(db, known)))
  const label = attempt === null ? level && seedLabelOfLevel(level) : seedLabelOfTry({ game, day, attempt })
  if (label === null) return null
  if (game !== 'KnogleKnas') return { game, seed: await seedOf(label) }
  return level && { game, level, seed: await seedOf(label) }
}

/** Rounds that one compares with each other: of the game at one pace, or of a level of the shelf. */
export type RoundKind = { user: number; game: RoundRow['game']; isCalm: boolean; shelf: HeapLevel['key'] | null }

/** The best score that the user has of a kind of rounds; null before the first. */
export function bestScore(db: Db, kind: RoundKind) {
  return db
    .select({ score: round.score })
    .from(round)
    .where(and(isOfKind(kind), isNotNull(round.score)))
    .orderBy(desc(round.score))
    .limit(1)
}

function isOfKind({ user, game, isCalm, shelf }: RoundKind): SQL | undefined {
  if (shelf !== null) return and(eq(round.userId, user), isNull(round.attempt), eq(round.levelKey, shelf))
  const isAtPace = eq(round.isCalm, isCalm ? 1 : 0)
  return and(eq(round.userId, user), isNotNull(round.attempt), eq(round.game, game), isAtPace)
}
