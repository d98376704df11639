import { sql } from 'drizzle-orm'
import { entriesWith, keyOf } from '#durable/rules/filter/entries.ts'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import type { WordFilter } from '#durable/rules/filter/filter.ts'
import type { ListKind } from '#durable/rules/filter/word-list.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'
import type { Db } from '#worker/db/client.ts'
import { offsetOf } from '#worker/db/pages.ts'
import { query, run } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { wordChange } from '#worker/db/schema/settings.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { raiseRevision } from '#worker/settings/settings-db.ts'

/** [Y8] The changes of the staff to the word lists, the latest for each entry. */
export function wordChanges(db: Db): Query<WordChange[]> {
  return query(latestChanges(db), (rows) =>
    rows.map(({ language, list, entry, isIn }) => ({ language, list, entry, isIn: isIn !== 0 })),
  )
}

function latestChanges(db: Db) {
  const latest = sql`${wordChange.id} in (select max(id) from word_change group by language, list, entry)`
  return db.select().from(wordChange).where(latest)
}

/** The filter with the staff's changes, for texts outside of rooms, such as names. */
export async function currentFilter(db: Db): Promise<WordFilter> {
  return filterWith(await run(wordChanges(db)))
}

/** An entry of a list. `changedAt` (epoch ms) is null for an entry that only the code has. */
export type StoredWord = { language: Language; list: ListKind; entry: string; isIn: boolean; changedAt: number | null }

type WordQuery = Search & { language: Language | null }

/** The word lists, and the entries that were taken out. Entries changed by staff come first, newest first. */
export async function wordsTable(db: Db, { search, language, page }: WordQuery): Promise<TablePage<StoredWord>> {
  const changed = (await latestChanges(db)).toSorted((one, other) => other.id - one.id)
  const own = changed.map(({ id: _, at, isIn, ...entry }) => ({ ...entry, isIn: isIn !== 0, changedAt: at }))
  const touched = new Set(own.map(keyOf))
  const rest = entriesWith([]).filter((entry) => !touched.has(keyOf(entry)))
  const words = search.trim().toLowerCase()
  const rows = [...own, ...rest.map((entry) => ({ ...entry, isIn: true, changedAt: null }))].filter(
    (row) => (language === null || row.language === language) && row.entry.includes(words),
  )
  return { rows: rows.slice(offsetOf(page), offsetOf(page) + PAGE_ROWS), total: rows.length }
}

/**
 * Adds an entry to a list or removes it, with its line in the staff log. Raises the revision, because rooms use the
 * lists.
 */
export async function changeWord(
  db: Db,
  { language, list, entry, isIn }: WordChange,
  { by, reason, now }: { by: number; reason: string; now: number },
): Promise<void> {
  await db.batch([
    db.insert(wordChange).values({ at: now, language, list, entry, isIn: isIn ? 1 : 0 }),
    raiseRevision(db),
    logged(db, { at: now, staffId: by, act: 'change-words', reason, detail: { language, list, entry, isIn } }),
  ])
}

/** Whether the change would have an effect: it adds an entry that is not there, or removes one that is. */
export async function wouldChange(db: Db, change: WordChange): Promise<boolean> {
  const entries = entriesWith(await run(wordChanges(db)))
  return entries.some((entry) => keyOf(entry) === keyOf(change)) !== change.isIn
}
