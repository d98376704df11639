import { env } from 'cloudflare:test'
import { is } from 'drizzle-orm'
import { SQLiteTable, getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import * as activity from '#worker/db/schema/activity.ts'
import * as announcements from '#worker/db/schema/announcements.ts'
import * as codeRuns from '#worker/db/schema/code-runs.ts'
import * as committee from '#worker/db/schema/committee.ts'
import * as desks from '#worker/db/schema/desks.ts'
import * as dogs from '#worker/db/schema/dogs.ts'
import * as drafts from '#worker/db/schema/drafts.ts'
import * as exclusions from '#worker/db/schema/exclusions.ts'
import * as faults from '#worker/db/schema/faults.ts'
import * as films from '#worker/db/schema/films.ts'
import * as friends from '#worker/db/schema/friends.ts'
import * as highscores from '#worker/db/schema/highscores.ts'
import * as jobs from '#worker/db/schema/jobs.ts'
import * as looks from '#worker/db/schema/looks.ts'
import * as patreon from '#worker/db/schema/patreon.ts'
import * as pictures from '#worker/db/schema/pictures.ts'
import * as presence from '#worker/db/schema/presence.ts'
import * as privacy from '#worker/db/schema/privacy.ts'
import * as publicReports from '#worker/db/schema/public-reports.ts'
import * as push from '#worker/db/schema/push.ts'
import * as rooms from '#worker/db/schema/rooms.ts'
import * as settings from '#worker/db/schema/settings.ts'
import * as sheets from '#worker/db/schema/sheets.ts'
import * as signIn from '#worker/db/schema/sign-in.ts'
import * as staff from '#worker/db/schema/staff.ts'
import * as team from '#worker/db/schema/team.ts'
import * as unheard from '#worker/db/schema/unheard.ts'
import * as users from '#worker/db/schema/users.ts'
import * as days from '#worker/db/schema/value/days.ts'
import * as hunts from '#worker/db/schema/value/hunts.ts'
import * as items from '#worker/db/schema/value/items.ts'
import * as ledger from '#worker/db/schema/value/ledger.ts'
import * as packGoals from '#worker/db/schema/value/pack-goals.ts'
import * as questions from '#worker/db/schema/value/questions.ts'
import * as riddles from '#worker/db/schema/value/riddles.ts'
import * as rounds from '#worker/db/schema/value/rounds.ts'
import * as shops from '#worker/db/schema/value/shops.ts'
import * as stamps from '#worker/db/schema/value/stamps.ts'
import * as trades from '#worker/db/schema/value/trades.ts'

type Column = { name: string; type: string; notNull: boolean; primary: boolean }

const schema = {
  ...activity,
  ...exclusions,
  ...publicReports,
  ...announcements,
  ...days,
  ...codeRuns,
  ...committee,
  ...desks,
  ...dogs,
  ...drafts,
  ...faults,
  ...films,
  ...friends,
  ...highscores,
  ...items,
  ...jobs,
  ...looks,
  ...push,
  ...ledger,
  ...patreon,
  ...pictures,
  ...presence,
  ...privacy,
  ...questions,
  ...hunts,
  ...packGoals,
  ...riddles,
  ...rooms,
  ...rounds,
  ...settings,
  ...sheets,
  ...shops,
  ...signIn,
  ...staff,
  ...stamps,
  ...team,
  ...trades,
  ...unheard,
  ...users,
}
const tables: SQLiteTable[] = Object.values(schema).filter((value) => is(value, SQLiteTable))

it('makes by the migrations exactly the tables of schema.ts', async () => {
  const described = tables.map((table) => getTableConfig(table).name).toSorted()
  expect((await migratedTables()).map(({ name }) => name)).toEqual(described)
})

it('has only strict tables, so that no column holds another type', async () => {
  const lax = (await migratedTables()).filter(({ sql }) => !/\) STRICT(?:, WITHOUT ROWID)?$/.test(sql))
  expect(lax).toEqual([])
})

it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'has the columns and indexes of schema.ts in %s',
  async (name, table) => {
    const { columns, indexes, primaryKeys } = getTableConfig(table)
    const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
    const described = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      notNull: column.notNull,
      primary: column.primary || inKey.has(column.name),
    }))
    // A migration can only add a column at the end of its table; in the schema it stands where it is read.
    expect((await migratedColumns(name)).toSorted(byName)).toEqual(described.toSorted(byName))
    expect(await migratedIndexes(name)).toEqual(
      indexes.map(({ config }) => ({ name: config.name, unique: config.unique })).toSorted(byName),
    )
  },
)

it('has triggers that limit the dogs of a user, count reactions and protect revisions of rooms and the ledger', async () => {
  const { results } = await env.DB.prepare(`select name from sqlite_master where type = 'trigger' order by name`).all()
  const names = results.map(({ name }) => name)
  expect(names).toEqual([
    'account_level',
    'announcement_reaction_given',
    'announcement_reaction_taken_back',
    'appeal_answered_once',
    'appeal_by_another',
    'appeal_by_third',
    'ban_for_good_by_two',
    'ban_kind_kept',
    'ban_lifted_once',
    'demand_holds',
    'dog_born',
    'dog_max_dogs',
    'item_kept',
    'item_made',
    'item_move_kept',
    'item_move_unchanged',
    'item_moved',
    'item_moves',
    'leg_booked',
    'leg_in_time',
    'leg_kept',
    'leg_unchanged',
    'level_kept',
    'level_unchanged',
    'op_balanced',
    'op_frozen',
    'op_kept',
    'op_sealed',
    'public_report_decided_once',
    'report_claimed_once',
    'report_closed_once',
    'room_revision_kept',
    'room_revision_next',
    'room_revision_published',
    'room_revision_unchanged',
    'round_kept',
    'sheet_revision_kept',
    'sheet_revision_levels',
    'sheet_revision_next',
    'sheet_revision_published',
    'sheet_revision_unchanged',
    'staff_log_added',
    'staff_log_kept',
    'staff_log_unchanged',
  ])
})

async function migratedTables(): Promise<{ name: string; sql: string }[]> {
  const { results } = await env.DB.prepare(
    `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite%'
     and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations' order by name`,
  ).all<{ name: string; sql: string }>()
  return results
}

async function migratedColumns(table: string): Promise<Column[]> {
  const { results } = await env.DB.prepare(
    `select name, lower(type) as type, "notnull", pk from pragma_table_info(?) order by cid`,
  )
    .bind(table)
    .all<{ name: string; type: string; notnull: number; pk: number }>()
  return results.map(({ name, type, notnull, pk }) => ({ name, type, notNull: notnull === 1, primary: pk > 0 }))
}

async function migratedIndexes(table: string): Promise<{ name: string; unique: boolean }[]> {
  const { results } = await env.DB.prepare(`select name, "unique" from pragma_index_list(?) where origin = 'c'`)
    .bind(table)
    .all<{ name: string; unique: number }>()
  return results.map(({ name, unique }) => ({ name, unique: unique === 1 })).toSorted(byName)
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1
}
