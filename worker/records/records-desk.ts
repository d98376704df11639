import type { RecordsDesk } from '#app/manage/records/records-desk.ts'
import { phraseIn } from '#durable/rules/phrases/phrase-text.ts'
import { can } from '#durable/rules/roles.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { isPublishedCopy } from '#worker/presence/presence-db.ts'
import { badInput } from '#worker/refusals.ts'
import { momentOf, reasonFor, textOf } from '#worker/texts.ts'
import { chatRecords } from './chat-records.ts'
import { staffLogTable } from './log-table-db.ts'
import { logged } from './staff-log-db.ts'

/** The chat logs and the staff log. */
export function recordsDesk(context: DeskContext): RecordsDesk {
  const { db, env, language, now } = context
  return {
    lookAtChat: forFreshStaff(context, 'read-chat-records', async ({ userId }, { room, before, ...asked }) => {
      if (!(await isPublishedCopy(db, room))) throw badInput('room: there is no such room')
      const until = asked.until === null ? null : momentOf('until', asked.until)
      const reason = reasonFor(asked.reason)
      const dogName = textOf('dogName', asked.dogName)
      const detail = { dogName, until, before }
      await logged(db, { at: now, staffId: userId, act: 'look-at-chat', room, reason, detail })
      const records = await chatRecords(env, { room, dogName, until, before })
      const lines = records.lines.map(({ phrase, dogId: _, ...line }) => ({
        ...line,
        text: phrase ? phraseIn(language, phrase) : line.text,
      }))
      return { lines, before: records.before }
    }),

    staffLog: forStaff(context, 'open-manage', (staff, query) =>
      staffLogTable(db, { ...query, own: can(staff, 'read-staff-log') ? null : staff.userId }),
    ),
  }
}
