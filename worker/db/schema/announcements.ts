import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { REACTIONS } from '#durable/rules/site/announcements.ts'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'
import { user } from './users.ts'

export const announcement = sqliteTable(
  'announcement',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** 0 information, 1 danger, 2 not important, 3 changelog. */
    type: integer().notNull(),
    publishedAt: integer('published_at').notNull(),
    /** The path of a small picture, valid after every deployment: "/news/<name>.png" (app/art/README.md). */
    image: text(),
    /** [NW1] The hour (epoch ms) of which the park was told: another one than `published_at` where it was put off since. */
    toldAt: integer('told_at'),
  },
  (table) => [
    index('announcement_published_at').on(table.publishedAt),
    check('announcement_type', sql.raw('type between 0 and 3')),
  ],
)

export const announcementText = sqliteTable(
  'announcement_text',
  {
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcement.id),
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    title: text().notNull(),
    /** Markdown. */
    message: text().notNull(),
    /** The alternative text of the picture; null if it is decoration only. */
    imageAlt: text('image_alt'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.language] }),
    check('announcement_text_language', isOneOf('language', LANGUAGE_VALUES)),
  ],
)

/** A reaction of a reader. A reader may give each of the reactions, once. */
export const announcementReaction = sqliteTable(
  'announcement_reaction',
  {
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcement.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    reaction: text({ enum: REACTIONS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId, table.reaction] }),
    check('announcement_reaction_kind', isOneOf('reaction', REACTIONS)),
  ],
)

/**
 * The number of users who gave a reaction. Two triggers update it, so that a page reads four rows whatever the number of
 * readers.
 */
export const announcementReactionCount = sqliteTable(
  'announcement_reaction_count',
  {
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcement.id),
    reaction: text({ enum: REACTIONS }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.reaction] }),
    check('announcement_reaction_count_kind', isOneOf('reaction', REACTIONS)),
    check('announcement_reaction_count_sign', sql.raw('"count" >= 0')),
  ],
)
