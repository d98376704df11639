import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import { askerOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireFresh, requireStaff } from '#worker/auth/require-staff.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import { reasonIn } from '#worker/records/reason.ts'
import { badInput } from '#worker/refusals.ts'
import { newsPictures, newsTable, wholeNews } from './announcements-db.ts'
import type { StoredNews, StoredNewsRow, StoredNewsText } from './announcements-db.ts'
import { checkedNews } from './checked-news.ts'
import { newsRevision, saveNews } from './news-saving-db.ts'

const EditedNewsRow = builder.objectRef<StoredNewsRow>('EditedNewsRow').implement({
  description: 'An announcement in the list of those who write them, published or not.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.exposeInt('type'),
    publishedAt: t.string({
      description: 'ISO 8601 in UTC; it may be in the future.',
      resolve: ({ publishedAt }) => isoTime(publishedAt),
    }),
    title: t.exposeString('title', { description: 'In the language of the reader, or else in another one.' }),
    languages: t.exposeInt('languages', { description: 'In how many it is written.' }),
  }),
})

const EditedNewsText = builder.objectRef<StoredNewsText>('EditedNewsText').implement({
  fields: (t) => ({
    language: t.field({ type: Lang, resolve: ({ language }) => language }),
    title: t.exposeString('title'),
    message: t.exposeString('message', { description: 'Markdown.' }),
    imageAlt: t.exposeString('imageAlt', { nullable: true }),
  }),
})

const EditedNews = builder.objectRef<StoredNews & { rev: string }>('EditedNews').implement({
  description: 'An announcement in all languages in which it is written.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    rev: t.exposeString('rev', { description: 'The revision: it changes with whatever is stored of it.' }),
    type: t.exposeInt('type'),
    publishedAt: t.string({
      description: 'ISO 8601 in UTC; it may be in the future.',
      resolve: ({ publishedAt }) => isoTime(publishedAt),
    }),
    image: t.exposeString('image', { nullable: true, description: 'The path of its picture.' }),
    texts: t.field({ type: [EditedNewsText], resolve: ({ texts }) => texts }),
  }),
})

const NewsTextInput = builder.inputType('NewsTextInput', {
  fields: (t) => ({
    language: t.field({ type: Lang }),
    title: t.string(),
    message: t.string({ description: 'Markdown.' }),
    imageAlt: t.string({ required: false }),
  }),
})

/** Announcements as administrators write them in the park. */
export function addNewsEditing() {
  builder.queryField('editedNews', (t) =>
    t.field({
      type: [EditedNewsRow],
      description: `The newest ${PAGE_ROWS} announcements in which the text is found, published or not.`,
      args: { search: t.arg.string() },
      resolve: async (_root, { search }, context) => {
        await requireStaff(context, 'write-announcements')
        return (await newsTable(context.db, { search, page: 1 }, context.language)).rows
      },
    }),
  )

  builder.queryField('editedAnnouncement', (t) =>
    t.field({
      type: EditedNews,
      nullable: true,
      description: 'Null if there is none.',
      args: { id: t.arg.int() },
      resolve: async (_root, { id }, context) => {
        await requireStaff(context, 'write-announcements')
        // What is stored between the two is refused when it is saved: the revision is the older one.
        const rev = await newsRevision(context.db, id)
        const news = await wholeNews(context.db, id)
        return rev === null || news === null ? null : { ...news, rev }
      },
    }),
  )

  builder.queryField('newsPictures', (t) =>
    t.field({
      type: ['String'],
      description: 'The paths of pictures that may be shown: of earlier announcements, and uploaded ones.',
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'write-announcements')
        return newsPictures(context.db)
      },
    }),
  )

  builder.mutationField('saveAnnouncement', (t) =>
    t.int({
      description:
        'Stores an announcement in these languages, or a new one; answers its id. It is refused if others have changed it since.',
      args: {
        op: t.arg.string({
          description: 'A UUID that the client keeps until it has the answer: a retry with it does nothing twice.',
        }),
        rev: t.arg.string({ required: false, description: 'The revision that was read; null for a new one.' }),
        id: t.arg.int({ required: false, description: 'Null for a new one.' }),
        type: t.arg.int({ description: 'One of ANNOUNCEMENT_TYPES (durable/rules/site/announcements.ts).' }),
        publishedAt: t.arg.string({ description: 'ISO 8601; in the future for one that is planned.' }),
        image: t.arg.string({ required: false }),
        texts: t.arg({ type: [NewsTextInput] }),
        reason: t.arg.string({ description: 'For the staff log.' }),
      },
      resolve: async (_root, { op, rev = null, id = null, texts, reason, publishedAt, ...news }, context) => {
        requireFresh(await requireStaff(context, 'write-announcements'), context)
        const { db, now, language } = context
        const checked = checkedNews({
          type: news.type,
          image: news.image ?? null,
          publishedAt: Date.parse(publishedAt),
          texts: texts.map((text) => ({ ...text, imageAlt: text.imageAlt ?? null })),
        })
        if (id !== null && rev === null) throw badInput('rev: that of the announcement as it was read')
        if (id !== null && !(await wholeNews(db, id))) throw badInput('id: there is none')
        const { user: by } = askerOf(context, op)
        const writing = { op, rev, by, reason: reasonIn(reason, language), now }
        return doneOr(await saveNews(db, { id, ...checked }, writing), context).id
      },
    }),
  )
}
