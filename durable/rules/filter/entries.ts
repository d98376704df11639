import type { Language } from '../languages.ts'
import { LIST_KINDS } from './word-list.ts'
import type { ListKind, WordList } from './word-list.ts'
import { WORDS_DK } from './words/dk.ts'
import { WORDS_EN } from './words/en.ts'
import { WORDS_NO } from './words/no.ts'
import { WORDS_SE } from './words/se.ts'

/** An entry of a list, in the notation of word-list.ts. */
export type ListEntry = { language: Language; list: ListKind; entry: string }

/** [Y8] A decision of staff about an entry: `isIn` says whether it is in the list from now on. */
export type WordChange = ListEntry & { isIn: boolean }

const LISTS: Readonly<Record<Language, WordList>> = { dk: WORDS_DK, en: WORDS_EN, no: WORDS_NO, se: WORDS_SE }

/** The endings that `word+` stands for. */
export function endingsOf(language: Language): string {
  return LISTS[language].endings
}

/** The lists as they are in the code. */
export const OUR_ENTRIES: readonly ListEntry[] = (['dk', 'no', 'se', 'en'] as const).flatMap((language) =>
  LIST_KINDS.flatMap((list) => {
    const { words, phrases = '' } = LISTS[language][list]
    const entries = [...words.split(/\s+/), ...phrases.split('\n').map((phrase) => phrase.trim())]
    return entries.filter((entry) => entry !== '').map((entry) => ({ language, list, entry }))
  }),
)

const OUR_KEYS: ReadonlySet<string> = new Set(OUR_ENTRIES.map(keyOf))

/** [Y8] The last change of each entry, without those that leave the list of the code as it is; sorted by entry. */
export function changesThatCount(changes: readonly WordChange[]): WordChange[] {
  const latest = new Map(changes.map((change) => [keyOf(change), change]))
  const keys = [...latest.keys()].toSorted()
  return keys.flatMap((key) => latest.get(key) ?? []).filter((change) => change.isIn !== OUR_KEYS.has(keyOf(change)))
}

/** [Y8] The lists of the code with the changes of staff applied; of two changes of one entry the later one holds. */
export function entriesWith(changes: readonly WordChange[]): ListEntry[] {
  const counted = changesThatCount(changes)
  const removed = new Set(counted.filter(({ isIn }) => !isIn).map(keyOf))
  const added = counted.filter(({ isIn }) => isIn).map(({ language, list, entry }) => ({ language, list, entry }))
  return [...OUR_ENTRIES.filter((entry) => !removed.has(keyOf(entry))), ...added]
}

export function keyOf({ language, list, entry }: ListEntry): string {
  return `${language} ${list} ${entry}`
}

/** The most letters of an entry. */
const ENTRY_MAX = 160
const WORD = /^(?:\*[\p{L}\p{N}]{3,}\*|[\p{L}\p{N}]{2,}\+?|[\p{L}\p{N}]{3,}\*)$/u
const PHRASE = /^[\p{L}\p{N}]+(?:\|[\p{L}\p{N}]+)*(?: [\p{L}\p{N}]+\*?(?:\|[\p{L}\p{N}]+\*?)*){1,7}$/u

/**
 * [Y8] The entry in the form in which it is stored, small letters and single spaces; null if it is not a valid entry.
 */
export function cleanEntry(typed: string): string | null {
  const entry = typed.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  if ([...entry].length > ENTRY_MAX) return null
  return WORD.test(entry) || PHRASE.test(entry) ? entry : null
}
