import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { GameKey } from '#durable/rules/games/games.ts'
import { bonesFor, levelBonesFor } from '#durable/rules/games/prizes/bones.ts'
import { hasNewMedal, hasPlayed, marksOf } from '#durable/rules/games/prizes/marks.ts'
import type { Medal } from '#durable/rules/games/prizes/medals.ts'
import { packPointsFor } from '#durable/rules/games/prizes/pack-week.ts'
import { punchedCard } from '#durable/rules/games/prizes/play-card.ts'
import type { PlayCard } from '#durable/rules/games/prizes/play-card.ts'
import type { RoundStanding } from '#durable/rules/games/round/standing.ts'
import type { RoundProof } from '#durable/rules/games/round/verdict.ts'
import { weekOfDay } from '#durable/rules/life/days.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import { packMarkFor } from '#worker/acts/pack-marks-db.ts'
import type { Db } from '#worker/db/client.ts'
import { once } from '#worker/db/schema/value/days.ts'
import { gameDay, playCard, round } from '#worker/db/schema/value/rounds.ts'
import { keepScore } from '#worker/highscores/highscores-db.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'
import { bestScore } from './rounds-db.ts'
import type { RoundRow } from './rounds-db.ts'

/** [GR15] For what a round counts, once it is taken. `unseen`: for all but the boards, since its room has not seen it. */
export type RoundCounts = Exclude<RoundStanding, 'too-soon' | 'round-over'> | 'unseen'

/** What the player is told at the end. */
export type RoundResult = {
  /** The dog that has played, and what: the room is told of the result. */
  dog: number
  game: GameKey
  score: number
  medal: Medal
  counts: RoundCounts
  /** Whether its room has seen it; absent in answers of before. */
  isSeen?: boolean
  /** Whether it beats what the user had reached until now. */
  isBest: boolean
  bones: number
  /** On the play card, from 0 to 6; a full card has become bones. */
  punches: number
}

/** A round whose log has been proven, and what it proves. */
export type Ended = {
  row: RoundRow
  proof: RoundProof
  medal: Medal
  counts: RoundCounts
  bytes: Uint8Array
  /** See `round.log_hash`. */
  logHash: string | null
  /** [GR15] Whether its room has seen it played. */
  isSeen: boolean
}

/** What the user had when the round was judged. */
type Had = { marks: number; seenMedal: Medal; card: PlayCard; best: number | null; hasGold: boolean }

/** Words of the op that no client is told: another round of the user came between, or somebody has sent this very log. */
export type BookingWord = 'changed-meanwhile' | 'log-known'

export async function hadBefore(db: Db, row: RoundRow): Promise<Had> {
  const { userId: user, game, day, attempt, levelKey } = row
  const isOfDay = and(eq(gameDay.userId, user), eq(gameDay.game, game), eq(gameDay.day, day))
  const shelf = attempt === null ? levelKey : null
  const [[marked], [seen], [card], [best], [gold]] = await db.batch([
    db.select({ marks: gameDay.marks }).from(gameDay).where(isOfDay),
    db
      .select({ medal: sql<Medal | null>`max(${round.medal})` })
      .from(round)
      .where(isSeenOfDay(row)),
    db.select({ punches: playCard.punches, lastDay: playCard.lastDay }).from(playCard).where(eq(playCard.userId, user)),
    bestScore(db, { user, game, isCalm: row.isCalm === 1, shelf }),
    db
      .select({ what: once.what })
      .from(once)
      .where(eq(once.what, goldOf(row))),
  ])
  return {
    marks: marked?.marks ?? 0,
    seenMedal: seen?.medal ?? 0,
    card: card ?? { punches: 0, lastDay: null },
    best: best?.score ?? null,
    hasGold: gold !== undefined,
  }
}

type Booking = { finisher: { op: string; user: number; now: number }; ended: Ended; had: Had }

