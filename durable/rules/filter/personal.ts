import { hasContact } from './contacts.ts'
import { withPlainDigits } from './digits.ts'
import { withNumbersAsDigits } from './number-words.ts'

const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const SPELT_E_MAIL =
  /[\p{L}\p{N}._%+-]+ ?(?:\(at\)|\[at\]| at |\(a\)|snabel-?a|alfakr[øo]ll|kr[øo]llalfa) ?[\p{L}\p{N}-]+ ?(?:\.|\(dot\)|\[dot\]| dot | punktum | prikk? | punkt ) ?(?:com|net|org|dk|no|se|eu|io|me)(?![\p{L}\p{N}])/iu
/** Houses whose ending everybody knows, so that an address needs none. */
const HOUSE = /gmail|googlemail|hotmail|outlook|yahoo|icloud|proton|jubii|ofir|spray|telia|online/i
const SHORT_E_MAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]{2,} ?(?:@|\(at\)|\[at\]| at (?!outlook|online)|\(a\)|snabel-?a|alfakr[øo]ll|kr[øo]llalfa) ?(?:${HOUSE.source})(?:mail)?(?![\p{L}\p{N}])`,
  'iu',
)

/** Digits with the signs that people type between them. A colon is none of them: it stands in times. */
const NUMBERS = /\+?\(?\d(?:[ ().,*_/-]{0,3}\d)+/g
const DIGITS_MIN = 8

const LIST_SIGN = /, ?| - /
const DATE =
  /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:[12]?\d|3[01])[./](?:\d|1[0-2]))$/
const TIME = /^(?:1?\d|2[0-3])\.[0-5]\d$/
const YEARS = /^(?:1\d|20)\d\d(?: ?[/-] ?(?:1\d|20)\d\d)?$/
/** A large number in groups of three digits: "12 000 000". */
const AMOUNT = /^[1-9]\d{0,2}(?:[ .,]\d{3})+$/
/** Fewer numbers than this are not taken for counting. */
const COUNTED_MIN = 4

/**
 * [Y6] Whether a line has an e-mail address, a telephone number or a name at another service in it. Minors play here, so
 * these are held back.
 */
export function hasPersonalData(line: string): boolean {
  const plain = withPlainDigits(line)
  if (E_MAIL.test(plain) || SPELT_E_MAIL.test(plain) || hasPhone(plain)) return true
  if (HOUSE.test(plain) && SHORT_E_MAIL.test(plain)) return true
  return hasContact(plain) || hasPhone(withNumbersAsDigits(plain))
}

/** Nothing but numbers, in digits or in words, with the signs that people type between them. */
const ONLY_NUMBERS = /^[ ().,*_/+-]*\d[\d ().,*_/+-]*$/

/** The longest part, in letters: "førti fire femti fem" is one. */
const PART_MAX = 40

/** [Y6] The digits of a line that has nothing else in it, which may be a part of a telephone number; else null. */
export function numberPart(line: string): string | null {
  if (line.length > PART_MAX) return null
  const digits = withNumbersAsDigits(withPlainDigits(line))
  return ONLY_NUMBERS.test(digits) ? digits.trim() : null
}

function hasPhone(plain: string): boolean {
  return [...plain.matchAll(NUMBERS)].some(([found]) => isPhone(found))
}

function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  if (digits.length < DIGITS_MIN) return false
  // A row of the same digit ("11111111") is a shout, not a telephone number.
  if (/^(\d)\1*$/.test(digits)) return false
  const text = found.trim()
  return !isCounting(text) && !isHarmless(text) && !text.split(LIST_SIGN).every(isHarmless)
}

function isHarmless(text: string): boolean {
  return [DATE, TIME, YEARS, AMOUNT].some((shape) => shape.test(text))
}

/**
 * Whether the numbers are counted: up or down by one ("10, 9, 8, 7"), by themselves ("5, 10, 15, 20"), or over and over
 * ("1 2 3 1 2 3").
 */
function isCounting(text: string): boolean {
  const numbers = text
    .split(/\D+/)
    .filter((number) => number !== '')
    .map(Number)
  if (numbers.length < COUNTED_MIN) return false
  const [first = 0, second = 0] = numbers
  const step = second - first
  const isSteady = numbers.every((number, place) => number === first + place * step)
  if (isSteady)
    return Math.abs(step) === 1 || (Math.abs(step) <= 10 && [first, numbers.at(-1)].includes(Math.abs(step)))
  return numbers.every((number, place) => number === (numbers[place - 1] ?? number - 1) + 1 || number === first)
}
