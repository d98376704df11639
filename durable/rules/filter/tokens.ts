import { collapsed, foldWord, digitsRead, isDrawnOut, unmasked } from './fold.ts'
import type { Trie } from './trie.ts'

/**
 * A word of a line, from index `start` up to, not including, `end`, with the forms in which it is looked up. `word` is
 * the folded word as written, and `forms` adds other readings of it. `drawnOut` is its collapsed form if letters were
 * drawn out, which is looked up among collapsed words; else null.
 */
export type Token = { start: number; end: number; word: string; forms: readonly string[]; drawnOut: string | null }

/** Letters, and signs that are drawn as letters (ⓐ, 🄰, 🅰, 🇦). */
const LETTER = String.raw`\p{L}\p{N}$€£\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}`
const WORDS = new RegExp(`[${LETTER}][${LETTER}\\p{M}@]*(?:[!|]+[${LETTER}][${LETTER}\\p{M}@]*)*`, 'gu')

export function tokensOf(line: string): Token[] {
  return [...line.matchAll(WORDS)].map(({ 0: text, index }) => {
    const word = foldWord(text)
    // A sign right before a word may be a letter, as in "@sshole"; it may also be a mention.
    const sign = SIGN_BEFORE.exec(line.slice(0, index))?.[0] ?? ''
    return aToken(word, index, index + text.length, sign === '' ? [] : unmasked(sign + word))
  })
}

const SIGN_BEFORE = /[@!|]$/

/** Makes a token of a stretch of a line that reads as one folded word. `others` are further readings of it. */
export function aToken(word: string, start: number, end: number, others: readonly string[] = []): Token {
  const meant = [word, ...unmasked(word), ...others]
  const forms = new Set(meant.flatMap((form) => [form, collapsed(form)]))
  const plain = unmasked(word).at(-1) ?? word
  return { start, end, word, forms: [...forms], drawnOut: isDrawnOut(word) ? collapsed(plain) : null }
}

/** A word that is spelt by the tokens from index `from` up to, not including, `to`. */
export type Stretch = { from: number; to: number; token: Token }

/** The shortest word that is looked up in a row of single letters, in letters. Words within a phrase may be shorter. */
export const SINGLES_MIN = 3
/** What may stand between two pieces of one word: up to three signs, without a space. */
const JOINT = /^[-._*#'’~+,/\\]{1,3}$/
/** What may stand between single letters of one word: up to four of anything that is neither a letter nor a digit. */
const GAP = /^[^\p{L}\p{N}]{1,4}$/u

/**
 * [Y5] Joins words that were spelt apart: single letters ("f u c k") over anything that is no letter, longer pieces
 * ("fu-ck") over signs but not over a space. A star may also stand for a vowel. Single letters are joined only if they
 * may spell one of `words`.
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

const VOWELS = Array.from('aeiouyåäö')

/** The readings of "f*ck" with each vowel in place of the star; an empty list if other signs join the pieces. */
function starredVowels(line: string, run: Run): string[] {
  const gaps = run.slice(1).map(({ start }, place) => line.slice(run[place]?.end, start))
  if (!gaps.every((gap) => gap === '*' || gap === '#')) return []
  return VOWELS.map((vowel) => run.map(({ word }) => word).join(vowel))
}

type Run = [Token, ...Token[]]

type Placed = { run: Run; from: number }

/** All runs of two or more fitting tokens whose gaps match `between`. */
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

/** The longest word that is looked for among single letters, in letters. */
const WORD_MAX = 12

/** The parts of a run of single letters that may spell a word: "i f u c k" has one. */
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