/** [GR9] [GR10] [GR11] All that follows from a round, for one op: each of its writes is done, or none. */
export function bookedRound(db: Db, { finisher, ended, had }: Booking) {
  const { op, user, now } = finisher
  const { row, proof, medal, counts, logHash, isSeen } = ended
  const { dogId: dog, game, day, startedAt } = row
  const isShelf = row.attempt === null
  // The course of a level of the shelf is the same for ever and can be practised: it gives its gold, and nothing of the day.
  const marks = isShelf ? 0 : marksOf({ game, proof, medal })
  const punched = hasPlayed(marks) ? punchedCard(had.card, day) : { card: had.card, bones: 0 }
  const levelBones = isShelf ? levelBonesFor({ hadGold: had.hasGold, medal }) : 0
  const bones = bonesFor(had.marks, marks) + punched.bones + levelBones
  const points = isSeen && !isShelf ? packPointsFor(had.seenMedal, medal) : 0
  const isOnBoards = !isShelf && counts === 'counted'
  const score = { game, dogId: dog, score: proof.score, now, startedAt }
  const writes: Write<'dog-is-dead' | 'dog-is-elsewhere' | 'not-your-dog' | 'round-over' | ActProblem | BookingWord>[] =
    [
      demand('round-over', sql`exists (select 1 from round where id = ${row.id} and ended_at is null)`),
      demand('changed-meanwhile', isAsBefore(row, had)),
      ...mayAct({ op, user, dog, now }),
      ...(logHash === null ? [] : [demand('log-known', sql`not ${isKnown(row, { logHash, isSeen })}`)]),
      { sql: ending(ended, now) },
      ...(marks === 0 ? [] : [{ sql: marking(row, marks) }]),
      ...(punched.card === had.card ? [] : [{ sql: punching(user, punched.card) }]),
      ...(points > 0 ? [{ sql: bringing({ user, dog, week: weekOfDay(day), points, now }) }] : []),
      ...(levelBones > 0 ? [{ sql: sql`insert into once (what, op_id) values (${goldOf(row)}, ${op})` }] : []),
      ...(bones > 0 ? transfer(op, { unit: 'bones', amount: bones, from: { park: 'games' }, to: { dog } }) : []),
      ...(hasNewMedal(had.marks, marks) || levelBones > 0 ? packMarkFor({ user, dog, now }) : []),
      ...(isOnBoards ? [{ sql: keepScore(db, score).getSQL() }] : []),
    ]
  const isBest = had.best === null || proof.score > had.best
  const result: RoundResult = {
    dog,
    game,
    score: proof.score,
    medal,
    counts,
    isSeen,
    isBest,
    bones,
    punches: punched.card.punches,
  }
  return { writes, result }
}

/** [GR9] What happens but once: the first gold of a user on a level. */
function goldOf({ userId, levelKey }: RoundRow): string {
  return `level-gold:${userId}:${levelKey}`
}

/** [GR11] The tries of the user in the game and day of the row that their rooms have seen. */
function isSeenOfDay({ userId, game, day }: RoundRow): SQL | undefined {
  const isOfDay = and(eq(round.userId, userId), eq(round.game, game), eq(round.day, day))
  return and(isOfDay, isNotNull(round.attempt), eq(round.isSeen, 1))
}

function isAsBefore(row: RoundRow, { marks, seenMedal, card, hasGold }: Had): SQL {
  const { id, userId: user, game, day, state } = row
  return sql`exists (select 1 from round where id = ${id} and state = ${state})
    and ${marks} = coalesce((select marks from game_day where user_id = ${user} and game = ${game} and day = ${day}), 0)
    and ${seenMedal} = coalesce((select max(medal) from round where ${isSeenOfDay(row)}), 0)
    and ${card.lastDay ?? -1} = coalesce((select last_day from play_card where user_id = ${user}), -1)
    and ${hasGold ? 1 : 0} = exists (select 1 from once where what = ${goldOf(row)})`
}

/** [GR15] Whether this very log was sent before. To one that its room has seen only such a log is known. */
function isKnown({ game, day, attempt }: RoundRow, { logHash, isSeen }: { logHash: string; isSeen: boolean }): SQL {
  return sql`exists (select 1 from round where game = ${game} and day = ${day} and attempt = ${attempt}
    and log_hash = ${logHash} and (is_seen = 1 or ${isSeen ? 0 : 1}))`
}

function ending({ row, proof, medal, counts, bytes, logHash, isSeen }: Ended, now: number): SQL {
  // A hash stands in one row: the copy that came before keeps it.
  const hash = logHash === null ? sql`null` : sql`iif(${isKnown(row, { logHash, isSeen: false })}, null, ${logHash})`
  // For the table there is one state of all that stays off the boards for how it came.
  const state = counts === 'unseen' ? 'late' : counts
  return sql`update round set state = ${state}, ended_at = ${now}, score = ${proof.score}, medal = ${medal},
    ticks = ${proof.ticks}, log = ${bytes}, log_hash = ${hash},
    is_seen = ${isSeen ? 1 : 0} where id = ${row.id}`
}

function marking({ userId, game, day }: RoundRow, marks: number): SQL {
  return sql`insert into game_day (user_id, game, day, marks) values (${userId}, ${game}, ${day}, ${marks})
    on conflict do update set marks = marks | excluded.marks`
}

function punching(user: number, { punches, lastDay }: PlayCard): SQL {
  return sql`insert into play_card (user_id, punches, last_day) values (${user}, ${punches}, ${lastDay})
    on conflict do update set punches = excluded.punches, last_day = excluded.last_day`
}

type Brought = { user: number; dog: number; week: number; points: number; now: number }

function bringing({ user, dog, week, points, now }: Brought): SQL {
  return sql`insert into pack_week (week, pack, user_id, points, at)
    select ${week}, pack, ${user}, ${points}, ${now} from dog where id = ${dog}
    on conflict do update set points = points + excluded.points, at = excluded.at`
}
