import { collapsed, foldWord, isDrawnOut, unmasked } from './fold.ts'

/**
 * A word of a line: where it stands in it (`end` is behind it), and the forms in which it is looked up. `word` is what
 * was written; `forms` add what may be meant by it; `drawnOut` is looked up among words folded like it.
 */
export type Token = { start: number; end: number; word: string; forms: readonly string[]; drawnOut: string | null }

const WORDS = /[\p{L}\p{N}$][\p{L}\p{M}\p{N}@$]*(?:[!|]+[\p{L}\p{N}][\p{L}\p{M}\p{N}@$]*)*/gu

export function tokensOf(line: string): Token[] {
  return [...line.matchAll(WORDS)].map(({ 0: text, index }) => aToken(foldWord(text), index, index + text.length))
}

/** A stretch of a line, taken for one folded word: "f.u.c.k" with its signs left out. */
export function aToken(word: string, start: number, end: number): Token {
  const meant = [word, ...unmasked(word)]
  const forms = new Set(meant.flatMap((form) => [form, collapsed(form)]))
  return { start, end, word, forms: [...forms], drawnOut: isDrawnOut(word) ? collapsed(meant.at(-1) ?? word) : null }
}

/** Letters in a row that must stand alone before they are read as one word. */
const SINGLES_MIN = 3
/** Between two pieces of one word: a sign, or nothing but it; a space only between single letters. */
const JOINT = /^[-._*'’~+,/\\]{1,3}$/
const GAP = /^[-._*'’~+,/\\ ]{1,3}$/

/** [Y5] Words that were pulled apart: "f u c k" by any signs, "fu-ck" by signs but not by a space. */
export function joinedTokens(line: string, tokens: readonly Token[]): Token[] {
  return [...runsOf(line, tokens, JOINT, () => true), ...runsOf(line, tokens, GAP, isSingle).flatMap(windows)].map(
    (run) => {
      const [first] = run
      const last = run.at(-1) ?? first
      return aToken(run.map(({ word }) => word).join(''), first.start, last.end)
    },
  )
}

type Run = [Token, ...Token[]]

function runsOf(line: string, tokens: readonly Token[], between: RegExp, fits: (token: Token) => boolean): Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  for (const token of tokens) {
    const last: Token | undefined = run?.at(-1)
    if (run && last && fits(token) && between.test(line.slice(last.end, token.start))) run.push(token)
    else {
      if (run && run.length > 1) runs.push(run)
      run = fits(token) ? [token] : null
    }
  }
  if (run && run.length > 1) runs.push(run)
  return runs
}

function isSingle({ word }: Token): boolean {
  return [...word].length === 1
}

/** Every stretch of a run of single letters: "i f u c k" has one that counts. */
function windows(run: Run): Run[] {
  const found: Run[] = []
  for (let from = 0; from + SINGLES_MIN <= run.length; from++) {
    for (let to = from + SINGLES_MIN; to <= Math.min(run.length, from + WORD_MAX); to++) {
      const [first, ...rest] = run.slice(from, to)
      if (first) found.push([first, ...rest])
    }
  }
  return found
}

/** Letters of the longest word that is looked for among single letters. */
const WORD_MAX = 12
