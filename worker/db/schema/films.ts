import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'

/** The programme of the cinema [CI1]; a film is a file or on YouTube. */
export const film = sqliteTable(
  'film',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** A path below /films/, or a whole https address. */
    file: text(),
    /** The id of the film on YouTube. */
    youtube: text(),
    seconds: integer().notNull(),
    /** When the film is shown, epoch ms; null for a film of the rotation [CI2]. */
    startsAt: integer('starts_at'),
  },
  (table) => [
    index('film_starts_at').on(table.startsAt),
    check('film_source', sql.raw('(file is null) <> (youtube is null)')),
    check('film_seconds', sql.raw('seconds between 5 and 14400')),
  ],
)

export const filmTitle = sqliteTable(
  'film_title',
  {
    filmId: integer('film_id')
      .notNull()
      .references(() => film.id),
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    title: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.filmId, table.language] }),
    check('film_title_language', isOneOf('language', LANGUAGE_VALUES)),
  ],
)
