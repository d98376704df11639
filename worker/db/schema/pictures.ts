import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

/**
 * [SP2] The pictures that staff have uploaded, each as it was written anew by us; never changed. One that is named by nothing
 * is deleted after a day.
 */
export const picture = sqliteTable(
  'picture',
  {
    /** Its size and the SHA-256 of its file (durable/rules/pictures/picture-name.ts). */
    name: text().primaryKey().notNull(),
    /** The PNG in base64. */
    data: text().notNull(),
    uploadedBy: integer('uploaded_by')
      .notNull()
      .references(() => user.id),
    uploadedAt: integer('uploaded_at').notNull(),
    /** 1 once it was published: it stays for good. */
    isPublished: integer('is_published').notNull().default(0),
  },
  () => [
    check('picture_name', sql.raw('length(name) between 68 and 72')),
    check('picture_data', sql.raw('length(data) <= 65536')),
    check('picture_is_published', sql.raw('is_published in (0, 1)')),
  ],
)
