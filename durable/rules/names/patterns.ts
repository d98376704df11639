import { drawnLetters } from './skeleton.ts'
import { ENDINGS } from './titles.ts'

/** What a letter of a listed word may be drawn as. The words are long, so that this may be coarser than a skeleton. */
const DRAWN_WITH: Readonly<Record<string, string>> = {
  d: '(?:d|cl)',
  m: '(?:m|rn|nn)',
  s: '[sz]',
  t: '[tf]',
  u: '[uv]',
  w: '(?:w|vv)',
}
/** Stands between the words of a name where listed words are looked for. */
export const GAP = '.'

/** A name as it is drawn, word by word. */
export function drawnWords(name: string): string {
  return name.split(/[ *]+/).map(drawnLetters).join(GAP)
}

/** A pattern for a word: each letter may be drawn out and may stand apart, and a doubled one is at least doubled. */
export function patternOf(word: string): string {
  return [...drawnLetters(word).matchAll(/(.)\1*/g)]
    .map(([run, letter = '']) => `(?:${DRAWN_WITH[letter] ?? letter}\\.*){${Math.min(run.length, 2)},}`)
    .join('')
}

/** A pattern for whole words; those with a plus have the endings of the four languages. */
export function wholeWords(words: readonly string[]): RegExp {
  const patterns = words.map((word) =>
    word.endsWith('+') ? `${patternOf(word.slice(0, -1))}(?:${ENDINGS.map(patternOf).join('|')})?` : patternOf(word),
  )
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

/** Whether a word lies in a drawn name. Across two words of it, it must begin or end with one of them ("Brad Mina"). */
export function liesIn(drawn: string, word: RegExp): boolean {
  return [...drawn.matchAll(word)].some(({ 0: found, index }) => {
    const isAtBorder = [drawn[index - 1], drawn[index + found.length]].some(
      (sign) => sign === undefined || sign === GAP,
    )
    return isAtBorder || !found.replace(/\.+$/, '').includes(GAP)
  })
}

/** The name as one word, its words, and what begins with a capital or stands beside digits, "park" or an x. */
export function nameParts(name: string): string[] {
  const apart = name.split(/[ *]+/)
  const parts = apart.flatMap((word) => [word, word.replace(/\d+$/, ''), ...word.split(/\d+|(?<=\p{Ll})(?=\p{Lu})/u)])
  return [name, ...parts].flatMap((word) => [word, word.replace(/^(?:voff|park|x)+|x+$/gi, '')])
}
