import { eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Db } from '#worker/db/client.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'
import { hashOf } from '#worker/hash.ts'
import { perform } from '#worker/ledger/operation.ts'
import type { LedgerRefusal, Write } from '#worker/ledger/operation.ts'
import { demand } from '#worker/ledger/writes.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import type { StoredNews } from './announcements-db.ts'

/** An announcement as it is to be stored. A null `id` makes a new one. */
type SavedNews = Omit<StoredNews, 'id'> & { id: number | null }

/**
 * Who writes it, under the id of an op; `now` is epoch ms. `rev` is the revision that was read, null where none is
 * compared.
 */
type Writing = { op: string; rev: string | null; by: number; reason: string; now: number }

/**
 * The revision of an announcement: a hash of all that is stored of it, so that no column has to count its changes. Null if
 * there is none.
 */
export async function newsRevision(db: Db, id: number): Promise<string | null> {
  const content = await contentOf(db, id)
  return content === null ? null : hashOf(content)
}

/**
 * [V3] Writes an announcement with all its texts and a line in the staff log, once, however often it is asked for. Answers
 * its id; 'others-changed' if it is no longer what was read.
 */
export async function saveNews(
  db: Db,
  news: SavedNews,
  { op, rev, by, reason, now }: Writing,
): Promise<{ id: number } | LedgerRefusal | 'others-changed'> {
  const { id, type, publishedAt, image, texts } = news
  const which = id === null ? sql<number>`(select max(id) from ${announcement})` : sql<number>`${id}`
  const gone = LANGUAGES.filter((language) => !texts.some((text) => text.language === language))
  const row = { type, publishedAt, image }
  const written = [
    id === null ? db.insert(announcement).values(row) : db.update(announcement).set(row).where(eq(announcement.id, id)),
    ...texts.map((text) =>
      db
        .insert(announcementText)
        .values({ ...text, announcementId: which })
        .onConflictDoUpdate({
          target: [announcementText.announcementId, announcementText.language],
          set: { title: text.title, message: text.message, imageAlt: text.imageAlt },
        }),
    ),
    db
      .delete(announcementText)
      .where(sql`${announcementText.announcementId} = ${which} and ${inArray(announcementText.language, gone)}`),
    logged(db, {
      at: now,
      staffId: by,
      act: id === null ? 'write-news' : 'change-news',
      reason,
      detail: { id, publishedAt },
    }),
  ]
  const isAsRead = id === null || rev === null ? [] : [demand('others-changed', await isStill(db, id, rev))]
  const writes: Write<'others-changed'>[] = [...isAsRead, ...written.map((statement) => ({ sql: statement.getSQL() }))]
  return perform(
    db,
    { id: op, actor: by, kind: 'news', request: { news, rev, reason }, now },
    {
      writes,
      result: sql<{ id: number }>`json_object('id', ${which})`,
    },
  )
}

/**
 * Whether the announcement has the revision when the op is done. The hash is compared here, since SQLite has none, and in
 * the batch what it was made of. A retry is answered before it is asked.
 */
async function isStill(db: Db, id: number, rev: string): Promise<SQL> {
  const content = await contentOf(db, id)
  const isRead = content !== null && (await hashOf(content)) === rev
  return isRead ? sql`${content} = ${contentSql(id)}` : sql`0`
}

async function contentOf(db: Db, id: number): Promise<string | null> {
  const [row] = await db.all<{ content: string | null }>(sql`select ${contentSql(id)} as content`)
  return row?.content ?? null
}

/** SQL for all that is stored of an announcement, as JSON; null if there is none. */
function contentSql(id: number): SQL {
  return sql`(select json_array(type, published_at, image,
      (select json_group_array(json_array(language, title, message, image_alt)) from
        (select * from announcement_text where announcement_id = ${id} order by language)))
    from announcement where id = ${id})`
}
