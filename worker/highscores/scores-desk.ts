import type { ScoresDesk } from '#app/manage/scores/scores-desk.ts'
import { staffBadge, standsAbove } from '#durable/rules/roles.ts'
import { isFoundBy } from '#durable/rules/staff/decisions.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { reasonFor } from '#worker/texts.ts'
import { judgedBoard, lastRemovals, ownerOfScore, removeScore } from './removals-db.ts'

/** [GR12] The boards, as staff judge them. */
export function scoresDesk(context: DeskContext): ScoresDesk {
  const { db, language, now } = context
  return {
    judgedScores: forStaff(context, 'judge-scores', (_staff, board) => judgedBoard(db, { ...board, now })),

    removedScores: forStaff(context, 'judge-scores', (_staff, game) => lastRemovals(db, game)),

    removeScore: forFreshStaff(
      context,
      'judge-scores',
      async (staff, { game, dogId, scoredAt, foundBy, ...written }) => {
        const reason = reasonFor(written.reason)
        if (!isFoundBy(foundBy)) throw badInput('foundBy')
        const owner = await ownerOfScore(db, { game, dogId, scoredAt })
        if (!owner) throw badInput('score: it is on no board')
        const { userId, score, developer, ...roles } = owner
        if (!standsAbove(staff, { ...roles, developer: developer !== 0 })) throw refused('above-you', language)
        const found = { foundBy, decider: staffBadge(staff) }
        const which = { game, dogId, scoredAt, score, userId }
        const done = await removeScore(db, { ...which, ...found, reason, by: staff.userId, now })
        if (done === 'gone') throw badInput('score: it is on no board')
      },
    ),
  }
}
