import { cleanText } from '#durable/rules/chat.ts'
import { isReason } from '#durable/rules/bans.ts'
import { phraseIn } from '#durable/rules/phrases/phrase-text.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { logged } from '#worker/db/staff/log.ts'
import type { TablePage } from '#worker/db/manage/pages.ts'
import {
  REPORT_FILTERS,
  REPORT_SORTS,
  type Report as ReportRow,
  claimReport,
  closeReport,
  reportFor,
  reportsTable,
} from '#worker/db/staff/reports.ts'
import type { Evidence } from '#worker/parks/evidence.ts'
import { nudgeUser } from '#worker/parks/news.ts'
import { builder, isoTime } from '../builder.ts'
import type { GraphQLContext } from '../context.ts'
import { refused } from '../errors.ts'
import { OffenceEnum, OutcomeEnum } from './reports.ts'
import { requireStaff } from './require-staff.ts'

const orNull = (epochMs: number | null) => (epochMs === null ? null : isoTime(epochMs))

const EvidenceLine = builder.objectRef<Evidence['lines'][number]>('EvidenceLine').implement({
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    dogId: t.exposeInt('dog'),
    name: t.exposeString('name'),
    userId: t.exposeInt('user'),
    at: t.string({ resolve: ({ at }) => isoTime(at) }),
    text: t.string({
      description: "As it was typed, also where it was starred out; a phrase in the viewer's language.",
      resolve: ({ text, typed, phrase }, _args, { language }) =>
        phrase ? phraseIn(language, phrase) : (typed ?? text),
    }),
    whisperedTo: t.exposeString('toName', { nullable: true }),
    isPoop: t.boolean({ description: 'Whether poop says it.', resolve: ({ isPoop }) => isPoop === true }),
    isPrint: t.boolean({ description: 'Whether a paw print says it.', resolve: ({ isPrint }) => isPrint === true }),
  }),
})

const EvidenceDog = builder.objectRef<Evidence['present'][number]>('EvidenceDog').implement({
  fields: (t) => ({ id: t.exposeInt('dog'), name: t.exposeString('name'), userId: t.exposeInt('user') }),
})

const EvidenceType = builder.objectRef<Evidence>('Evidence').implement({
  description: 'What the room itself kept.',
  fields: (t) => ({
    lines: t.field({ type: [EvidenceLine], resolve: ({ lines }) => lines }),
    present: t.field({ type: [EvidenceDog], resolve: ({ present }) => present }),
    isUnheard: t.exposeBoolean('isUnheard', { description: 'Whether one of the two ignored the other already.' }),
  }),
})

export const ReportType = builder.objectRef<ReportRow>('Report').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    offence: t.expose('offence', { type: OffenceEnum }),
    reason: t.exposeString('reason'),
    room: t.exposeString('room', { nullable: true }),
    roomNow: t.exposeString('roomNow', { nullable: true, description: 'Where the dog is in the park now.' }),
    line: t.exposeInt('line', { nullable: true }),
    dogId: t.exposeInt('dogId'),
    dogName: t.exposeString('dogName'),
    accusedId: t.exposeInt('accusedId'),
    accused: t.exposeString('accused'),
    reporterId: t.exposeInt('reporterId'),
    reporter: t.exposeString('reporter'),
    strikes: t.exposeInt('strikes', { description: 'Reports of the same reporter that were made up.' }),
    claimer: t.exposeString('claimer', { nullable: true }),
    isMine: t.boolean({ resolve: ({ claimedBy }, _args, { viewer }) => claimedBy === viewer?.userId }),
    outcome: t.expose('outcome', { type: OutcomeEnum, nullable: true }),
    closedAt: t.string({ nullable: true, resolve: ({ closedAt }) => orNull(closedAt) }),
  }),
})

const Filter = builder.enumType('ReportFilter', { values: REPORT_FILTERS })
const Sort = builder.enumType('ReportSort', { values: REPORT_SORTS })

const Table = builder.objectRef<TablePage<ReportRow>>('ReportsTable').implement({
  fields: (t) => ({ rows: t.field({ type: [ReportType], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})

/** The report queue of the staff: each look at evidence is in the staff log. */
export function addQueue() {
  builder.queryField('reportsTable', (t) =>
    t.field({
      type: Table,
      args: {
        search: t.arg.string({ description: 'A part of a name, of a room or of what was written, or a number.' }),
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort }),
        page: t.arg.int(),
      },
      resolve: async (_root, query, context) => {
        const reader = await requireStaff(context, 'see-reports')
        return reportsTable(context.db, reader, query)
      },
    }),
  )

  builder.mutationField('lookAtReport', (t) =>
    t.field({
      type: EvidenceType,
      nullable: true,
      description: 'The evidence of a report, null where there is none; the look is written down.',
      args: { id: t.arg.int() },
      resolve: async (_root, { id }, context) => {
        const { reader, report } = await requireReport(context, id)
        const { db, now } = context
        await logged(db, {
          at: now,
          staffId: reader.userId,
          act: 'look-at-report',
          userId: report.accusedId,
          reportId: id,
        })
        // It was written by evidenceOf, and by nothing else.
        return JSON.parse(report.evidence ?? 'null') as Evidence | null
      },
    }),
  )

  builder.mutationField('claimReport', (t) =>
    t.boolean({
      args: { id: t.arg.int(), isGivenBack: t.arg.boolean({ required: false }) },
      resolve: async (_root, { id, isGivenBack }, context) => {
        const { reader, report } = await requireReport(context, id)
        if (isGivenBack && report.claimedBy !== reader.userId) throw refused('report-taken', context.language)
        const refusal = await claimReport(context.db, {
          id,
          staffId: reader.userId,
          accusedId: report.accusedId,
          isGivenBack: isGivenBack ?? false,
          now: context.now,
        })
        if (refusal) throw refused(refusal, context.language)
        return true
      },
    }),
  )

  builder.mutationField('closeReport', (t) =>
    t.boolean({
      description: 'The reporter hears of the outcome; the note is for the staff.',
      args: { id: t.arg.int(), outcome: t.arg({ type: OutcomeEnum }), note: t.arg.string() },
      resolve: async (_root, { id, outcome, ...args }, context) => {
        const { reader, report } = await requireReport(context, id)
        const note = cleanText(args.note)
        if (!isReason(note, 'other')) throw refused('reason-length', context.language)
        const { db, now } = context
        const close = { id, staffId: reader.userId, accusedId: report.accusedId, outcome, note, now }
        const refusal = await closeReport(db, close)
        if (refusal) throw refused(refusal, context.language)
        await nudgeUser(context, report.reporterId, 'reports')
        return true
      },
    }),
  )
}

/** @throws 'forbidden' where there is none, or none that the viewer may see */
async function requireReport(context: GraphQLContext, id: number): Promise<{ reader: Viewer; report: ReportRow }> {
  const reader = await requireStaff(context, 'see-reports')
  const report = await reportFor(context.db, { reader, id })
  if (!report) throw refused('forbidden', context.language)
  return { reader, report }
}
