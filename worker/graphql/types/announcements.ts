import { latestAnnouncements } from '#worker/db/announcements.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'

const Announcement = builder
  .objectRef<Awaited<ReturnType<typeof latestAnnouncements>>[number]>('Announcement')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      title: t.exposeString('title'),
      message: t.exposeString('message'),
      date: t.string({ description: 'ISO 8601, UTC.', resolve: (news) => isoTime(news.publishedAt) }),
      image: t.exposeString('image', { nullable: true }),
      type: t.exposeInt('type'),
    }),
  })

/** News from the park, in the reader's language. */
export function addAnnouncements() {
  builder.queryField('latestAnnouncements', (t) =>
    t.field({
      type: [Announcement],
      resolve: (_root, _args, { db, language, now }) => latestAnnouncements(db, language, now),
    }),
  )
}
