import type { RoomsEnv } from '#worker/env.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { nudgeEverybody } from '#worker/reach/news.ts'
import { dueNews, isNewsDue, newsTold } from './due-news-db.ts'

/** [NW1] Tells the pages in the park of an announcement within a minute of its hour, once. */
export const NEWS_JOB: MinuteJob<RoomsEnv> = {
  name: 'news',
  isDue: isNewsDue,
  run: async (env, db, now) => {
    const due = await dueNews(db, now)
    if (due.length === 0) return
    await nudgeEverybody({ env, db }, 'news')
    await newsTold(db, due)
  },
}
