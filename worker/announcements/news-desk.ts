import type { NewsDesk } from '#app/manage/news/news-desk.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { reasonFor } from '#worker/texts.ts'
import { newsPictures, newsTable, wholeNews } from './announcements-db.ts'
import { checkedNews } from './checked-news.ts'
import { saveNews } from './news-saving-db.ts'

/** Announcements, as staff write them. */
export function newsDesk(context: DeskContext): NewsDesk {
  const { db, language: readers, now } = context
  return {
    newsTable: forStaff(context, 'write-announcements', (_staff, query) => newsTable(db, query, readers)),
    wholeNews: forStaff(context, 'write-announcements', (_staff, id) => wholeNews(db, id)),
    newsPictures: forStaff(context, 'write-announcements', () => newsPictures(db)),

    saveNews: forFreshStaff(context, 'write-announcements', async ({ userId }, { id, news, reason }) => {
      const checked = checkedNews(news)
      if (id !== null && !(await wholeNews(db, id))) throw badInput('id: there is none')
      const writing = { op: crypto.randomUUID(), rev: null, by: userId, reason: reasonFor(reason), now }
      const saved = await saveNews(db, { id, ...checked }, writing)
      if (typeof saved === 'string') throw refused(saved, readers)
      return saved.id
    }),
  }
}
