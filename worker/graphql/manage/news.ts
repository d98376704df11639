import { type NewsRow, type WholeNews, newsPictures, newsTable, saveNews, wholeNews } from '#worker/db/manage/news.ts'
import type { TablePage } from '#worker/db/manage/pages.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import { badInput } from '#worker/graphql/errors.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { epochOf, linesOf, reasonOf, requireFreshStaff, textOf } from './staff.ts'

const Row = builder.objectRef<NewsRow>('NewsRow').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.exposeInt('type'),
    publishedAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ publishedAt }) => isoTime(publishedAt) }),
    title: t.exposeString('title', { description: "In the reader's language, or in one that there is." }),
    languages: t.exposeInt('languages', { description: 'In how many languages it is written.' }),
  }),
})

const Table = builder.objectRef<TablePage<NewsRow>>('NewsTable').implement({
  fields: (t) => ({ rows: t.field({ type: [Row], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})

const Text = builder.objectRef<WholeNews['texts'][number]>('NewsText').implement({
  fields: (t) => ({
    language: t.expose('language', { type: Lang }),
    title: t.exposeString('title'),
    message: t.exposeString('message'),
    imageAlt: t.exposeString('imageAlt', { nullable: true }),
  }),
})

const Whole = builder.objectRef<WholeNews>('WholeNews').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.exposeInt('type'),
    publishedAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ publishedAt }) => isoTime(publishedAt) }),
    image: t.exposeString('image', { nullable: true }),
    texts: t.field({ type: [Text], resolve: ({ texts }) => texts }),
  }),
})

const TextInput = builder.inputType('NewsTextInput', {
  fields: (t) => ({
    language: t.field({ type: Lang }),
    title: t.string(),
    message: t.string({ description: 'Markdown.' }),
    imageAlt: t.string({ description: 'Empty where the picture only decorates.' }),
  }),
})

const NewsInput = builder.inputType('NewsInput', {
  fields: (t) => ({
    type: t.int({ description: '0 information, 1 danger, 2 not important, 3 changelog.' }),
    publishedAt: t.string({ description: 'ISO 8601; from then on people see it.' }),
    image: t.string({ required: false, description: 'A path below /news/.' }),
    texts: t.field({ type: [TextInput] }),
  }),
})

const TYPES = [0, 1, 2, 3]
const IMAGE = /^\/news\/[a-z0-9-]{1,40}\.png$/

/** Writing to the players. */
export function addNews() {
  builder.queryField('newsTable', (t) =>
    t.field({
      type: Table,
      args: { search: t.arg.string(), page: t.arg.int() },
      resolve: async (_root, { search, page }, context) => {
        await requireStaff(context, 'write-announcements')
        return newsTable(context.db, { search, page }, context.language)
      },
    }),
  )

  builder.queryField('wholeNews', (t) =>
    t.field({
      type: Whole,
      nullable: true,
      args: { id: t.arg.int() },
      resolve: async (_root, { id }, context) => {
        await requireStaff(context, 'write-announcements')
        return wholeNews(context.db, id)
      },
    }),
  )

  builder.queryField('newsPictures', (t) =>
    t.stringList({
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'write-announcements')
        return newsPictures(context.db)
      },
    }),
  )

  builder.mutationField('saveNews', (t) =>
    t.int({
      description: 'Answers the id; a new announcement where none is given.',
      args: { id: t.arg.int({ required: false }), news: t.arg({ type: NewsInput }), reason: t.arg.string() },
      resolve: async (_root, { id, news, reason }, context) => {
        const { userId } = await requireFreshStaff(context, 'write-announcements')
        if (!TYPES.includes(news.type)) throw badInput('type: 0 to 3')
        const image = news.image || null
        if (image !== null && !IMAGE.test(image)) throw badInput('image: a path below /news/')
        const texts = news.texts.map(({ language, title, message, imageAlt }) => ({
          language,
          title: textOf('title', title, { min: 1, max: 80 }),
          message: linesOf('message', message, { min: 1, max: 8000 }),
          imageAlt: textOf('imageAlt', imageAlt, { min: 0, max: 160 }) || null,
        }))
        if (new Set(texts.map(({ language }) => language)).size !== texts.length || texts.length === 0)
          throw badInput('texts: one for each language, and one at least')
        const whole = {
          id: id ?? null,
          type: news.type,
          publishedAt: epochOf('publishedAt', news.publishedAt),
          image,
          texts,
        }
        if (whole.id !== null && !(await wholeNews(context.db, whole.id))) throw badInput('id: there is none')
        return saveNews(context.db, whole, { by: userId, reason: reasonOf(reason), now: context.now })
      },
    }),
  )
}
