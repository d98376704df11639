import { LOOK_ALIKES } from './look-alikes.ts'

const KEPT = new Set('åäö')

/**
 * [Y2] The form in which words are compared: small letters, NFC; æ is ä and ø is ö; å, ä and ö stay apart from a and o.
 */
export function foldWord(word: string): string {
  const read = [...word.normalize('NFKC')].map((sign) => LOOK_ALIKES.get(sign) ?? sign).join('')
  return [...read.toLowerCase().normalize('NFC')].map(foldLetter).join('')
}

function foldLetter(letter: string): string {
  const known = LOOK_ALIKES.get(letter) ?? letter
  return KEPT.has(known) ? known : known.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '')
}

const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '!': 'i',
  '|': 'l',
}

/**
 * [Y3] The readings of a folded word with its digits and signs as letters, if it has letters too; "1" is an i or an l.
 */
export function unmasked(folded: string): string[] {
  return /\p{L}/u.test(folded) ? digitsRead([...folded]).map((letters) => letters.join('')) : []
}

/** [Y3] All readings of these signs with digits as letters; an empty list if there are no digits among them. */
export function digitsRead(signs: readonly string[]): string[][] {
  if (!signs.some((sign) => sign in DIGITS_AS_LETTERS)) return []
  const read = signs.map((sign) => DIGITS_AS_LETTERS[sign] ?? sign)
  return signs.includes('1') ? [read, read.map((letter, place) => (signs[place] === '1' ? 'l' : letter))] : [read]
}

/** Shortens each run of one letter to a single letter. */
export function collapsed(folded: string): string {
  return folded.replace(/(.)\1+/gu, '$1')
}

/**
 * [Y4] Whether letters are drawn out: three of the same in a row, which no word of our languages has, or all doubled.
 */
export function isDrawnOut(folded: string): boolean {
  return /(.)\1\1|^(?:(.)\2){3,}$/u.test(folded)
}
