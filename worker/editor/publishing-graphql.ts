import { isEditId } from '#durable/rules/sheets/parse-edit.ts'
import { SHEET_KEYS } from '#durable/rules/sheets/sheet.ts'
import type { SheetFault as Fault } from '#durable/rules/sheets/together.ts'
import { requireFresh, requireStaff } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { reasonIn } from '#worker/records/reason.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { sheetAt, sheetHistory } from '#worker/sheets/sheets-db.ts'
import type { ListedRevision } from '#worker/sheets/sheets-db.ts'
import { tellShops } from '#worker/sheets/tell-shops.ts'
import { docOf } from './drafts.ts'
import { DraftNewsType, savedOr, sheetIn } from './editor-graphql.ts'
import { publishDrafts } from './publishing.ts'
import type { DraftsOutcome as Published } from './publishing.ts'
import { goBackTo, rebaseDraft } from './rebasing.ts'
import type { Rebased as RebasedDraft } from './rebasing.ts'

/** How many revisions the history lists at once. */
const PAGE = 20

const SheetFault = builder.objectRef<Fault>('SheetFault').implement({
  description: 'What keeps a draft from being published.',
  fields: (t) => ({
    what: t.string({ description: '"sheet:items"', resolve: ({ sheet }) => `sheet:${sheet}` }),
    at: t.exposeString('at', { description: 'Row, field and language: "beanie.name.se"; empty for the sheet.' }),
    fault: t.string({ description: 'A FaultKind (durable/rules/sheets/faults.ts).', resolve: ({ what }) => what }),
    limit: t.float({
      nullable: true,
      description: 'The bound that was passed.',
      resolve: ({ limit }) => limit ?? null,
    }),
  }),
})

const NewRevision = builder.objectRef<Published['revisions'][number]>('NewRevision').implement({
  fields: (t) => ({
    what: t.string({ resolve: ({ sheet }) => `sheet:${sheet}` }),
    rev: t.exposeInt('rev'),
  }),
})

const PublishOutcome = builder.objectRef<Published>('PublishOutcome').implement({
  description: 'All drafts were published, or none: then there are faults.',
  fields: (t) => ({
    revisions: t.field({ type: [NewRevision], resolve: ({ revisions }) => [...revisions] }),
    faults: t.field({ type: [SheetFault], resolve: ({ faults }) => [...faults] }),
  }),
})

const SheetRevision = builder.objectRef<ListedRevision>('SheetRevision').implement({
  description: 'A published revision, as the history lists it.',
  fields: (t) => ({
    rev: t.exposeInt('rev'),
    at: t.string({ description: 'When, ISO 8601 in UTC.', resolve: ({ at }) => isoTime(at) }),
    by: t.exposeString('by', { nullable: true, description: 'The username; null for what came with a release.' }),
    reason: t.exposeString('reason', { description: 'Empty for what came with a release.' }),
  }),
})

const Rebased = builder.objectRef<RebasedDraft>('Rebased').implement({
  description: 'A draft on what holds now.',
  fields: (t) => ({
    base: t.exposeInt('base'),
    met: t.field({
      type: ['String'],
      description: 'The ids of the rows that the draft and others have changed: the fields of the draft stand.',
      resolve: ({ met }) => [...met],
    }),
    news: t.field({
      type: DraftNewsType,
      description: 'With the edit that brought it there.',
      resolve: (news) => news,
    }),
  }),
})

const DraftRef = builder.inputType('DraftRef', {
  fields: (t) => ({ what: t.string(), draft: t.int(), rev: t.int({ description: 'The revision that was seen.' }) }),
})

/** How drafts of sheets become what holds, and what held before, for administrators. */
export function addPublishing() {
  builder.mutationField('publishDrafts', (t) =>
    t.field({
      type: PublishOutcome,
      description: 'Publishes drafts, all or none, at exactly the revisions that were seen.',
      args: {
        drafts: t.arg({ type: [DraftRef] }),
        reason: t.arg.string({ description: 'For the history and the staff log.' }),
      },
      resolve: async (_root, args, context) => {
        const staff = await requireStaff(context, 'publish-world')
        requireFresh(staff, context)
        const reason = reasonIn(args.reason, context.language)
        const drafts = args.drafts.map(({ what, ...seen }) => ({ sheet: sheetIn(what), ...seen }))
        const isEachOnce = new Set(drafts.map(({ sheet }) => sheet)).size === drafts.length
        if (drafts.length === 0 || !isEachOnce) throw badInput(`drafts: 1 to ${SHEET_KEYS.length}, each once`)
        const { db, now, language } = context
        const outcome = await publishDrafts(db, { drafts, reason, by: staff.userId, now })
        if (typeof outcome === 'string') throw refused(outcome, language)
        if (outcome.revisions.some(({ sheet }) => sheet === 'items')) await tellShops(context)
        return outcome
      },
    }),
  )

  builder.mutationField('rebaseDraft', (t) =>
    t.field({
      type: Rebased,
      description: 'Puts what a draft has changed on what others have published since it was begun.',
      args: { what: t.arg.string(), draft: t.arg.int(), rev: t.arg.int() },
      resolve: async (_root, { what, ...seen }, context) => {
        const { userId: by } = await requireStaff(context, 'open-editor')
        const { db, now, language } = context
        const rebased = await rebaseDraft(db, { sheet: sheetIn(what), ...seen, by, now })
        if (typeof rebased === 'string') throw refused(rebased, language)
        return rebased
      },
    }),
  )

  builder.mutationField('goBackTo', (t) =>
    t.field({
      type: DraftNewsType,
      description:
        'Makes the draft an older revision, as one edit; it is published like any other. Answers as saveDraft.',
      args: {
        what: t.arg.string(),
        revision: t.arg.int({ description: 'The published revision to go back to.' }),
        draft: t.arg.int({ required: false }),
        base: t.arg.int(),
        rev: t.arg.int(),
        id: t.arg.string({ description: 'The id of the edit, a UUID.' }),
      },
      resolve: async (_root, { what, revision, draft, base, rev, id }, context) => {
        const { userId: by } = await requireStaff(context, 'open-editor')
        if (!isEditId(id)) throw badInput('id: no UUID')
        const known = { draft: draft ?? null, base, rev }
        const saving = { sheet: sheetIn(what), revision, known, id, by, now: context.now }
        const answer = await goBackTo(context.db, saving)
        if (answer === 'no-such-revision') throw badInput('revision: there is none')
        if (answer === 'nothing-changed') throw refused(answer, context.language)
        return savedOr(answer, context)
      },
    }),
  )

  builder.queryField('sheetRevisions', (t) =>
    t.field({
      type: [SheetRevision],
      description: `The newest ${PAGE} revisions, or those before one; the newest first.`,
      args: { what: t.arg.string(), before: t.arg.int({ required: false }) },
      resolve: async (_root, { what, before }, context) => {
        await requireStaff(context, 'open-editor')
        return run(sheetHistory(context.db, sheetIn(what), { before: before ?? null, most: PAGE }))
      },
    }),
  )

  builder.queryField('sheetRevision', (t) =>
    t.field({
      type: 'Json',
      nullable: true,
      description:
        'A revision as it would hold today: a DraftDoc (durable/rules/sheets/changes.ts); null if there is none.',
      args: { what: t.arg.string(), rev: t.arg.int() },
      resolve: async (_root, { what, rev }, context) => {
        await requireStaff(context, 'open-editor')
        const rows = await run(sheetAt(context.db, sheetIn(what), rev))
        return rows && docOf(rows)
      },
    }),
  )
}
