import { type SQL, and, desc, eq, lte } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Db } from '#worker/db/client.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'

/** How many the news box shows. */
const LATEST = 5

export type News = Awaited<ReturnType<typeof latestAnnouncements>>[number]

/** The newest announcements that are out at `now`, newest first, in one language. */
export async function latestAnnouncements(db: Db, language: Language, now: number) {
  return announcementsOut(db, language, now)
    .orderBy(desc(announcement.publishedAt), desc(announcement.id))
    .limit(LATEST)
}

/** One announcement, unless it does not exist or is not out at `now`. */
export async function announcementOut(
  db: Db,
  { id, language, now }: { id: number; language: Language; now: number },
): Promise<News | null> {
  const [news] = await announcementsOut(db, language, now, eq(announcement.id, id))
  return news ?? null
}

function announcementsOut(db: Db, language: Language, now: number, which?: SQL) {
  return db
    .select({
      id: announcement.id,
      type: announcement.type,
      publishedAt: announcement.publishedAt,
      image: announcement.image,
      imageAlt: announcementText.imageAlt,
      title: announcementText.title,
      message: announcementText.message,
    })
    .from(announcement)
    .innerJoin(
      announcementText,
      and(eq(announcementText.announcementId, announcement.id), eq(announcementText.language, language)),
    )
    .where(and(lte(announcement.publishedAt, now), which))
}
