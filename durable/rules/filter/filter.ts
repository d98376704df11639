import { foldWord } from './fold.ts'
import { hasPersonalData } from './personal.ts'
import { aToken, joinedTokens, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import { Words } from './word-list.ts'
import type { Verdict } from './word-list.ts'
import { WORDS_DK } from './words/dk.ts'
import { WORDS_EN } from './words/en.ts'
import { WORDS_NO } from './words/no.ts'
import { WORDS_SE } from './words/se.ts'

declare const filtered: unique symbol

/** [Y1] Words that have been through the filter: what a line of the park is made of; else only its own phrases are. */
export type PublicText = string & { readonly [filtered]: true }

/** Why a line comes back to its writer: it hurts or threatens, or it tells where somebody can be reached. */
export type HoldReason = 'hurtful' | 'personal-data'

/** `isFlagged`: said as it is, and marked for the moderators. */
export type Filtered =
  { outcome: 'say'; text: PublicText; isMasked: boolean; isFlagged: boolean } | { outcome: 'hold'; reason: HoldReason }

const LISTS = [WORDS_DK, WORDS_EN, WORDS_NO, WORDS_SE]

const ALLOWED = new Words()
for (const { allow, endings } of LISTS) ALLOWED.add(allow.words, endings).addPhrases(allow.phrases ?? '')

const HELD = wordsOf('hold')
const MASKED = wordsOf('mask')
const FLAGGED = wordsOf('flag')

function wordsOf(verdict: Verdict): Words {
  const words = new Words()
  for (const list of LISTS) words.add(list[verdict].words, list.endings).addPhrases(list[verdict].phrases)
  return words
}

const LINK = /https?:\/\/|www\.|\b[\p{L}\p{N}-]+\.(?:com|net|org|gg|dk|no|se)\b/iu

/**
 * [Y1] What the park makes of a cleaned line: held back, or said, with what is masked in it and whether the moderators
 * are to look at it. Every language's lists are asked, for nobody says which one they write; a word that one of our
 * languages needs beats the lists of the others.
 */
export function filterLine(line: string): Filtered {
  if (hasPersonalData(line)) return { outcome: 'hold', reason: 'personal-data' }
  const written = tokensOf(line)
  const suspects = [...written, ...joinedTokens(line, written)].filter((token) => !ALLOWED.hasWritten(token))
  const excused = ALLOWED.phrasesIn(written).flatMap(([from, to]) => written.slice(from, to))
  const guilty = (words: Words) => [
    ...suspects.filter((token) => !excused.includes(token) && words.has(token)),
    ...words.phrasesIn(written).map(([from, to]) => span(written.slice(from, to))),
  ]
  if (guilty(HELD).length > 0) return { outcome: 'hold', reason: 'hurtful' }
  const masked = guilty(MASKED)
  const isFlagged = LINK.test(line) || guilty(FLAGGED).length > 0
  const text = masked.reduce(starred, line) as PublicText
  return { outcome: 'say', text, isMasked: masked.length > 0, isFlagged }
}

/** [Y7] Whether a name may stand over a dog or beside a user: nothing in it would be held back or masked in a line. */
export function isDecentName(name: string): boolean {
  const outcome = filterLine(name)
  if (outcome.outcome === 'hold' || outcome.isMasked) return false
  // A name is often two words in one, and its stars and spaces are ornament.
  const whole = aToken(foldWord(name.replace(/[ *]/g, '')), 0, name.length)
  if (ALLOWED.hasWritten(whole)) return true
  return ![HELD, MASKED].some((words) => words.has(whole) || words.isWithin(whole.word))
}

function span(tokens: readonly Token[]): { start: number; end: number } {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }
}

/** As many stars as there were letters; the spaces between words stay. */
function starred(line: string, { start, end }: { start: number; end: number }): string {
  return (
    line.slice(0, start) + line.slice(start, end).replace(/[^ ]/gu, (sign) => '*'.repeat(sign.length)) + line.slice(end)
  )
}
