import { whatOf } from '#durable/rules/sheets/edited-text.ts'
import { isEditId } from '#durable/rules/sheets/parse-edit.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { requireFresh, requireStaff } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { nudgeEverybody } from '#worker/reach/news.ts'
import { reasonIn } from '#worker/records/reason.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { tellOfPacks } from '#worker/rooms/publish.ts'
import { spreadSettings } from '#worker/settings/spread-settings.ts'
import type { ListedRevision } from '#worker/sheets/sheets-db.ts'
import { tellShops } from '#worker/sheets/tell-shops.ts'
import { DraftNewsType, savedOr, textIn } from './editor-graphql.ts'
import { TOGETHER_MAX, publishDrafts } from './publishing.ts'
import type { DraftFault as Fault, DraftsOutcome as Published } from './publishing.ts'
import { goBackTo, rebaseDraft } from './rebasing.ts'
import type { Rebased as RebasedDraft } from './rebasing.ts'
import { textAt, textHistory } from './texts.ts'

/** How many revisions the history lists at once. */
const PAGE = 20

const DraftFault = builder.objectRef<Fault>('DraftFault').implement({
  description: 'What keeps drafts from being published.',
  fields: (t) => ({
    what: t.exposeString('what', { description: 'The text that has it, also one that is not published with them.' }),
    at: t.exposeString('at', {
      description:
        'Where: "beanie.name.se" in a sheet; in a room "doors.out.to", the id of a row, or a tile as "4,6". Empty for all of it.',
    }),
    fault: t.exposeString('fault', {
      description: 'A FaultKind (durable/rules/sheets/faults.ts) or a Mistake (durable/world/problems.ts).',
    }),
    limit: t.float({
      nullable: true,
      description: 'The bound that was passed.',
      resolve: ({ limit }) => limit ?? null,
    }),
  }),
})

const NewRevision = builder.objectRef<Published['revisions'][number]>('NewRevision').implement({
  fields: (t) => ({
    what: t.string({ resolve: ({ text }) => whatOf(text) }),
    rev: t.exposeInt('rev'),
  }),
})

const PublishOutcome = builder.objectRef<Published>('PublishOutcome').implement({
  description: 'All drafts were published, or none: then there are faults.',
  fields: (t) => ({
    revisions: t.field({ type: [NewRevision], resolve: ({ revisions }) => [...revisions] }),
    faults: t.field({ type: [DraftFault], resolve: ({ faults }) => [...faults] }),
  }),
})

const TextRevision = builder.objectRef<ListedRevision>('TextRevision').implement({
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
      description:
        'What the draft and others have changed, by the ids of rows and the names of layers: that of the draft stands.',
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

/** How drafts become what holds, and what held before, for administrators. */
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
        const drafts = args.drafts.map(({ what, ...seen }) => ({ text: textIn(what), ...seen }))
        const isEachOnce = new Set(drafts.map(({ text }) => whatOf(text))).size === drafts.length
        if (drafts.length === 0 || drafts.length > TOGETHER_MAX || !isEachOnce)
          throw badInput(`drafts: 1 to ${TOGETHER_MAX}, each once`)
        const { db, now, language } = context
        const outcome = await publishDrafts(db, { drafts, reason, by: staff.userId, now })
        if (typeof outcome === 'string') throw refused(outcome, language)
        await tellPark(context, outcome)
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
        const rebased = await rebaseDraft(db, { text: textIn(what), ...seen, by, now })
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
        const text = textIn(what)
        const saving = { text, revision, known, id, by, now: context.now }
        const answer = await goBackTo(context.db, saving)
        if (answer === 'no-such-revision') throw badInput('revision: there is none')
        if (answer === 'nothing-changed') throw refused(answer, context.language)
        return savedOr(text, answer, context)
      },
    }),
  )

  builder.queryField('textRevisions', (t) =>
    t.field({
      type: [TextRevision],
      description: `The newest ${PAGE} revisions, or those before one; the newest first.`,
      args: { what: t.arg.string(), before: t.arg.int({ required: false }) },
      resolve: async (_root, { what, before }, context) => {
        await requireStaff(context, 'open-editor')
        return run(textHistory(context.db, textIn(what), { before: before ?? null, most: PAGE }))
      },
    }),
  )

  builder.queryField('textRevision', (t) =>
    t.field({
      type: 'Json',
      nullable: true,
      description:
        'A revision as it would hold today: a DraftDoc (durable/rules/sheets/changes.ts); null if there is none.',
      args: { what: t.arg.string(), rev: t.arg.int() },
      resolve: async (_root, { what, rev }, context) => {
        await requireStaff(context, 'open-editor')
        return rev > 0 ? run(textAt(context.db, textIn(what), rev)) : null
      },
    }),
  )
}

/** Tells who is in the park what has changed there. What cannot be told now is learnt with the next look. */
async function tellPark(context: GraphQLContext, { revisions }: Published): Promise<void> {
  const rooms = revisions.flatMap(({ text, rev, hash }) =>
    text.kind === 'room' ? [[text.key, { rev, hash }] as const] : [],
  )
  const has = (key: SheetKey) => revisions.some(({ text }) => text.kind === 'sheet' && text.key === key)
  await Promise.all([
    tellOfPacks(context.env, context.db, new Map(rooms)),
    has('items') ? tellShops(context) : null,
    has('commands') ? nudgeEverybody(context, 'commands') : null,
    has('abilities') || has('actions') ? tellRules(context, has) : null,
    has('sprites') ? nudgeEverybody(context, 'sprites') : null,
  ])
}

/** [SD31] [SD33] The rooms go by it before any page asks; of actions they tell their pages themselves. */
async function tellRules(context: GraphQLContext, has: (key: SheetKey) => boolean): Promise<void> {
  await spreadSettings(context.env, context.db)
  if (has('abilities')) await nudgeEverybody(context, 'abilities')
}
