import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dog } from '../dogs.ts'
import { user } from '../users.ts'

/**
 * How much a dog has gained on an Oslo day of something with a limit a day. Old days are deleted at night. Like the other
 * tables of this file that each act writes it has no row ids, and no index: only the night asks by the day, and reads all.
 */
export const daily = sqliteTable(
  'daily',
  {
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    day: integer().notNull(),
    kind: text({ enum: ['karma'] }).notNull(),
    amount: integer().notNull(),
    /**
     * Until when sniffing a dog again gives no karma: epoch ms by the ids of dogs, in JSON. It stands here because a sniff
     * writes the row anyway. Those that are over are left out when the next one is written.
     */
    sniffed: text().notNull().default('{}'),
    /** [TH12] The smell posts that the dog has read, as bits by their place in POSTS (durable/rules/smells/posts.ts). */
    posts: integer().notNull().default(0),
    /** [NP7] 1 once the errand of the day is done. */
    errand: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.dogId, table.day, table.kind] }),
    check('daily_karma', sql.raw(`kind = 'karma' and amount between 1 and 50`)),
  ],
)

/** [O3] What a user has dug in a day of Oslo (durable/rules/life/digging.ts says what the bits are). Old days are forgotten. */
export const findDay = sqliteTable(
  'find_day',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    day: integer().notNull(),
    spots: integer().notNull(),
    missed: integer().notNull(),
    blind: integer().notNull(),
    bones: integer().notNull(),
    /** [O2] Until when tiles rest, as `sniffed` in `daily`, by "<dog>:<room>:<x>,<y>". */
    tiles: text().notNull().default('{}'),
    /** [SC1] 1 once the user has found the end of the day's trail. */
    trail: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check(
      'find_day_bones',
      sql.raw('bones between 0 and 42 and blind between 0 and 10 and spots >= 0 and missed >= 0'),
    ),
  ],
)

/** [SC1] How many users have found the end of the trail on an Oslo day. Old days are deleted at night. */
export const trailDay = sqliteTable(
  'trail_day',
  { day: integer().primaryKey().notNull(), found: integer().notNull() },
  () => [check('trail_day_found', sql.raw('found > 0'))],
)

/** Things that happen once only: "treated:<user>:<day>:<user>", "first-dig:<user>:<number>". */
export const once = sqliteTable('once', {
  what: text().primaryKey().notNull(),
  /** The op that did it. No foreign key, as in `item`. */
  opId: text('op_id').notNull(),
})

/** Acts that must wait until a time: "poop:<dog>", "print:<user>". Deleted after that. */
export const rest = sqliteTable('rest', { what: text().primaryKey().notNull(), until: integer().notNull() })
