import { sql } from 'drizzle-orm'
import { PACK_GOAL, goalWeek, weekBefore } from '#durable/rules/life/pack-goal.ts'
import type { Write } from '#worker/ledger/operation.ts'

type Marker = { user: number; dog: number; now: number }

/**
 * [PG1] A mark for the pack of the dog, in the batch of the act for which it is given. Who has given all marks of the week adds none.
 * The first mark of a week sets the goal.
 */
export function packMarkFor({ user, dog, now }: Marker): Write[] {
  const week = goalWeek(now)
  const given = sql`(select coalesce(sum(marks), 0) from pack_mark where user_id = ${user} and week = ${week})`
  const mayGive = sql`dog.id = ${dog} and ${given} < ${PACK_GOAL.marksMost}`
  const markers = sql`coalesce((select users from pack_goal as before
    where before.week = ${weekBefore(week)} and before.pack = dog.pack), 0)`
  const target = sql`max(${PACK_GOAL.least}, ${PACK_GOAL.perUser} * ${markers})`
  const isNewHere = sql`not exists (select 1 from pack_mark
    where user_id = ${user} and week = ${week} and pack = excluded.pack)`
  return [
    {
      sql: sql`insert into pack_goal (week, pack, target, marks, users)
        select ${week}, dog.pack, ${target}, 1, 1 from dog where ${mayGive}
        on conflict do update set marks = marks + 1, users = users + ${isNewHere},
        reached_at = coalesce(reached_at, iif(marks + 1 >= target, ${now}, null))`,
    },
    {
      sql: sql`insert into pack_mark (week, user_id, pack, marks, dog_id)
        select ${week}, ${user}, dog.pack, 1, ${dog} from dog where ${mayGive}
        on conflict do update set marks = marks + 1, dog_id = excluded.dog_id`,
    },
  ]
}
