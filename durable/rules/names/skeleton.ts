import { collapsed } from '../filter/fold.ts'
import { nameKey } from '../names.ts'

/** Letters and digits, and the letter that they are drawn like. */
export const DRAWN_AS: Readonly<Record<string, string>> = {
  i: 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

/** Pairs of letters, and the letter that they are drawn like. */
export const PAIRS_DRAWN_AS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/**
 * [N8] A key for what a name looks like: two names with the same skeleton can be taken for each other. It is coarser
 * than `nameKey` [N6]: i is l, marks do not count, each digit is the letter that it resembles, "rn" is m and "vv" is w.
 */
export function skeletonOf(name: string): string {
  return PAIRS_DRAWN_AS.reduce((drawn, [pair, letter]) => drawn.replaceAll(pair, letter), drawnLetters(name))
}

/** The skeleton with its pairs as they are written: "rn" may be an m, and may be the end of "moderatorn". */
export function drawnLetters(name: string): string {
  const letters = nameKey(name).normalize('NFD').replace(/\p{M}/gu, '')
  return [...letters].map((letter) => DRAWN_AS[letter] ?? letter).join('')
}

/**
 * [N8] A still coarser key, for what must not even resemble the name of somebody on the staff: "cl" is d, an f within a
 * word is t, and a doubled letter counts once.
 */
export function resemblanceOf(name: string): string {
  return collapsed(
    skeletonOf(name)
      .replaceAll('cl', 'd')
      .replace(/(?<=.)f/g, 't'),
  )
}

/** [N8] What a name resembles, with the digits at its ends and without them. */
export function resemblancesOf(name: string): string[] {
  return [name, name.replace(/^[\d *]+|[\d *]+$/g, '')].map(resemblanceOf)
}
