/** Letters of other alphabets that look like ours: what one reads is what counts. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ѕ: 's',
  α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
  ı: 'i', ß: 'ss', đ: 'd', ð: 'd', ł: 'l', œ: 'ö', æ: 'ä', ø: 'ö',
} // prettier-ignore

const KEPT = new Set('åäö')

/** [Y2] A word as the lists know it: small letters, NFC; æ is ä and ø is ö; å, ä and ö stay apart from a and o. */
export function foldWord(word: string): string {
  return [...word.normalize('NFKC').toLowerCase().normalize('NFC')].map(foldLetter).join('')
}

function foldLetter(letter: string): string {
  const known = LOOK_ALIKES[letter] ?? letter
  return KEPT.has(known) ? known : known.normalize('NFD').replace(/\p{M}/gu, '')
}

const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

/** [Y3] The folded word with its digits and signs read as letters, where it has letters as well; "1" is an i or an l. */
export function unmasked(folded: string): string[] {
  if (!/\p{L}/u.test(folded) || !/[013457@$!|]/.test(folded)) return []
  const read = [...folded].map((sign) => DIGITS_AS_LETTERS[sign] ?? sign).join('')
  if (!folded.includes('1')) return [read]
  return [read, [...folded].map((sign) => (sign === '1' ? 'l' : (DIGITS_AS_LETTERS[sign] ?? sign))).join('')]
}

/** Runs of one letter, however long, as one letter. */
export function collapsed(folded: string): string {
  return folded.replace(/(.)\1+/gu, '$1')
}

/** [Y4] Whether a letter is drawn out: three of the same, which no word of our languages has. */
export function isDrawnOut(folded: string): boolean {
  return /(.)\1\1/u.test(folded)
}
