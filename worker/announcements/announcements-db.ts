import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'
import type { Db } from '#worker/db/client.ts'
import { foundIn, offsetOf } from '#worker/db/pages.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'
import { together } from '#worker/db/together.ts'
import { uploadedNewsPictures } from '#worker/sheets/sprites-db.ts'

/** How many announcements the news box shows. */
const LATEST = 5

export type News = Awaited<ReturnType<typeof latestAnnouncements>>[number]

/** The newest announcements that are published at `now`, newest first, in one language. */
export async function latestAnnouncements(db: Db, language: Language, now: number) {
  const newest = announcementsOut(db, language, now)
    .orderBy(desc(announcement.publishedAt), desc(announcement.id))
    .limit(LATEST)
  return together(db, newest)
}

/** How many announcements a page of the archive has. */
export const ARCHIVE_PAGE = 20

/** A page of all published announcements in one language, newest first, and how many pages there are. Pages count from 1. */
export async function announcementArchive(
  db: Db,
  { page, language, now }: { page: number; language: Language; now: number },
): Promise<{ news: News[]; pages: number }> {
  const [news, sizes] = await db.batch([
    announcementsOut(db, language, now)
      .orderBy(desc(announcement.publishedAt), desc(announcement.id))
      .limit(ARCHIVE_PAGE)
      .offset((page - 1) * ARCHIVE_PAGE),
    db
      .select({ total: sql<number>`count(*)` })
      .from(announcement)
      .innerJoin(announcementText, isText(language))
      .where(lte(announcement.publishedAt, now)),
  ])
  return { news, pages: Math.max(1, Math.ceil((sizes[0]?.total ?? 0) / ARCHIVE_PAGE)) }
}

/** One announcement; null if it does not exist or is not published at `now`. */
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
    .innerJoin(announcementText, isText(language))
    .where(and(lte(announcement.publishedAt, now), which))
}

function isText(language: Language): SQL | undefined {
  return and(eq(announcementText.announcementId, announcement.id), eq(announcementText.language, language))
}

export type StoredNewsRow = { id: number; type: number; publishedAt: number; title: string; languages: number }

/** All announcements, also those that are not published yet, newest first. */
export async function newsTable(
  db: Db,
  { search, page }: Search,
  language: Language,
): Promise<TablePage<StoredNewsRow>> {
  const inText = foundIn(search, [announcementText.title, announcementText.message])
  const found =
    inText &&
    sql`exists (select 1 from ${announcementText} where ${announcementText.announcementId} = ${announcement.id} and ${inText})`
  const title = sql<string>`coalesce((select title from announcement_text as texts where texts.announcement_id = ${announcement.id}
    order by texts.language = ${language} desc, texts.language limit 1), '')`
  const languages = sql<number>`(select count(*) from announcement_text as texts where texts.announcement_id = ${announcement.id})`
  const [rows, sizes] = await db.batch([
    db
      .select({ id: announcement.id, type: announcement.type, publishedAt: announcement.publishedAt, title, languages })
      .from(announcement)
      .where(found)
      .orderBy(desc(announcement.publishedAt), desc(announcement.id))
      .limit(PAGE_ROWS)
      .offset(offsetOf(page)),
    db
      .select({ total: sql<number>`count(*)` })
      .from(announcement)
      .where(found),
  ])
  return { rows, total: sizes[0]?.total ?? 0 }
}

export type StoredNewsText = { language: Language; title: string; message: string; imageAlt: string | null }
export type StoredNews = {
  id: number
  type: number
  publishedAt: number
  image: string | null
  texts: StoredNewsText[]
}

/** An announcement in all its languages, published or not; null if there is none. */
export async function wholeNews(db: Db, id: number): Promise<StoredNews | null> {
  const [rows, texts] = await db.batch([
    db
      .select({
        id: announcement.id,
        type: announcement.type,
        publishedAt: announcement.publishedAt,
        image: announcement.image,
      })
      .from(announcement)
      .where(eq(announcement.id, id)),
    db
      .select({
        language: announcementText.language,
        title: announcementText.title,
        message: announcementText.message,
        imageAlt: announcementText.imageAlt,
      })
      .from(announcementText)
      .where(eq(announcementText.announcementId, id))
      .orderBy(asc(announcementText.language)),
  ])
  return rows[0] ? { ...rows[0], texts } : null
}

/** The pictures that announcements have used, and those that were uploaded for them, to choose from. */
export async function newsPictures(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ image: announcement.image })
    .from(announcement)
    .where(sql`${announcement.image} is not null`)
    .orderBy(asc(announcement.image))
  return [...new Set([...rows.flatMap(({ image }) => image ?? []), ...(await uploadedNewsPictures(db))])]
}
