import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CHAT_LOG_MAX,
  CHAT_MAX,
  CHAT_REPLAY_MAX,
  CHAT_WELCOME_MAX,
  MARKS_MAX,
  cleanLines,
  cleanText,
  isTooOften,
  repeatAfter,
  textProblem,
} from '#durable/rules/chat.ts'
import type { Repeat } from '#durable/rules/chat.ts'
import { anyText } from '#test/support/texts.ts'

it('[C1] takes 120 code points, whatever their size', () => {
  expect(textProblem('x'.repeat(CHAT_MAX))).toBe(null)
  expect(textProblem('🐶'.repeat(CHAT_MAX))).toBe(null)
  expect(textProblem('🐶'.repeat(CHAT_MAX + 1))).toBe('too-long')
  expect(textProblem('')).toBe('empty')
})

it.each([
  ['  hej  \n\t med\r\ndig ', 'hej med dig'],
  ['a\u0000b\u0007c\u001b[31md', 'abc[31md'],
  ['left\u202eright\u2066!\u200b', 'leftright!'],
  ['\ufeffhej\u00ad', 'hej'],
  ['A\u030ase', 'Åse'],
  ['\u3164\u2800\u115f', ''],
  ['hej\ud800', 'hej'],
  ['h\uffffe\ufdd0j\u{1fffe}', 'hej'],
  ['\u{e000}\u{f0000}x', 'x'],
  ['<b>hej</b> & {{x}}', '<b>hej</b> & {{x}}'],
  ['smörgåsbord på ærø — ü é ß þ ð ŋ Žižek 日本 ‘’', 'smörgåsbord på ærø — ü é ß þ ð ŋ Žižek 日本 ‘’'],
])('[C6] %j is said as %j', (typed, said) => {
  expect(cleanText(typed)).toBe(said)
})

it.each(['👨‍👩‍👧‍👦', '👩🏽‍🚀', '❤️‍🔥', '🐕‍🦺', '🇩🇰', '1️⃣', '👍🏿'])('[C6] keeps %s whole', (emoji) => {
  expect(cleanText(`hej ${emoji}!`)).toBe(`hej ${emoji}!`)
})

const tags = (text: string) => [...text].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('')
const flag = (region: string) => `\u{1f3f4}${tags(region)}\u{e007f}`

it.each(['gbeng', 'gbsct', 'gbwls'])(
  '[C6] keeps the flag of %s whole, in lines and in texts of several lines',
  (region) => {
    const line = `hej ${flag(region)}!`
    expect(cleanText(line)).toBe(line)
    expect(cleanLines(`${line}\n${line}`)).toBe(`${line}\n${line}`)
    expect(cleanText(flag(region))).toBe(flag(region))
  },
)

it.each([
  ['without an end', `\u{1f3f4}${tags('gbeng')}`, '\u{1f3f4}'],
  ['behind another emoji', `🐶${tags('gbeng')}\u{e007f}`, '🐶'],
  ['behind nothing', `a${tags('gbeng')}\u{e007f}b`, 'ab'],
  ['of no flag', flag('hello'), '\u{1f3f4}'],
  ['of a long text', flag('ring20304050'), '\u{1f3f4}'],
  ['after the end of a flag', `${flag('gbsct')}${tags('x')}\u{e007f}`, flag('gbsct')],
  ['with a language', `\u{1f3f4}\u{e0001}${tags('gbeng')}\u{e007f}`, '\u{1f3f4}'],
])('[C6] removes tags %s', (_, typed, said) => {
  expect(cleanText(typed)).toBe(said)
})

it('[C3] takes three flags for three lines', () => {
  const lines = ['gbeng', 'gbsct', 'gbwls'].map((region) => cleanText(flag(region)))
  const repeat = lines.reduce<Repeat | null>((last, text) => repeatAfter(last, text, 0), null)
  expect(repeat?.times).toBe(1)
})

it.each([
  ['Persian', 'نمی\u200cخواهم'],
  ['Persian with a mark', 'می\u064f\u200cخواهم'],
  ['Hindi', 'क्\u200dष'],
  ['Hindi, apart', 'क्\u200cष'],
  ['Bengali', 'র\u09cd\u200dয'],
  ['Sinhala', 'ශ්\u200dරී'],
])('[C6] keeps the joiner of %s', (_, text) => {
  expect(cleanText(`a ${text} b`)).toBe(`a ${text} b`)
})

