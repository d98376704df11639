import { collapsed } from '../filter/fold.ts'
import { ENDINGS, HARMLESS, NOTORIOUS, TITLES, WORDS } from './titles.ts'
import { drawnLetters, skeletonOf } from './skeleton.ts'

/** What a letter of a title may be drawn as. Titles are long, so that this may be coarser than a skeleton. */
const DRAWN_WITH: Readonly<Record<string, string>> = {
  d: '(?:d|cl)',
  m: '(?:m|rn|nn)',
  s: '[sz]',
  t: '[tf]',
  u: '[uv]',
  w: '(?:w|vv)',
}
/** Stands between the words of a name where titles are looked for. */
const GAP = '.'

const titles = TITLES.map((title) => new RegExp(patternOf(title), 'g'))
const harmless = new RegExp(HARMLESS.map(patternOf).join('|'), 'g')
const aWord = new RegExp(`^(?:${WORDS.map(wordPatternOf).join('|')})$`)
const notorious = NOTORIOUS.map(lookOf)

/**
 * [N7] Whether a name claims to be the park or to work for it: a title anywhere in it, also over spaces, in digits, in
 * look-alikes and with doubled letters; or a shorter word of authority as a word of it.
 */
export function isReserved(name: string): boolean {
  const drawn = name.split(/[ *]+/).map(drawnLetters).join(GAP).replace(harmless, GAP)
  if (titles.some((title) => hasTitle(drawn, title))) return true
  return wordsOf(name).some((word) => aWord.test(drawnLetters(word).replace(harmless, GAP)))
}

/**
 * [N7] Whether the name contains that of a notorious person, after whom nobody in a park for children may be called.
 */
export function isNotorious(name: string): boolean {
  const look = lookOf(drawnLetters(name).replace(harmless, GAP))
  return notorious.some((word) => look.includes(word))
}

/** A title that lies across two words must begin or end with one of them: "Brad Mina" is nobody's title. */
function hasTitle(drawn: string, title: RegExp): boolean {
  return [...drawn.matchAll(title)].some(({ 0: found, index }) => {
    const isAtBorder =
      [undefined, GAP].includes(drawn[index - 1]) || [undefined, GAP].includes(drawn[index + found.length])
    return isAtBorder || !found.replace(/\.+$/, '').includes(GAP)
  })
}

/** The name as one word, its words, and what begins with a capital or stands beside digits, "park" or an x. */
function wordsOf(name: string): string[] {
  const apart = name.split(/[ *]+/)
  const parts = apart.flatMap((word) => [word, word.replace(/\d+$/, ''), ...word.split(/\d+|(?<=\p{Ll})(?=\p{Lu})/u)])
  return [name, ...parts].flatMap((word) => [word, word.replace(/^(?:voff|park|x)+|x+$/gi, '')])
}

/** A pattern for a word with the endings of the four languages, if it is written with a plus. */
function wordPatternOf(word: string): string {
  if (!word.endsWith('+')) return patternOf(word)
  return `${patternOf(word.slice(0, -1))}(?:${ENDINGS.map(patternOf).join('|')})?`
}

function lookOf(name: string): string {
  return collapsed(skeletonOf(name))
}

/** A pattern for a title: each letter may be drawn out and may stand apart, and a doubled one is at least doubled. */
function patternOf(title: string): string {
  return [...drawnLetters(title).matchAll(/(.)\1*/g)]
    .map(([run, letter = '']) => `(?:${DRAWN_WITH[letter] ?? letter}\\.*){${Math.min(run.length, 2)},}`)
    .join('')
}
