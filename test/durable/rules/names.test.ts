import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NAME_LETTERS, NAME_MAX, cutName, nameKey, nameProblem, trimName } from '#durable/rules/names.ts'
import { anyText } from '#test/support/texts.ts'

const HONEST = [
  'Bella',
  'Søren',
  'Åse',
  'Ærlig',
  'Øjvind',
  'Göran',
  'Märta',
  'René',
  'Müller',
  'Rex 2',
  '*Stjerne*',
  'Å',
]

it('[N1] [N5] takes ordinary Nordic names up to 14 letters', () => {
  for (const name of [...HONEST, 'Kong Frederik9', 'ÆØÅÄÖÉÜæøåäöéü']) expect(nameProblem(name)).toBe(null)
  expect(nameProblem('Kong Frederik 9')).toBe('too-long')
})

it('[N2] refuses every letter of Unicode that is not listed', () => {
  const allowed = new Set(NAME_LETTERS)
  expect(allowed.size).toBe(26 + 26 + 14 + 10 + 2)
  for (let point = 0; point <= 0xe0fff; point++) {
    if (point === 0x20000) point = 0xe0000
    const letter = String.fromCodePoint(point)
    if (allowed.has(letter.normalize('NFC'))) continue
    if (nameProblem(`q${letter}q`) !== 'letters') throw new Error(`U+${point.toString(16)} got through`)
  }
})

it('[N2] refuses characters that the range "a-ø" would let in', () => {
  for (const letter of '{|}~[\\]^_`«»×÷¿\u007f\u0085\u009f\u00ad\u200b\u202e\ufeff') {
    expect(nameProblem(`Bella${letter}`)).toBe('letters')
    expect(cutName(`Be${letter}lla`)).toBe('Bella')
  }
})

it('[N3] cuts typed text to 14 allowed letters, and keeps a space at its end', () => {
  expect(cutName('Bella og Max {the} 2nd')).toBe('Bella og Max t')
  expect(cutName('Bella ')).toBe('Bella ')
  expect(cutName('🐶Bella\n\t😀')).toBe('Bella')
  expect(cutName('A\u030ase')).toBe('Åse')
})

it('[N3] leaves only names of the right letters and length', () => {
  fc.assert(
    fc.property(anyText(60), (typed) => {
      const kept = cutName(typed)
      expect([null, 'empty']).toContain(nameProblem(kept))
      expect([...kept].length).toBeLessThanOrEqual(NAME_MAX)
      expect(cutName(kept)).toBe(kept)
    }),
  )
})

it('[N4] trims spaces at both ends and composes letters from their parts', () => {
  expect(trimName('  Kong Rex  ')).toBe('Kong Rex')
  expect(trimName('Go\u0308ran')).toBe('Göran')
  expect([...trimName('Go\u0308ran')]).toHaveLength(5)
})

it('[N5] finds a name without a letter or digit empty', () => {
  for (const name of ['', ' ', '   ', '*', '* * *']) expect(nameProblem(name)).toBe('empty')
})

it('[N5] counts letters after composing and trimming', () => {
  expect(nameProblem(` ${'o\u0308'.repeat(14)} `)).toBe(null)
  expect(nameProblem('o\u0308'.repeat(15))).toBe('too-long')
})

it('[N5] refuses brackets and halves of surrogate pairs', () => {
  for (const text of ['{|}', '\ud800']) expect(nameProblem(text)).not.toBeNull()
})

it('[N5] refuses a long hostile text', () => {
  expect(nameProblem('x'.repeat(1_000_000))).toBe('too-long')
  expect(nameProblem('a' + '\u0301'.repeat(100_000))).toBe('too-long')
})

it.each([
  ['Bella', 'bELLA'],
  ['Bella', 'B e l l a'],
  ['Bella', '*Bella*'],
  ['Bella', 'Be11a'],
  ['Bella', 'BeIIa'],
  ['Bosse', 'B0s5e'],
  ['Rene', 'René'],
  ['Søren', 'Sören'],
  ['Ærlig', 'ärlig'],
])('[N6] %s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

it.each([
  ['Eila', 'Ella'],
  ['Lisa', 'Iisa'],
  ['Pål', 'Pal'],
  ['Søren', 'Soren'],
  ['Mär', 'Mar'],
  ['Rex 2', 'Rex 3'],
  ['Åse', 'Aase'],
])('[N6] %s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})

it('[N6] reads a capital I as an i at the start of a word and among capitals', () => {
  expect(nameKey('Ida')).toBe('ida')
  expect(nameKey('MIA')).toBe(nameKey('Mia'))
  expect(nameKey('Kong Ivar')).toBe('kongivar')
})

it('[N6] makes a key that is its own key, however letters are composed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...NAME_LETTERS), maxLength: 14 }), (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name))
      expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name))
    }),
  )
})

it.each([...NAME_LETTERS])('[N2] takes %j inside a name, and the input field leaves it there', (letter) => {
  expect(nameProblem(`Rex${letter}x`)).toBe(null)
  expect(cutName(`Rex${letter}x`)).toBe(`Rex${letter}x`)
})

it.each([
  ['Cyrillic', 'Веlla'],
  ['Greek', 'Bεlla'],
  ['full width', 'Ｂella'],
  ['a joiner', 'Bel\u200dla'],
  ['right to left', '\u202eBella'],
  ['an emoji', 'Bella🐶'],
  ['a line break', 'Bel\nla'],
  ['a tab', 'Bel\tla'],
  ['a no-break space', 'Bel\u00a0la'],
  ['a dotless i', 'Bıll'],
  ['a sharp s', 'Strauß'],
  ['markup', '<b>Bella</b>'],
  ['a hyphen', 'Anne-Marie'],
  ['half of a pair', 'Bella\ud83d'],
])('[N2] refuses a name with %s', (_, name) => {
  expect(nameProblem(name)).toBe('letters')
})