it.each([
  ['Latin', 'be\u200clla', 'bella'],
  ['a letter that joins nothing behind it', 'کار\u200cها', 'کارها'],
  ['the end of a word', 'می\u200c خوا', 'می خوا'],
  ['a joiner in Persian', 'می\u200dخ', 'میخ'],
  ['two in a row', 'می\u200c\u200cخ', 'میخ'],
  ['Devanagari without a virama', 'क\u200dष', 'कष'],
  ['a virama on a Latin letter', 'f\u094d\u200duck', 'f\u094duck'],
  ['a virama before a Latin letter', 'क्\u200duck', 'क्uck'],
  ['the end of a line', 'क्\u200d', 'क्'],
])('[C6] removes a joiner in %s', (_, typed, said) => {
  expect(cleanText(typed)).toBe(said)
})

it('[C6] keeps line ends and spaces in a text of several lines, and cleans the rest', () => {
  const tower = `x${'\u0301'.repeat(10_000)}`
  expect(cleanLines(`  # One\r\n\r\n- a\u202e\0\n\t- b\ud83d  \u2028${tower}\n\n`)).toBe(
    '# One\n\n- a\n    - b  \nx\u0301\u0301\u0301',
  )
  fc.assert(
    fc.property(anyText(80), (typed) => {
      const kept = cleanLines(typed)
      expect(cleanLines(kept)).toBe(kept)
      expect(kept.replace(/[\n\u200d]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u)
    }),
  )
})

it('[C6] removes a joiner outside of an emoji', () => {
  expect(cleanText('be\u200dlla \u200d🐶\u200d')).toBe('bella 🐶')
})

it('[C6] keeps three combining marks per letter', () => {
  const tower = cleanText('Z' + '\u0335\u0321\u0353'.repeat(30) + 'o')
  expect(tower.match(/\p{M}/gu)).toHaveLength(MARKS_MAX)
  expect(tower.endsWith('o')).toBe(true)
})

it('[C6] leaves nothing to clean and nothing hidden in a cleaned line', () => {
  fc.assert(
    fc.property(anyText(80), (typed) => {
      const said = cleanText(typed)
      expect(cleanText(said)).toBe(said)
      expect(said).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}]|^ | $| {2}|[^\S ]/u)
      expect(said.replace(/\u200d/g, '')).not.toMatch(/\p{Cf}/u)
      expect(said.normalize('NFC')).toBe(said)
    }),
    { numRuns: 300 },
  )
})

it('[C3] counts the third repetition within 30 s as too often, whatever its case, until another line', () => {
  const times = (...lines: [string, number][]): number =>
    lines.reduce<Repeat | null>((last, [text, at]) => repeatAfter(last, text, at), null)!.times
  expect(times(['hej', 0], ['HEJ', 1])).toBe(2)
  expect(times(['hej', 0], ['Hej', 1], ['hej', 29_999])).toBe(3)
  expect(times(['hej', 0], ['hej', 1], ['hej', 30_000])).toBe(1)
  expect(times(['hej', 0], ['nej', 1], ['hej', 2])).toBe(1)
  expect([1, 2, 3, 4].map((n) => isTooOften({ text: 'hej', times: n, since: 0 }))).toEqual([false, false, true, true])
})

it('[C4] [C5] keeps 500 lines, repeats 200, and sends 50 to a newcomer', () => {
  expect([CHAT_LOG_MAX, CHAT_REPLAY_MAX, CHAT_WELCOME_MAX]).toEqual([500, 200, 50])
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  "'; DROP TABLE dogs; --",
  '../../etc/passwd',
  '%s%n%x',
  '[object Object]',
  '__proto__',
  '&lt;b&gt;',
])('[C6] says %j as it is: text is text, and no page takes it for anything else', (typed) => {
  expect(cleanText(typed)).toBe(typed)
  expect(textProblem(cleanText(typed))).toBe(null)
})

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['line breaks', '\r\n\n\u2028\u2029'],
  ['blanks that are letters', '\u3164\u115f\u1160\uffa0\u2800'],
  ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069'],
  ['control characters', '\u0000\u0001\u001b\u007f\u0085\u009f'],
  ['joiners', '\u200b\u200c\u200d\ufeff\u2060'],
  ['halves of pairs', '\ud800\udbff\udc00'],
  ['tags', '\u{e0041}\u{e007f}'],
])('[C1] a line of %s is empty', (_, typed) => {
  expect(textProblem(cleanText(typed))).toBe('empty')
})

it('[C1] counts what is left after cleaning', () => {
  expect(textProblem(cleanText(` ${'x '.repeat(60)} `))).toBe(null)
  expect(textProblem(cleanText('x\u200b'.repeat(CHAT_MAX)))).toBe(null)
  expect(textProblem(cleanText('o\u0308'.repeat(CHAT_MAX)))).toBe(null)
  expect(textProblem(cleanText('x'.repeat(CHAT_MAX) + 'y'))).toBe('too-long')
})
