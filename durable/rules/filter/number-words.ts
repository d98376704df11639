/** Number words of the four languages; the words of a group stand for the same number. */
const GROUPS: Readonly<Record<string, string>> = {
  0: 'nul null noll nolla zero oh',
  1: 'en ein et ett én ét etta one',
  2: 'to två tvåa two',
  3: 'tre trea three',
  4: 'fire fyra four',
  5: 'fem femma five',
  6: 'seks sex sexa six',
  7: 'syv sju sjua seven',
  8: 'otte åtte åtta eight',
  9: 'ni nio nia nine',
  10: 'ti tio ten',
  11: 'elleve elva eleven',
  12: 'tolv twelve',
  13: 'tretten tretton thirteen',
  14: 'fjorten fjorton fourteen',
  15: 'femten femton fifteen',
  16: 'seksten sexton sixteen',
  17: 'sytten sjutton seventeen',
  18: 'atten arton eighteen',
  19: 'nitten nitton nineteen',
  20: 'tyve tjue tjugo twenty',
  30: 'tredive tredve tretti trettio thirty',
  40: 'fyrre førti fyrtio forty',
  50: 'halvtreds femti femtio fifty',
  60: 'tres seksti sextio sixty',
  70: 'halvfjerds sytti sjuttio seventy',
  80: 'firs åtti åttio eighty',
  90: 'halvfems nitti nittio ninety',
}

const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([number, words]) => words.split(' ').map((word): [string, string] => [word, number])),
)

/** Words that say the next number twice or three times. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ...['double', 'dobbelt', 'dobbel', 'dubbel', 'dubbelt'].map((word): [string, number] => [word, 2]),
  ...['triple', 'tripel', 'trippel'].map((word): [string, number] => [word, 3]),
])

const LINKS = new Set([
  'og',
  'och',
  'and',
  'så',
  'then',
  'komma',
  'comma',
  'streg',
  'bindestreg',
  'strek',
  'streck',
  'dash',
])

/** Several number words run together, as in "toogtyve" and "tjueto". */
const RUN_TOGETHER = new RegExp(
  `(?:${[...NUMBERS.keys()].toSorted((one, other) => other.length - one.length).join('|')}|og(?!$))`,
  'y',
)

/** The digits that a word says: its number, or those of the numbers that are run together in it; null for another word. */
function digitsOf(word: string): string | null {
  return NUMBERS.get(word) ?? (word.length < 5 ? null : digitsWithin(word))
}

function digitsWithin(word: string): string | null {
  const digits: string[] = []
  RUN_TOGETHER.lastIndex = 0
  while (RUN_TOGETHER.lastIndex < word.length) {
    const found = RUN_TOGETHER.exec(word)?.[0]
    if (found === undefined) return null
    digits.push(NUMBERS.get(found) ?? '')
  }
  return digits.filter((number) => number !== '').join(' ')
}

/** Letters that are drawn like digits. */
const DRAWN_AS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' }
/** Digits with such letters before or between them: letters behind them may be a unit, as in "30s". */
const DISGUISED = /^[oilzsb]*\d(?:[\doilzsb]*\d)?o*$/

const WORD = /[\p{L}\p{N}]+/gu
/** Up to three letters right between digits, or one with a space on either side. */
const LETTERS_BETWEEN = /(?<=\d)(?:\p{L}{1,3}| \p{L} )(?=\d)/gu
/** Four numbers and more with a colon between them are no time. */
const COLONS = /(?<![\d:])\d+(?::\d+){3,}/g
/** Pictures and signs that stand in no number, and no sum either. */
const SIGNS = /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff};!'"~…|’]+/gu
const MANY_SPACES = / {2,}/g

/**
 * [Y6] The line with numbers that are written as words, or among letters and signs, as digits: "to to", "double two",
 * "22a33" and "2O" become "2 2", "2 2", "22 33" and "20". Its other words stay.
 */
export function withNumbersAsDigits(plain: string): string {
  const line = plain.toLowerCase()
  if (!(line.match(WORD) ?? []).some((word) => DIGIT.test(word) || digitsOf(word) !== null)) return line
  const words = [...line.matchAll(WORD)]
  const read = words.map(({ 0: word }) => (DISGUISED.test(word) ? drawnDigits(word) : digitsOf(word)))
  const isNumber = (place: number) => (read[place] ?? null) !== null
  let said = ''
  let end = 0
  for (const [place, { 0: word, index }] of words.entries()) {
    const times = isNumber(place + 1) ? TIMES.get(word) : undefined
    const isLink =
      LINKS.has(word) && isNumber(place - 1) && isNumber(place + 1) && NUMBERS.has(words[place + 1]?.[0] ?? '')
    const isLoneDigit = (word === 'o' || word === 'l') && (isNumber(place - 1) || isNumber(place + 1))
    const repeated = TIMES.get(words[place - 1]?.[0] ?? '') ?? 1
    const number = (isLoneDigit ? DRAWN_AS[word] : read[place]) ?? null
    said += line.slice(end, index)
    if (number !== null) said += number.repeat(repeated)
    else if (times === undefined && !isLink) said += word
    end = index + word.length
  }
  said += line.slice(end)
  return said
    .replace(COLONS, (digits) => digits.replaceAll(':', ' '))
    .replace(SIGNS, ' ')
    .replace(LETTERS_BETWEEN, ' ')
    .replace(MANY_SPACES, ' ')
}

const DIGIT = /\d/

function drawnDigits(word: string): string {
  return [...word].map((sign) => DRAWN_AS[sign] ?? sign).join('')
}
