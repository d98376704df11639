import { withPlainDigits } from './digits.ts'

const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const SPELT_E_MAIL =
  /[\p{L}\p{N}._%+-]+ ?(?:\(at\)|\[at\]| at |\(a\)|snabel-?a|alfakr[øo]ll|kr[øo]llalfa) ?[\p{L}\p{N}-]+ ?(?:\.|\(dot\)|\[dot\]| dot | punktum | prikk? | punkt ) ?(?:com|net|org|dk|no|se|eu|io|me)(?![\p{L}\p{N}])/iu

/** Digits with the separators that people type in telephone numbers. */
const NUMBERS = /\+?\(?\d(?:[ ().\/-]{0,2}\d)+/g
const DIGITS_MIN = 8
const DIGITS_MAX = 15

const DATE = /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/
const YEARS = /^(?:1\d|20)\d\d ?[/-] ?(?:1\d|20)\d\d$/
/** A large number in groups of three digits: "12 000 000". */
const AMOUNT = /^[1-9]\d{0,2}(?:[ .]\d{3})+$/

/** [Y6] Whether a line has an e-mail address or a telephone number in it. Minors play here, so these are held back. */
export function hasPersonalData(line: string): boolean {
  const plain = withPlainDigits(line)
  return (
    E_MAIL.test(plain) || SPELT_E_MAIL.test(plain) || [...plain.matchAll(NUMBERS)].some(([found]) => isPhone(found))
  )
}

function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return false
  // A row of the same digit ("11111111") is a shout, not a telephone number.
  if (/^(\d)\1*$/.test(digits)) return false
  const text = found.trim()
  return !DATE.test(text) && !YEARS.test(text) && !AMOUNT.test(text)
}
