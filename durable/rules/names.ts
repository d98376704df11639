/** [N1] The most letters of a name, counted as code points after NFC. */
export const NAME_MAX = 14

/**
 * [N2] Everything that a name may be made of, written out: a range "a-ø" would admit { | } ~ and control characters.
 */
export const NAME_LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ' + 'abcdefghijklmnopqrstuvwxyz' + 'ÆæØøÅåÄäÖöÉéÜü' + '0123456789' + ' *'

const ALLOWED = new Set(NAME_LETTERS)

/**
 * [N3] What an input field keeps of a typed text: allowed letters, 14 at most. Spaces at the ends stay, since more may
 * follow.
 */
export function cutName(text: string): string {
  return [...text.normalize('NFC')]
    .filter((letter) => ALLOWED.has(letter))
    .slice(0, NAME_MAX)
    .join('')
}

/** [N4] The form in which a name is stored: NFC, without spaces at either end. */
export function trimName(text: string): string {
  return text.normalize('NFC').replace(/^ +| +$/g, '')
}

export type NameProblem = 'empty' | 'too-long' | 'letters'

/** [N5] Why a text cannot become a name once it is trimmed, or null. A name holds at least one letter or digit. */
export function nameProblem(text: string): NameProblem | null {
  const letters = [...trimName(text)]
  if (letters.length === 0) return 'empty'
  if (letters.length > NAME_MAX) return 'too-long'
  if (!letters.every((letter) => ALLOWED.has(letter))) return 'letters'
  return nameKey(text) === '' ? 'empty' : null
}

const SAME_LETTER: Readonly<Record<string, string>> = { é: 'e', ü: 'u', æ: 'ä', ø: 'ö', '0': 'o', '1': 'l', '5': 's' }

/**
 * [N6] Two names with the same key are the same name. Case, spaces and stars do not count; é is e, ü is u; æ is ä and
 * ø is ö, one letter in two alphabets; å, ä and ö stay apart from a and o. Digits read as the letters that they are
 * taken for: 0 o, 1 l, 5 s. A capital I after a small letter is an l in disguise ("BeIla"); i and l are otherwise
 * different, or Eila and Ella could not both live here.
 */
export function nameKey(text: string): string {
  const composed = text.normalize('NFC')
  const unmasked = composed.replace(/(?<=[a-zæøåäöéü])I+/g, (capitals) => 'l'.repeat(capitals.length))
  return [...unmasked.replace(/[ *]/g, '').toLowerCase()].map((letter) => SAME_LETTER[letter] ?? letter).join('')
}
