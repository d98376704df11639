import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { pushSubscription } from '#worker/db/schema/push.ts'
import { outcomeWrite } from './due-db.ts'
import type { PushOutcome } from './due-db.ts'
import type { PushTarget, ReadyPush } from './readiness-db.ts'

/** What a push service has answered for one browser. `at` is when it may be tried again (epoch ms). */
export type Delivered = { push: ReadyPush; target: PushTarget } & (
  | { answer: 'taken' | 'gone' | 'refused' }
  | { answer: 'later'; at: number }
)

/** Stores what has become of the messages, and which browsers there still are, in one batch. */
export async function settlePushes(
  db: Db,
  { outcomes, verdicts, now }: { outcomes: readonly PushOutcome[]; verdicts: readonly Delivered[]; now: number },
): Promise<void> {
  const answered = (answer: Delivered['answer']) =>
    verdicts.filter((verdict) => verdict.answer === answer).map(({ target }) => target.id)
  await db.batch([
    db.delete(pushSubscription).where(inArray(pushSubscription.id, listed(answered('gone')))),
    db
      .update(pushSubscription)
      .set({ okAt: now, fails: 0 })
      .where(inArray(pushSubscription.id, listed(answered('taken')))),
    db
      .update(pushSubscription)
      .set({ fails: sql`${pushSubscription.fails} + 1` })
      .where(inArray(pushSubscription.id, listed(answered('refused')))),
    ...outcomes.map((outcome) => outcomeWrite(db, outcome, now)),
  ])
}

// One JSON parameter, because D1 allows a hundred parameters.
function listed(ids: readonly number[]) {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`
}
