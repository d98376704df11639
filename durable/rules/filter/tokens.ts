import { collapsed, foldWord, digitsRead, isDrawnOut, unmasked } from './fold.ts'
import type { Trie } from './trie.ts'

/**
 * A word of a line: where it stands in it (`end` is behind it), and the forms in which it is looked up. `word` is what
 * was written; `forms` add what may be meant by it; `drawnOut` is looked up among words folded like it.
 */
export type Token = { start: number; end: number; word: string; forms: readonly string[]; drawnOut: string | null }

/** Letters, and signs that are drawn as letters (ⓐ, 🄰, 🅰, 🇦). */
const LETTER = String.raw`\p{L}\p{N}$€£\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}`
const WORDS = new RegExp(`[${LETTER}][${LETTER}\\p{M}@]*(?:[!|]+[${LETTER}][${LETTER}\\p{M}@]*)*`, 'gu')

export function tokensOf(line: string): Token[] {
  return [...line.matchAll(WORDS)].map(({ 0: text, index }) => {
    const word = foldWord(text)
    // As in "@sshole", which may be a mention all the same.
    const sign = SIGN_BEFORE.exec(line.slice(0, index))?.[0] ?? ''
    return aToken(word, index, index + text.length, sign === '' ? [] : unmasked(sign + word))
  })
}

const SIGN_BEFORE = /[@!|]$/

/** A stretch of a line, taken for one folded word: "f.u.c.k" with its signs left out; `others` may be meant as well. */
export function aToken(word: string, start: number, end: number, others: readonly string[] = []): Token {
  const meant = [word, ...unmasked(word), ...others]
  const forms = new Set(meant.flatMap((form) => [form, collapsed(form)]))
  const plain = unmasked(word).at(-1) ?? word
  return { start, end, word, forms: [...forms], drawnOut: isDrawnOut(word) ? collapsed(plain) : null }
}

/** A word that stands in the place of the tokens from `from` up to `to`, not with it. */
export type Stretch = { from: number; to: number; token: Token }

/** Letters of the shortest word that is looked up where single letters stand in a row; a phrase may have shorter ones. */
export const SINGLES_MIN = 3
/** Between two pieces of one word: a sign, or nothing but it; a space only between single letters. */
const JOINT = /^[-._*#'’~+,/\\]{1,3}$/
const GAP = /^[^\p{L}\p{N}]{1,4}$/u

/**
 * [Y5] Words that were pulled apart: "f u c k" by whatever is no letter, "fu-ck" by signs but not by a space; where the
 * sign is a star, it may as well stand for a vowel. Of single letters only those are joined that may be one of `words`.
 */
export function joinedTokens(line: string, tokens: readonly Token[], words: Trie): Stretch[] {
  const pieces = runsOf(line, tokens, JOINT, () => true).map(({ run, from }) => ({ run, from, isStarred: true }))
  const singles = runsOf(line, tokens, GAP, isSingle).flatMap((placed) => wordsWithin(placed, words))
  return [...pieces, ...singles.map((window) => ({ ...window, isStarred: false }))].map(({ run, from, isStarred }) => {
    const [first] = run
    const last = run.at(-1) ?? first
    const word = run.map((token) => token.word).join('')
    const token = aToken(word, first.start, last.end, isStarred ? starredVowels(line, run) : [])
    return { from, to: from + run.length, token }
  })
}

const VOWELS = [...'aeiouyåäö']

/** "f*ck" with each vowel in the place of the star; none where other signs join it. */
function starredVowels(line: string, run: Run): string[] {
  const gaps = run.slice(1).map(({ start }, place) => line.slice(run[place]?.end, start))
  if (!gaps.every((gap) => gap === '*' || gap === '#')) return []
  return VOWELS.map((vowel) => run.map(({ word }) => word).join(vowel))
}

type Run = [Token, ...Token[]]

type Placed = { run: Run; from: number }

/** Stretches of two tokens and more that fit, with nothing but this between them. */
function runsOf(line: string, tokens: readonly Token[], between: RegExp, fits: (token: Token) => boolean): Placed[] {
  const runs: Placed[] = []
  let last: Token | null = null
  for (const [from, token] of tokens.entries()) {
    if (!fits(token)) last = null
    else {
      if (last && between.test(line.slice(last.end, token.start))) runs.at(-1)?.run.push(token)
      else runs.push({ run: [token], from })
      last = token
    }
  }
  return runs.filter(({ run }) => run.length > 1)
}

export function isSingle({ word }: Pick<Token, 'word'>): boolean {
  return [...word].length === 1
}

/** Letters of the longest word that is looked for among single letters. */
const WORD_MAX = 12

/** The stretches of a run of single letters that may be a word: "i f u c k" has one that counts. */
function wordsWithin({ run, from }: Placed, words: Trie): Placed[] {
  const letters = run.map(({ word }) => word)
  const rows = [letters, ...digitsRead(letters)]
  return letters.flatMap((_, start) => {
    const lengths = new Set(rows.flatMap((row) => words.lengthsAt(row, start, WORD_MAX)))
    return [...lengths].flatMap((length) => {
      const [first, ...rest] = run.slice(start, start + length)
      return first && rest.length > 0 ? [{ run: [first, ...rest] satisfies Run, from: from + start }] : []
    })
  })
}
