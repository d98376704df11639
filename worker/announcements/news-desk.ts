import type { NewsDesk } from '#app/manage/news/news-desk.ts'
import { ANNOUNCEMENT_TYPES } from '#durable/rules/site/announcements.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { linesOf, momentOf, reasonFor, textOf } from '#worker/desk/texts.ts'
import { badInput } from '#worker/refusals.ts'
import { newsPictures, newsTable, saveNews, wholeNews } from './announcements-db.ts'

const IMAGE = /^\/news\/[a-z0-9-]{1,40}\.png$/

/** Announcements, as staff write them. */
export function newsDesk(context: DeskContext): NewsDesk {
  const { db, language: readers, now } = context
  return {
    newsTable: forStaff(context, 'write-announcements', (_staff, query) => newsTable(db, query, readers)),
    wholeNews: forStaff(context, 'write-announcements', (_staff, id) => wholeNews(db, id)),
    newsPictures: forStaff(context, 'write-announcements', () => newsPictures(db)),

    saveNews: forFreshStaff(context, 'write-announcements', async ({ userId }, { id, news, reason }) => {
      const { type, image } = news
      if (!ANNOUNCEMENT_TYPES.some((known) => known === type)) throw badInput('type: there is none')
      if (image !== null && !IMAGE.test(image)) throw badInput('image: a path below /news/')
      const texts = news.texts.map(({ language, title, message, imageAlt }) => ({
        language,
        title: textOf('newsTitle', title),
        message: linesOf('newsMessage', message),
        imageAlt: textOf('imageAlt', imageAlt ?? '') || null,
      }))
      if (new Set(texts.map(({ language }) => language)).size !== texts.length || texts.length === 0)
        throw badInput('texts: one for each language, and one at least')
      const publishedAt = momentOf('publishedAt', news.publishedAt)
      if (id !== null && !(await wholeNews(db, id))) throw badInput('id: there is none')
      return saveNews(db, { id, type, publishedAt, image, texts }, { by: userId, reason: reasonFor(reason), now })
    }),
  }
}
