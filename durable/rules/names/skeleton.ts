import { nameKey } from '../names.ts'

const DRAWN_AS: Readonly<Record<string, string>> = {
  i: 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

/**
 * [N8] A key for what a name looks like: two names with the same skeleton can be taken for each other. It is coarser
 * than `nameKey` [N6]: i is l, marks do not count, each digit is the letter that it resembles, "rn" is m and "vv" is w.
 */
export function skeletonOf(name: string): string {
  const letters = nameKey(name).normalize('NFD').replace(/\p{M}/gu, '')
  const drawn = [...letters].map((letter) => DRAWN_AS[letter] ?? letter).join('')
  return drawn.replaceAll('rn', 'm').replaceAll('vv', 'w')
}
