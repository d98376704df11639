import { can } from '#durable/rules/roles.ts'
import { BAN_FILTERS, BAN_SORTS, type BanRow, bansTable } from '#worker/db/manage/bans.ts'
import type { TablePage } from '#worker/db/manage/pages.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { reasonOf } from '../staff/sanction.ts'

const Filter = builder.enumType('BanFilter', {
  description: 'active: what holds now. over: bans that have ended. kicks: those without a ban.',
  values: BAN_FILTERS,
})
const Sort = builder.enumType('BanSort', { values: BAN_SORTS })

const Row = builder.objectRef<BanRow>('BanRow').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    userId: t.exposeInt('userId'),
    username: t.exposeString('username'),
    dogName: t.exposeString('dogName', { nullable: true }),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    seconds: t.exposeInt('seconds', { description: 'As it was given; 0 is a kick without a ban.' }),
    reason: t.string({ resolve: (row, _args, { language }) => reasonOf(row, language) }),
    issuer: t.exposeString('issuer', { nullable: true }),
    isActive: t.boolean({ resolve: ({ endsAt }, _args, { now }) => endsAt > now }),
    isLifted: t.boolean({ resolve: ({ liftedAt }) => liftedAt !== null }),
    isAppealed: t.boolean({ resolve: ({ appealedAt }) => appealedAt !== null }),
    mayLift: t.boolean({
      description: 'Whoever gave it takes it back; administrators lift any but their own [B7].',
      resolve: ({ userId, issuedBy, endsAt }, _args, { viewer, now }) =>
        viewer !== null &&
        endsAt > now &&
        userId !== viewer.userId &&
        (issuedBy === viewer.userId || can(viewer, 'lift-any-ban')),
    }),
  }),
})

const Table = builder.objectRef<TablePage<BanRow>>('BansTable').implement({
  fields: (t) => ({ rows: t.field({ type: [Row], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})

/** Who is outside the gate, since when, why, by whom and until when. */
export function addBans() {
  builder.queryField('bansTable', (t) =>
    t.field({
      type: Table,
      args: {
        search: t.arg.string({ description: 'A part of a name or of a reason, or the id of a user.' }),
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort }),
        page: t.arg.int(),
      },
      resolve: async (_root, query, context) => {
        await requireStaff(context, 'kick')
        return bansTable(context.db, { ...query, now: context.now })
      },
    }),
  )
}
