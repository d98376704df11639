import { cleanText } from '#durable/rules/chat.ts'
import { OFFENCES, OUTCOMES, isReportReason } from '#durable/rules/staff/reports.ts'
import type { Offence } from '#durable/rules/staff/reports.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { dogOwner } from '#worker/dogs/dog-owner-db.ts'
import { dogsOf } from '#worker/dogs/dogs-db.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { isPublishedCopy } from '#worker/presence/presence-db.ts'
import { refused } from '#worker/refusals.ts'
import { evidenceOf } from './evidence.ts'
import { ownReports, seeOutcomes, untoldOutcomes } from './outcomes-db.ts'
import type { OwnReport } from './outcomes-db.ts'
import { keepReport, reportRefusal } from './reports-db.ts'

export const OffenceEnum = builder.enumType('Offence', { values: OFFENCES })
export const OutcomeEnum = builder.enumType('ReportOutcome', {
  description:
    'acted: somebody was kicked or banned; warned: somebody was spoken to; nothing: no rule was broken; untrue: it was made up.',
  values: OUTCOMES,
})

const OwnReportType = builder.objectRef<OwnReport>('OwnReport').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    dogName: t.exposeString('dogName', {
      nullable: true,
      description: 'The name of the dog; null if it has been renamed since.',
    }),
    offence: t.expose('offence', { type: OffenceEnum }),
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      nullable: true,
      description: 'The outcome; null while the report is open.',
    }),
    isNew: t.boolean({
      description: 'Whether the outcome has not been seen yet.',
      resolve: ({ closedAt, seenAt }) => closedAt !== null && seenAt === null,
    }),
  }),
})

/** As many outcomes as a page shows. */
const TOLD_AT_ONCE_MAX = 50

/** Reports by players about others. */
export function addReports() {
  builder.mutationField('report', (t) =>
    t.boolean({
      description:
        'Reports a dog to staff, also one that has left. The log of the room is the evidence. Five reports an hour; the same dog once in ten minutes.',
      args: {
        dogId: t.arg.int(),
        offence: t.arg({ type: OffenceEnum }),
        reason: t.arg.string({ description: '200 characters at most; 5 at least for serious and other.' }),
        room: t.arg.string({ required: false, description: 'The room or twin in which it happened.' }),
        line: t.arg.int({ required: false, description: 'The number of the line in the log of that room.' }),
      },
      resolve: (_root, { room, line, ...args }, context) =>
        report(context, { ...args, room: room ?? null, line: line ?? null }),
    }),
  )

  builder.queryField('myReports', (t) =>
    t.field({
      type: [OwnReportType],
      description: "The viewer's own reports, the newest first.",
      resolve: (_root, _args, context) => ownReports(context.db, requireViewer(context).userId),
    }),
  )

  builder.queryField('reportOutcomes', (t) =>
    t.field({
      type: [OwnReportType],
      nullable: true,
      description: "The viewer's own closed reports whose outcome they have not seen; null for visitors.",
      resolve: (_root, _args, { db, viewer }) => viewer && untoldOutcomes(db, viewer.userId),
    }),
  )

  builder.mutationField('seeReportOutcomes', (t) =>
    t.boolean({
      description: 'Marks the outcome of these reports as seen.',
      args: { ids: t.arg.intList() },
      resolve: async (_root, args, context) => {
        const { db, now } = context
        const { userId } = requireViewer(context)
        const ids = args.ids.slice(0, TOLD_AT_ONCE_MAX)
        await seeOutcomes(db, { userId, ids, now })
        return true
      },
    }),
  )
}

type ReportArgs = { dogId: number; offence: Offence; reason: string; room: string | null; line: number | null }

async function report(context: GraphQLContext, { dogId, offence, ...args }: ReportArgs): Promise<true> {
  const { db, env, now, language } = context
  const { userId: reporterId } = requireViewer(context)
  const reason = cleanText(args.reason)
  if (!isReportReason(reason, offence)) throw refused('reason-length', language)
  const accused = await dogOwner(db, dogId)
  if (!accused) throw refused('not-here', language)
  if (accused.userId === reporterId) throw refused('own-dog', language)
  // The limits hold before the room is read as well, so that nobody can have it read again and again.
  const early = await reportRefusal(db, { reporterId, dogId, now })
  if (early) throw refused(early, language)
  const room = args.room !== null && (await isPublishedCopy(db, args.room)) ? args.room : null
  const dogs = (await dogsOf(db, reporterId)).map(({ id }) => id)
  const sought = { line: args.line, reporter: reporterId, dogs, accused: accused.userId }
  const evidence = room === null ? null : await evidenceOf(env, { room, ...sought })
  const isTheirs = evidence?.lines.some(({ seq, user }) => seq === args.line && user === accused.userId) ?? false
  const refusal = await keepReport(db, {
    reporterId,
    accusedId: accused.userId,
    dogId,
    offence,
    reason,
    room: evidence?.room ?? null,
    line: isTheirs ? args.line : null,
    evidence: JSON.stringify(evidence),
    now,
  })
  if (refusal) throw refused(refusal, language)
  return true
}
