import { GAP, drawnWords, liesIn, patternOf, wholeWords, nameParts } from './patterns.ts'
import { drawnLetters } from './skeleton.ts'
import { HARMLESS, TITLES, WORDS } from './titles.ts'

const titles = TITLES.map((title) => new RegExp(patternOf(title), 'g'))
const harmless = new RegExp(HARMLESS.map(patternOf).join('|'), 'g')
const authority = wholeWords(WORDS)

/**
 * [N7] Whether a name claims to be the park or to work for it: a title anywhere in it, also over spaces, in digits, in
 * look-alikes and with doubled letters; or a shorter word of authority as a word of it.
 */
export function isReserved(name: string): boolean {
  const drawn = drawnWords(name).replace(harmless, GAP)
  if (titles.some((title) => liesIn(drawn, title))) return true
  return nameParts(name).some((word) => authority.test(drawnLetters(word).replace(harmless, GAP)))
}
