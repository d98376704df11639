import { OUR_ENTRIES, changesThatCount, endingsOf, entriesWith, keyOf } from './entries.ts'
import type { ListEntry, WordChange } from './entries.ts'
import { foldWord } from './fold.ts'
import { hasLink } from './links.ts'
import { hasPersonalData } from './personal.ts'
import { SINGLES_MIN, aToken, isSingle, joinedTokens, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import { Trie } from './trie.ts'
import { Words } from './word-list.ts'
import type { ListKind, Ways } from './word-list.ts'

declare const filtered: unique symbol

/**
 * [Y1] A text that has passed the filter, or one of the park's own phrases: the only type of text that others may read.
 */
export type PublicText = string & { readonly [filtered]: true }

/** Why a line is not said: it hurts or threatens, or says how somebody is reached outside of the park. */
export type HoldReason = 'hurtful' | 'personal-data'

/** `isMasked`: words in it were replaced by stars. `isFlagged`: it is marked for the moderators. */
export type Filtered =
  | { outcome: 'say'; text: PublicText; isMasked: boolean; isFlagged: boolean }
  | { outcome: 'hold'; reason: HoldReason }

/**
 * Danish for a kiss, and short for the English "kill yourself". Where nothing beside it says which, moderators see it.
 */
const LONE_KYS = /^\P{L}*(?:k\P{L}*y\P{L}*s\P{L}*)+$/iu

type Span = Pick<Token, 'start' | 'end'>

/** A line split into the words that are looked up in the lists. */
export type Reading = {
  written: readonly Token[]
  suspects: readonly Token[]
  excused: ReadonlySet<Token>
  ways: Ways
}

/** The word lists, compiled for looking up lines and names. */
export class WordFilter {
  readonly entries: readonly ListEntry[]
  readonly #words: Readonly<Record<ListKind, Words>>
  /** The listed words: single letters are joined only where they may spell one of these. */
  readonly #spelt = new Trie()

  constructor(entries: readonly ListEntry[]) {
    this.entries = entries
    this.#words = {
      allow: wordsToLookUp(entries, 'allow'),
      hold: wordsToLookUp(entries, 'hold', this.#spelt),
      mask: wordsToLookUp(entries, 'mask', this.#spelt),
      flag: wordsToLookUp(entries, 'flag', this.#spelt),
    }
  }

  /**
   * [Y1] Judges a cleaned line: it is held back, or said with some words masked and perhaps flagged for the moderators.
   * The lists of all languages are used, since nobody says which language they write. A word that is allowed in one
   * language beats the lists of the others.
   */
  line(line: string): Filtered {
    if (hasPersonalData(line)) return { outcome: 'hold', reason: 'personal-data' }
    const read = this.read(line)
    if (guiltyIn(read, this.#words.hold).length > 0) return { outcome: 'hold', reason: 'hurtful' }
    const masked = guiltyIn(read, this.#words.mask)
    const isFlagged = hasLink(line) || LONE_KYS.test(line) || guiltyIn(read, this.#words.flag).length > 0
    const text = masked.reduce(starred, line) as PublicText
    return { outcome: 'say', text, isMasked: masked.length > 0, isFlagged }
  }

  /** Splits a line into words, joins those that were spelt apart, and notes which of them an allowed phrase excuses. */
  read(line: string): Reading {
    const written = tokensOf(line)
    const { allow } = this.#words
    const asWritten = written.map((token, from) => [{ from, to: from + 1, token }])
    const joined = joinedTokens(line, written, this.#spelt)
    const longer = joined.map(({ token }) => token).filter(({ word }) => word.length >= SINGLES_MIN)
    // Single letters are looked up only as parts of phrases: no entry is a single letter.
    const words = written.filter((token) => !isSingle(token))
    const suspects = [...words, ...longer].filter((token) => !allow.hasWritten(token))
    const excused = new Set(allow.phrasesIn(asWritten).flatMap(([from, to]) => written.slice(from, to)))
    const ways = asWritten.map((word) => [...word])
    for (const stretch of joined) ways[stretch.from]?.push(stretch)
    return { written, suspects, excused, ways }
  }

  /**
   * [Y7] Whether a name may stand over a dog or beside a user: nothing in it would be held back or masked in a line.
   */
  isDecentName(name: string): boolean {
    const outcome = this.line(name)
    if (outcome.outcome === 'hold' || outcome.isMasked) return false
    // A name is often two words in one, and its stars and spaces are ornament.
    const joined = name.replace(/[ *]/g, '')
    const apart = name.replace(/\*/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    if (hasPersonalData(joined) || hasPersonalData(apart)) return false
    const whole = aToken(foldWord(joined), 0, name.length)
    const { allow, hold, mask } = this.#words
    if (allow.hasWritten(whole)) return true
    return ![hold, mask].some((words) => words.has(whole) || words.isWithin(whole.word))
  }
}

/** The places in a line that match one of the words. */
export function guiltyIn({ written, suspects, excused, ways }: Reading, words: Words): Span[] {
  return [
    ...suspects.filter((token) => !excused.has(token) && words.has(token)),
    ...words.phrasesIn(ways).map(([from, to]) => span(written.slice(from, to))),
  ]
}

/** Compiles the entries of one kind of list. Their words are added to `trie`, if there is one. */
export function wordsToLookUp(entries: readonly ListEntry[], list: ListKind, trie: Trie | null = null): Words {
  const words = new Words(trie)
  for (const { language, entry, list: of } of entries) {
    if (of !== list) continue
    if (entry.includes(' ')) words.addPhrases(entry)
    else words.add(entry, endingsOf(language))
  }
  return words
}

const OURS = new WordFilter(OUR_ENTRIES)

/** How many filters are kept besides that of the code. Each takes 1.7 MiB. */
const KEPT_MAX = 3
/** Filters by the changes that they were made with; the one that was used last comes last. */
const kept = new Map<string, WordFilter>()

/**
 * [Y8] The filter with the changes that staff have made to the lists. Compiling one takes about 40 ms, so rooms in the
 * same isolate share it, and a room that wakes from sleep need not compile it again.
 */
export function filterWith(changes: readonly WordChange[]): WordFilter {
  const counted = changesThatCount(changes)
  if (counted.length === 0) return OURS
  const key = JSON.stringify(counted.map((change) => [keyOf(change), change.isIn]))
  const filter = kept.get(key) ?? new WordFilter(entriesWith(counted))
  kept.delete(key)
  kept.set(key, filter)
  for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest)
  return filter
}

function span(tokens: readonly Token[]): Span {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }
}

/** Replaces each letter of the span by a star; the spaces between words stay. */
function starred(line: string, { start, end }: Span): string {
  return (
    line.slice(0, start) + line.slice(start, end).replace(/[^ ]/gu, (sign) => '*'.repeat(sign.length)) + line.slice(end)
  )
}
