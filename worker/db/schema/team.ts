import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'
import { dog } from './dogs.ts'

/** The members shown on the pages of the team and the credits, as dogs. An entry gives no rights; roles do. */
export const teamMember = sqliteTable(
  'team_member',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    type: text({ enum: TEAM_TYPES }).notNull(),
    /** The position among the members of this type, from 0. */
    place: integer().notNull(),
  },
  (table) => [
    uniqueIndex('team_member_dog_id').on(table.dogId, table.type),
    index('team_member_type').on(table.type, table.place),
    check('team_member_type_known', isOneOf('type', TEAM_TYPES)),
    check('team_member_place', sql.raw('place >= 0')),
  ],
)

/** What the member does for the park, by language. */
export const teamContribution = sqliteTable(
  'team_contribution',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => teamMember.id),
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    contribution: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.language] }),
    check('team_contribution_language', isOneOf('language', LANGUAGE_VALUES)),
  ],
)
