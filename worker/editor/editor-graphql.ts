import { rowChangedText } from '#durable/protocol/editor-texts.ts'
import { editedTextOf } from '#durable/rules/sheets/edited-text.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { editOf } from '#durable/rules/sheets/parse-edit.ts'
import { requireStaff } from '#worker/auth/require-staff.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { Refused, badInput, refused } from '#worker/refusals.ts'
import { dropDraft } from './drafts-db.ts'
import type { DraftHead as Head, SignedEdit } from './drafts-db.ts'
import { draftNews, editorTexts, openText, saveDraft } from './drafts.ts'
import type {
  DraftNews as News,
  EditorText as ListedText,
  MetRow,
  OpenText as Opened,
  SavingRefusal,
} from './drafts.ts'

/** The longest edit as JSON, in UTF-16 units: a request has 16 KiB. */
const EDIT_MAX = 12_000

const DraftHead = builder.objectRef<Head>('DraftHead').implement({
  description: 'A draft, as the list of the editor shows it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    base: t.exposeInt('base', { description: 'The published revision that it was begun from.' }),
    rev: t.exposeInt('rev', { description: 'The number of its edits.' }),
    by: t.exposeString('by', { description: 'Who has changed it last.' }),
    at: t.string({ description: 'When, ISO 8601 in UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

const EditorText = builder.objectRef<ListedText>('EditorText').implement({
  description: 'What administrators can work on.',
  fields: (t) => ({
    what: t.exposeString('what', { description: '"sheet:items", "room:plaza"' }),
    rev: t.exposeInt('rev', { description: 'The published revision; 0 for none.' }),
    draft: t.field({ type: DraftHead, nullable: true, resolve: ({ draft }) => draft }),
  }),
})

const OpenText = builder.objectRef<Opened>('OpenText').implement({
  description: 'A text with all that its editor needs. Without a draft, `doc` is what is published.',
  fields: (t) => ({
    what: t.exposeString('what'),
    draft: t.exposeInt('draft', { nullable: true, description: 'The id of the draft; null if there is none.' }),
    base: t.exposeInt('base', { description: 'The published revision that the draft was or would be begun from.' }),
    rev: t.exposeInt('rev', { description: 'The number of its edits.' }),
    doc: t.field({
      type: 'Json',
      description: 'A DraftDoc (durable/rules/sheets/changes.ts).',
      resolve: ({ doc }) => doc,
    }),
    published: t.exposeInt('published', { description: 'The published revision; 0 for none.' }),
    publishedDoc: t.field({
      type: 'Json',
      description: 'What is published, in the same form.',
      resolve: ({ publishedDoc }) => publishedDoc,
    }),
  }),
})

const DraftEdit = builder.objectRef<SignedEdit>('DraftEdit').implement({
  fields: (t) => ({
    rev: t.exposeInt('rev', { description: 'The revision of the draft that it has made.' }),
    edit: t.field({
      type: 'Json',
      description: 'An Edit (durable/rules/sheets/editing.ts).',
      resolve: ({ edit }) => edit,
    }),
    by: t.exposeString('by', { description: 'The username of who has made it.' }),
    isMine: t.boolean({ resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId }),
    at: t.string({ description: 'ISO 8601 in UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

export const DraftNewsType = builder.objectRef<News>('DraftNews').implement({
  description: 'What has happened to a draft since a revision.',
  fields: (t) => ({
    draft: t.exposeInt('draft'),
    rev: t.exposeInt('rev'),
    edits: t.field({ type: [DraftEdit], resolve: ({ edits }) => [...edits] }),
  }),
})

/** Drafts of sheets and rooms, for administrators. */
export function addEditor() {
  builder.queryField('editorDesk', (t) =>
    t.field({
      type: [EditorText],
      description: 'All that can be worked on, with its drafts.',
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'open-editor')
        return editorTexts(context.db)
      },
    }),
  )

  builder.queryField('openText', (t) =>
    t.field({
      type: OpenText,
      description:
        'A sheet or a room to work on: its draft, or what is published. A room that there is not begins as a bare one.',
      args: {
        what: t.arg.string({ description: 'What is worked on: "sheet:" or "room:" and a key.' }),
      },
      resolve: async (_root, args, context) => {
        await requireStaff(context, 'open-editor')
        return openText(context.db, textIn(args.what))
      },
    }),
  )

  builder.queryField('draftNews', (t) =>
    t.field({
      type: DraftNewsType,
      nullable: true,
      description: 'The edits since a revision; null if the draft was published or dropped.',
      args: { what: t.arg.string(), draft: t.arg.int(), rev: t.arg.int() },
      resolve: async (_root, args, context) => {
        await requireStaff(context, 'open-editor')
        return draftNews(context.db, args)
      },
    }),
  )

  builder.mutationField('saveDraft', (t) =>
    t.field({
      type: DraftNewsType,
      description:
        'Puts an edit into the draft after those of all others, and answers with all edits since `rev`. The same edit again is done once. The first one begins the draft.',
      args: {
        what: t.arg.string(),
        draft: t.arg.int({
          required: false,
          description: 'The draft that the client knows; null if it knows of none.',
        }),
        base: t.arg.int({ description: 'As in OpenText.' }),
        rev: t.arg.int({ description: 'The revision that the client knows.' }),
        edit: t.arg({ type: 'Json', description: 'An Edit, of at most 12,000 letters.' }),
      },
      resolve: async (_root, { what, edit: value, draft, base, rev }, context) => {
        const { userId: by } = await requireStaff(context, 'open-editor')
        const text = textIn(what)
        const edit = JSON.stringify(value).length <= EDIT_MAX ? editOf(value) : null
        if (!edit) throw badInput('edit: no edit, or too long')
        const known = { draft: draft ?? null, base, rev }
        return savedOr(text, await saveDraft(context.db, { text, known, edit, by, now: context.now }), context)
      },
    }),
  )

  builder.mutationField('dropDraft', (t) =>
    t.boolean({
      description: 'Drops a draft with all its edits: what is published stays.',
      args: { draft: t.arg.int(), rev: t.arg.int({ description: 'Its revision, so that nothing unseen is dropped.' }) },
      resolve: async (_root, { draft: id, rev }, context) => {
        await requireStaff(context, 'open-editor')
        if (!(await dropDraft(context.db, { id, rev }))) throw refused('draft-gone', context.language)
        return true
      },
    }),
  )
}

/** @throws 'bad-input' */
export function textIn(what: string): EditedText {
  const text = editedTextOf(what)
  if (text === null) throw badInput('what: there is no such text')
  return text
}

/** @throws the refusal, if it is one */
export function savedOr(
  { kind }: EditedText,
  answer: News | MetRow | SavingRefusal,
  { language }: Pick<GraphQLContext, 'language'>,
): News {
  if (answer === 'not-your-step') throw badInput('undoes: no step of yours')
  if (typeof answer === 'string') throw refused(answer, language)
  if ('row' in answer) throw new Refused('row-changed', rowChangedText(language, kind, answer.by))
  return answer
}
