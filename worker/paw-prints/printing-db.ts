import { sql } from 'drizzle-orm'
import { PAW_PRINTS, PAW_PRINT_REST_MS } from '#durable/rules/life/paw-prints.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { restUntil } from '#worker/acts/resting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { demand } from '#worker/ledger/writes.ts'

/** `room` and `line` are the place of its text in the chat log; a print without text has no line. */
export type PawPrint = { to: number; room: string; text?: string; line?: number | null }

/**
 * [U4] Stores the paw print of a dog for another one that sleeps, for which the room vouches. [U5] At most one from
 * each user waits.
 */
export async function printed(db: Db, actor: Actor, { to, room, text = '', line = null }: PawPrint) {
  const { op: id, user, dog, now } = actor
  const waiting = sql`from paw_print where to_dog = ${to}`
  return perform(
    db,
    { id, actor: user, kind: 'paw-print', request: { dog, to }, now },
    {
      writes: [
        ...mayAct(actor),
        demand('print-waits', sql`not exists (select 1 ${waiting} and from_user = ${user})`),
        demand('prints-full', sql`(select count(*) ${waiting}) < ${PAW_PRINTS.waitingMax}`),
        ...restUntil('too-often', { what: `print:${user}`, now, until: now + PAW_PRINT_REST_MS }),
        {
          sql: sql`insert into paw_print (to_dog, from_dog, from_user, text, room, line, at)
            values (${to}, ${dog}, ${user}, ${text}, ${room}, ${line}, ${now})`,
        },
      ],
      result: told({}),
    },
  )
}
