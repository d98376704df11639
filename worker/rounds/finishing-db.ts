import { and, eq, isNull, sql } from 'drizzle-orm'
import { FORMER_RULES, replayBy } from '#durable/rules/games/former-rules.ts'
import type { FormerRules } from '#durable/rules/games/former-rules.ts'
import { medalFor, medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import { logOfText } from '#durable/rules/games/round/log-text.ts'
import { standingOf } from '#durable/rules/games/round/standing.ts'
import type { LogFault } from '#durable/rules/games/round/verdict.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import type { Db } from '#worker/db/client.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { hashOf } from '#worker/hash.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { LedgerRefusal } from '#worker/ledger/operation.ts'
import { demand } from '#worker/ledger/writes.ts'
import { bookedRound, hadBefore } from './booking-db.ts'
import type { BookingWord, Ended, RoundCounts, RoundResult } from './booking-db.ts'
import { courseOfRound, roundOf } from './rounds-db.ts'
import type { RoundRow, SeedOf } from './rounds-db.ts'

type FinishRefusal =
  | ActProblem
  | LedgerRefusal
  | 'bad-log'
  | 'dog-is-dead'
  | 'dog-is-elsewhere'
  | 'game-changed'
  | 'not-your-dog'
  | 'round-over'
  | 'too-soon'
  | 'try-again'

/** Who sends a log; `op` is the id of the op, as with every act that moves value. */
export type Finisher = { op: string; user: number; now: number }

/** The log that ends a round. `seen` is what its room says [GR15], asked while the log is replayed; absent without a room. */
type EndedLog = { roundId: string; log: string; seen?: Promise<boolean> }

/** An arcade log of so many bytes is nobody else's by chance. */
const COPY_BYTES_MIN = 40

/** How often a round is booked anew because another one of the same user came between reading and writing. */
const BOOKINGS_MAX = 10

/** [GR1] Ends a round, once, by the log of what hands did. What it is worth the rules say, and nobody else. */
export async function finishRound(
  db: Db,
  finisher: Finisher,
  { roundId, log, seen }: EndedLog,
  seedOf: SeedOf,
  former: FormerRules = FORMER_RULES,
): Promise<RoundResult | FinishRefusal> {
  for (let bookings = 0; bookings < BOOKINGS_MAX; bookings += 1) {
    const row = await roundOf(db, { id: roundId, user: finisher.user })
    if (!row) return 'round-over'
    const finished =
      row.endedAt === null
        ? await finish(db, finisher, { row, log, seen, seedOf, former })
        : await again(db, finisher, { row, log })
    if (finished === 'log-known') return refuseLog(db, { row, fault: 'copied', now: finisher.now })
    if (finished !== 'changed-meanwhile') return finished
  }
  return 'try-again'
}

function operationOf({ op: id, user, now }: Finisher, { row, log }: { row: RoundRow; log: string }) {
  return { id, actor: user, kind: 'round', request: { roundId: row.id, log }, now } as const
}

/** The answer to an op that has ended the round before; another op finds it over. */
async function again(db: Db, finisher: Finisher, { row, log }: { row: RoundRow; log: string }) {
  const isOver = [demand('round-over', sql`0`)]
  const said = await perform<RoundResult, 'round-over'>(db, operationOf(finisher, { row, log }), {
    writes: isOver,
    result: sql<RoundResult>`'{}'`,
  })
  // A log that is refused is no op: nothing was moved.
  return said === 'round-over' && row.state === 'refused' ? 'bad-log' : said
}

type Finishing = { row: RoundRow; log: string; seen: EndedLog['seen']; seedOf: SeedOf; former: FormerRules }

async function finish(
  db: Db,
  finisher: Finisher,
  { row, log, seen, seedOf, former }: Finishing,
): Promise<RoundResult | FinishRefusal | BookingWord> {
  const { now } = finisher
  const course = await courseOfRound(db, row, seedOf)
  if (!course) return 'game-changed'
  const bytes = logOfText(log)
  if (typeof bytes === 'string') return refuseLog(db, { row, fault: bytes, now })
  const verdict = replayBy(row.rules, course, bytes, former)
  if (!verdict) return 'game-changed'
  if ('refused' in verdict) return refuseLog(db, { row, fault: verdict.refused, now })
  const { proof } = verdict
  const standing = standingOf({ ...row, isCalm: row.isCalm === 1, endedAt: now, proof })
  if (standing === 'too-soon' || standing === 'round-over') return standing
  const isSeen = (await seen) ?? false
  const counts = standing === 'counted' ? standingIn(row, isSeen) : standing
  const medal = medalFor(proof.score, medalScoresOf(course))
  const ended: Ended = {
    row,
    proof,
    medal,
    counts,
    bytes,
    isSeen,
    logHash: bytes.length < COPY_BYTES_MIN ? null : await hashOfLog(row, log),
  }
  const { writes, result } = bookedRound(db, { finisher, ended, had: await hadBefore(db, row) })
  return perform(db, operationOf(finisher, { row, log }), { writes, result: told(result) })
}

/** [GR5] [GR15] For what a round counts that came in time: a level of the shelf stands on no board anyway. */
function standingIn({ state, attempt }: RoundRow, isSeen: boolean): RoundCounts {
  if (state === 'left') return 'late'
  return attempt === null || isSeen ? 'counted' : 'unseen'
}

/** [GR2] A log that proves nothing ends its round, and why is kept for who looks for patterns. */
async function refuseLog(
  db: Db,
  { row, fault, now }: { row: RoundRow; fault: LogFault | 'copied'; now: number },
): Promise<'bad-log'> {
  const isRunning = and(eq(round.id, row.id), isNull(round.endedAt))
  await db.update(round).set({ state: 'refused', fault, endedAt: now }).where(isRunning)
  return 'bad-log'
}

/** What tells an arcade log of a try from all others; null for a heap, where many find the same best moves. */
async function hashOfLog({ game, attempt }: RoundRow, log: string): Promise<string | null> {
  if (game === 'KnogleKnas' || attempt === null) return null
  // Each log has one text only.
  return hashOf(log)
}
