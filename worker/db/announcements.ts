import { and, desc, eq, lte } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Db } from './client.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'

/** How many the news box shows. */
const LATEST = 5

/** The newest announcements that are out at `now`, newest first, in one language. */
export async function latestAnnouncements(db: Db, language: Language, now: number) {
  return db
    .select({
      id: announcement.id,
      type: announcement.type,
      publishedAt: announcement.publishedAt,
      image: announcement.image,
      title: announcementText.title,
      message: announcementText.message,
    })
    .from(announcement)
    .innerJoin(
      announcementText,
      and(eq(announcementText.announcementId, announcement.id), eq(announcementText.language, language)),
    )
    .where(lte(announcement.publishedAt, now))
    .orderBy(desc(announcement.publishedAt), desc(announcement.id))
    .limit(LATEST)
}
