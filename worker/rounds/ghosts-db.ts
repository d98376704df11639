import { and, asc, desc, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import type { Wear } from '#worker/db/schema/dogs.ts'
import { friend } from '#worker/db/schema/friends.ts'
import { removedScore } from '#worker/db/schema/highscores.ts'
import { preference } from '#worker/db/schema/settings.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { dressed } from '#worker/dogs/wear-db.ts'
import { isBannedAt } from '#worker/highscores/highscores-db.ts'
import { isPartedFrom } from '#worker/presence/people-db.ts'
import { bestScore, roundOf } from './rounds-db.ts'
import type { RoundRow } from './rounds-db.ts'

/** A round of another user on the same course, to be played again beside one's own. */
export type Ghost = { name: string; color: string; shadowColor: string; wear: Wear; score: number; log: Uint8Array }

type GhostWish = { user: number; roundId: string; now: number }

/**
 * [GR13] The ghost for a round that the user is playing: of the dog's friends the one whose score is just above the user's
 * own best, else the best round on the course. Null where nobody has ended one, and in a game without a clock.
 */
export async function ghostFor(db: Db, { user, roundId, now }: GhostWish): Promise<Ghost | null> {
  const row = await roundOf(db, { id: roundId, user })
  if (row?.state !== 'open' || row.attempt === null || row.game === 'KnogleKnas') return null
  const best = await bestScore(db, { user, game: row.game, isCalm: row.isCalm === 1, shelf: null }).get()
  const isShown = and(isOnCourse(row), isShownTo(user, now))
  const columns = { dogId: round.dogId, score: round.score, log: round.log }
  const [[above], [leader]] = await db.batch([
    db
      .select(columns)
      .from(friend)
      // SQLite keeps the order of cross joins. It would otherwise read all better rounds on the course to find the friends'.
      .crossJoin(dog)
      .crossJoin(round)
      .where(
        and(
          isFriendOf(row.dogId),
          eq(dog.id, otherThan(row.dogId)),
          eq(round.userId, dog.userId),
          isShown,
          sql`${round.score} > ${best?.score ?? -1}`,
        ),
      )
      .orderBy(asc(round.score))
      .limit(1),
    db
      .select(columns)
      .from(round)
      .innerJoin(dog, eq(dog.id, round.dogId))
      .where(isShown)
      .orderBy(desc(round.score))
      .limit(1),
  ])
  const chosen = above ?? leader
  if (!chosen?.log || chosen.score === null) return null
  const seen = await dogSeen(db, chosen.dogId)
  return seen && { ...seen, score: chosen.score, log: chosen.log }
}

/** Rounds that were played by the same rules on the course, at full pace, and seen [GR15]. */
function isOnCourse({ game, day, attempt, rules }: RoundRow): SQL | undefined {
  const isTry = and(eq(round.game, game), eq(round.day, day), eq(round.attempt, attempt ?? 0))
  return and(isTry, isNotNull(round.log), eq(round.state, 'counted'), eq(round.isSeen, 1), eq(round.rules, rules))
}

/** Leaves out who hides results, who is parted from the user or banned, and scores that staff have removed. */
function isShownTo(user: number, now: number): SQL | undefined {
  const isRemoved = sql`exists (select 1 from ${removedScore} where ${and(
    eq(removedScore.dogId, round.dogId),
    eq(removedScore.game, round.game),
    eq(removedScore.scoredAt, round.endedAt),
  )})`
  const shows = sql`coalesce((select ${preference.value} ->> '$.results' from ${preference}
    where ${eq(preference.userId, round.userId)}), 1)`
  return and(
    ne(round.userId, user),
    shows,
    sql`not ${isPartedFrom(user, round.userId)}`,
    not(isBannedAt(now)),
    sql`not ${isRemoved}`,
  )
}

function isFriendOf(dogId: number): SQL | undefined {
  return and(isNotNull(friend.since), or(eq(friend.asker, dogId), eq(friend.asked, dogId)))
}

function otherThan(dogId: number): SQL {
  return sql`iif(${friend.asker} = ${dogId}, ${friend.asked}, ${friend.asker})`
}

async function dogSeen(db: Db, id: number) {
  const look = { id: dog.id, name: dog.name, color: dog.color, shadowColor: dog.shadowColor }
  const rows = await db
    .select({ dog: look, slot: wear.slot, item: wear.item })
    .from(dog)
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(eq(dog.id, id))
  return dressed(rows)[0] ?? null
}
