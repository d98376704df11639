import { BROKEN_RULES, suggestedSeconds } from '#durable/rules/bans.ts'
import type { BanSeconds } from '#durable/rules/bans.ts'
import { staffBadge } from '#durable/rules/roles.ts'
import { requireCapable, requireStaff } from '#worker/auth/require-staff.ts'
import { dogOwner } from '#worker/dogs/dog-owner-db.ts'
import type { DogOwner } from '#worker/dogs/dog-owner-db.ts'
import { BadgeEnum } from '#worker/dogs/meeting-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import { openReportsOn } from '#worker/reports/reports-db.ts'
import type { StoredReport } from '#worker/reports/reports-db.ts'
import { OffenceEnum } from '#worker/reports/reports-graphql.ts'
import { kick, mayKick } from './kicking.ts'
import { SanctionType } from './sanction-graphql.ts'
import { recordOf } from './sanctions-db.ts'
import type { Sanction as SanctionRow } from './sanctions-db.ts'

const BrokenRuleEnum = builder.enumType('BrokenRule', { values: BROKEN_RULES })

const OpenReport = builder.objectRef<StoredReport>('OpenReport').implement({
  description: 'An open report, as the kick window shows it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    offence: t.expose('offence', { type: OffenceEnum }),
    reporter: t.exposeString('reporter'),
    isMine: t.boolean({ resolve: ({ claimedBy }, _args, { viewer }) => claimedBy === viewer?.userId }),
  }),
})

const StaffDog = builder
  .objectRef<
    DogOwner & { mayKick: boolean; record: SanctionRow[]; reports: StoredReport[]; suggestedSeconds: BanSeconds }
  >('StaffDog')
  .implement({
    description: 'A dog and its owner, as staff see them.',
    fields: (t) => ({
      id: t.exposeInt('dogId'),
      name: t.exposeString('dogName'),
      userId: t.exposeInt('userId'),
      username: t.exposeString('username'),
      badge: t.field({ type: BadgeEnum, nullable: true, resolve: ({ roles }) => staffBadge(roles) }),
      mayKick: t.exposeBoolean('mayKick', { description: 'Whether the viewer may kick them.' }),
      record: t.field({ type: [SanctionType], resolve: ({ record }) => record }),
      reports: t.field({
        type: [OpenReport],
        description: 'The open reports about them, five at most: those that the viewer has claimed, then the newest.',
        resolve: ({ reports }) => reports,
      }),
      suggestedSeconds: t.exposeInt('suggestedSeconds', {
        description: 'The suggested length in seconds, by the earlier kicks and bans.',
      }),
    }),
  })

/** Kicks and bans, as given from the window in the park. */
export function addKicks() {
  builder.queryField('staffDog', (t) =>
    t.field({
      type: StaffDog,
      nullable: true,
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => {
        const viewer = await requireStaff(context, 'kick')
        const owner = await dogOwner(context.db, dogId)
        if (!owner) return null
        const [record, reports] = await Promise.all([
          recordOf(context.db, owner.userId),
          openReportsOn(context.db, { reader: viewer, accusedId: owner.userId, now: context.now }),
        ])
        const counted = record.filter(({ liftedAt }) => liftedAt === null)
        return {
          ...owner,
          mayKick: mayKick(viewer, owner),
          record,
          reports,
          suggestedSeconds: suggestedSeconds(counted, context.now),
        }
      },
    }),
  )

  builder.mutationField('kick', (t) =>
    t.boolean({
      description:
        'Sends all dogs of the owner out of the park with the reason, and bans the owner for so many seconds.',
      args: {
        dogId: t.arg.int(),
        seconds: t.arg.int({ description: '0 (a kick alone), 300, 1800, 7200 or 86400.' }),
        rule: t.arg({ type: BrokenRuleEnum }),
        reason: t.arg.string({ description: '5 to 200 characters, or none if the rule is reason enough.' }),
        reportId: t.arg.int({ required: false, description: 'The report that this answers, and closes.' }),
      },
      resolve: async (_root, { reportId, ...args }, context) => {
        const staff = requireCapable(context, 'kick')
        await kick(context, staff, { ...args, reportId: reportId ?? null })
        return true
      },
    }),
  )
}
