import type { WordChange } from '#durable/rules/filter/entries.ts'
import type { ListKind } from '#durable/rules/filter/word-list.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'
import type { LineOutcome } from '#durable/rules/staff/word-trials.ts'

/**
 * An entry of the lists. `isIn` is false if staff have taken it out; `changedAt` (epoch ms) is null if they never
 * changed it.
 */
export type WordRow = { language: Language; list: ListKind; entry: string; isIn: boolean; changedAt: number | null }

/**
 * Why a line is held, masked or flagged: `found` are its matching letters; `rule` is an entry, 'personal-data' or
 * 'link'.
 */
export type WordCause = { found: string | null; rule: string; list: ListKind | null; language: Language | null }

/** The result of the filter for a line now, and with the change. */
export type Trial = {
  line: string
  before: LineOutcome
  after: LineOutcome
  /** What others would read; null if the line is held. */
  heard: string | null
  causes: WordCause[]
}

/** A line on which the change was tried, with its result. */
export type TriedLine = { line: string; after: LineOutcome }

/** The methods of the server for the page of the word lists. */
export type WordsDesk = {
  words: (query: Search & { language: Language | null }) => Promise<TablePage<WordRow>>
  /** What the change would do to these lines; nothing is stored. */
  tryWord: (trial: WordChange & { lines: string[] }) => Promise<Trial[]>
  /**
   * [Y8] Changes an entry. It is refused if the change was not tried, or has other results now than in the trial. All
   * rooms with dogs in them get it at once.
   */
  changeWord: (change: WordChange & { reason: string; tried: TriedLine[] }) => Promise<void>
}
