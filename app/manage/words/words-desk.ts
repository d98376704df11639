import type { WordChange } from '#durable/rules/filter/entries.ts'
import type { ListKind } from '#durable/rules/filter/word-list.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'
import type { LineOutcome } from '#durable/rules/staff/word-trials.ts'

/** `isIn` is false where it was taken out; `changedAt` (epoch ms) is null where nobody has changed it. */
export type WordRow = { language: Language; list: ListKind; entry: string; isIn: boolean; changedAt: number | null }

/** `found` are the letters of the line; `rule` is an entry, or 'personal-data' or 'link', which are in no list. */
export type WordCause = { found: string | null; rule: string; list: ListKind | null; language: Language | null }

/** A line as the park takes it now, and as it would with the change. */
export type Trial = {
  line: string
  before: LineOutcome
  after: LineOutcome
  /** What others would read; null where it is held. */
  heard: string | null
  causes: WordCause[]
}

/** A line that the change was tried on, and what came of it. */
export type TriedLine = { line: string; after: LineOutcome }

/** What the page of the word lists asks of the server. */
export type WordsDesk = {
  words: (query: Search & { language: Language | null }) => Promise<TablePage<WordRow>>
  /** What the change would do to these lines; nothing is kept. */
  tryWord: (trial: WordChange & { lines: string[] }) => Promise<Trial[]>
  /**
   * [Y8] Refused where the change was not tried, or does otherwise now than it did then. All rooms with dogs in them go
   * by it at once.
   */
  changeWord: (change: WordChange & { reason: string; tried: TriedLine[] }) => Promise<void>
}
