import { phraseIn } from '#durable/rules/phrases/phrase-text.ts'
import { NAME_MAX } from '#durable/rules/names.ts'
import { copiesOf, roomOf } from '#durable/rules/places/twins.ts'
import { can } from '#durable/rules/roles.ts'
import { isRoomKey } from '#durable/world/room-keys.ts'
import type { TablePage } from '#worker/db/manage/pages.ts'
import { type LogRow, staffLogTable } from '#worker/db/manage/staff-log.ts'
import { logged } from '#worker/db/staff/log.ts'
import { type ChatRecord, type ChatRecords, chatRecords } from '#worker/parks/chat-records.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { badInput } from '#worker/graphql/errors.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { epochOf, reasonOf, requireFreshStaff, textOf } from './staff.ts'

const Line = builder.objectRef<ChatRecord>('ChatRecord').implement({
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    dogId: t.exposeInt('dogId'),
    name: t.exposeString('name'),
    userId: t.exposeInt('userId'),
    text: t.string({
      description: "As it was typed, also where it was starred out; a phrase in the viewer's language.",
      resolve: ({ text, phrase }, _args, { language }) => (phrase ? phraseIn(language, phrase) : text),
    }),
    whisperedTo: t.exposeString('whisperedTo', { nullable: true }),
    isPoop: t.exposeBoolean('isPoop', { description: 'Whether poop says it.' }),
    isPrint: t.exposeBoolean('isPrint', { description: 'Whether a paw print says it.' }),
    isFlagged: t.exposeBoolean('isFlagged'),
  }),
})

const Records = builder.objectRef<ChatRecords>('ChatRecords').implement({
  fields: (t) => ({
    lines: t.field({
      type: [Line],
      description: 'The newest first, a hundred at most.',
      resolve: ({ lines }) => lines,
    }),
    before: t.exposeInt('before', { nullable: true, description: 'Where the next look goes on.' }),
  }),
})

const Row = builder.objectRef<LogRow>('StaffLogRow').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    act: t.exposeString('act'),
    staffId: t.exposeInt('staffId', { nullable: true, description: 'Null: the park itself.' }),
    staff: t.exposeString('staff', { nullable: true }),
    userId: t.exposeInt('userId', { nullable: true }),
    username: t.exposeString('username', { nullable: true }),
    dogName: t.exposeString('dogName', { nullable: true }),
    room: t.exposeString('room', { nullable: true }),
    reason: t.exposeString('reason'),
    detail: t.exposeString('detail', { description: 'JSON.' }),
  }),
})

const Table = builder.objectRef<TablePage<LogRow>>('StaffLogTable').implement({
  fields: (t) => ({ rows: t.field({ type: [Row], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})

/** What was said, and what staff did: whoever looks at the one is seen in the other. */
export function addRecords() {
  builder.mutationField('lookAtChat', (t) =>
    t.field({
      type: Records,
      description: 'What a room has kept of its talk. Each look is in the staff log, with its reason.',
      args: {
        room: t.arg.string({ description: 'The copy of a room: "plaza~2".' }),
        dogName: t.arg.string({ description: 'Of this dog alone, or to it; empty: of all.' }),
        until: t.arg.string({ required: false, description: 'ISO 8601; absent: up to now.' }),
        before: t.arg.int({ required: false }),
        reason: t.arg.string(),
      },
      resolve: async (_root, { room, until, before, ...args }, context) => {
        const { env, db, now } = context
        const { userId } = await requireFreshStaff(context, 'read-chat-records')
        if (!isRoomKey(roomOf(room)) || !copiesOf(roomOf(room)).includes(room))
          throw badInput('room: there is no such room')
        const upTo = until ? epochOf('until', until) : null
        const reason = reasonOf(args.reason)
        const dogName = textOf('dogName', args.dogName, { min: 0, max: NAME_MAX })
        const detail = { dogName, until: upTo, before: before ?? null }
        await logged(db, { at: now, staffId: userId, act: 'look-at-chat', room, reason, detail })
        return chatRecords(env, { room, dogName, until: upTo, before: before ?? null })
      },
    }),
  )

  builder.queryField('staffLogTable', (t) =>
    t.field({
      type: Table,
      description: 'Administrators see what all staff do, moderators what they did themselves.',
      args: {
        search: t.arg.string(),
        act: t.arg.string({ description: 'Empty: whatever it was.' }),
        page: t.arg.int(),
      },
      resolve: async (_root, query, context) => {
        const viewer = await requireStaff(context, 'open-manage')
        return staffLogTable(context.db, { ...query, own: can(viewer, 'read-staff-log') ? null : viewer.userId })
      },
    }),
  )
}
