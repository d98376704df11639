/** Where rows of digits in black discs and in rings begin, each from 1 to 10. NFKC does not turn them into digits. */
const DISC_ROWS_FROM = [0x24f5, 0x2776, 0x2780, 0x278a]
/** Zeros in discs and rings, and CJK numerals, with their digits. */
const SINGLE_SIGNS: readonly (readonly [string, string])[] = [
  ['⓿🄋🄌〇零', '00000'],
  ['一二三四五六七八九', '123456789'],
]

const DIGITS: ReadonlyMap<string, string> = new Map([
  ...DISC_ROWS_FROM.flatMap((from) =>
    Array.from({ length: 10 }, (_, place): [string, string] => [String.fromCodePoint(from + place), `${place + 1}`]),
  ),
  ...SINGLE_SIGNS.flatMap(([signs, digits]) =>
    [...signs].map((sign, place): [string, string] => [sign, digits[place] ?? '']),
  ),
])

const DECIMAL = /\p{Nd}/u
/** A sign that may be a digit in some script. It matches ASCII digits too, which stay as they are. */
const NUMERAL = /[\p{N}零一二三四五六七八九]/gu
/** Marks and invisible signs: a keycap (1️⃣) is a digit with two of them behind it. */
const UNSEEN = /[\p{M}\p{Cf}]/gu
const DASH = /\p{Pd}/gu
/** The letter O after a digit, used as a zero; not the first letter of a word, as in "5 or". */
const O_FOR_ZERO = /(?<=\d)o+(?!\p{L})/giu

/**
 * [Y6] Turns every digit of the line, whatever its script, ring or width, into an ASCII digit, and every dash into a
 * hyphen.
 */
export function withPlainDigits(line: string): string {
  return line
    .replace(NUMERAL, (sign) => DIGITS.get(sign) ?? sign)
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(NUMERAL, plainDigit)
    .replace(DASH, '-')
    .replace(O_FOR_ZERO, (letters) => '0'.repeat(letters.length))
}

/**
 * Unicode keeps the decimal digits of a script in a row from 0 to 9, and every run of them is a multiple of ten long.
 */
function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  if (!DECIMAL.test(sign)) return sign
  let zero = code
  while (DECIMAL.test(String.fromCodePoint(zero - 1))) zero--
  return `${(code - zero) % 10}`
}
