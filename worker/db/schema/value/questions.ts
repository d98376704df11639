import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dog } from '../dogs.ts'
import { op } from './ledger.ts'

/** A question of Visdomsberget, drawn for one dog and paid by the op whose id it has. */
export const question = sqliteTable(
  'question',
  {
    id: text()
      .primaryKey()
      .notNull()
      .references(() => op.id),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    /** JSON of a Question without its answer: texts in four languages. */
    asked: text().notNull(),
    /** The index of the right answer, which no client is sent. */
    right: integer().notNull(),
    askedAt: integer('asked_at').notNull(),
    answer: integer(),
  },
  (table) => [
    index('question_dog_id').on(table.dogId),
    check('question_places', sql.raw('"right" between 0 and 3 and answer between 0 and 3')),
  ],
)
