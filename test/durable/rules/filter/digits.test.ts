import { expect, it } from 'vitest'
import { withPlainDigits } from '#durable/rules/filter/digits.ts'

it.each([
  ['full width', '２０３４５６７８９１'],
  ['circles', '②⓪③④⑤⑥⑦⑧⑨①'],
  ['black discs', '❷⓿❸❹❺❻❼❽❾❶'],
  ['double rings', '⓶⓪⓷⓸⓹⓺⓻⓼⓽⓵'],
  ['sans-serif rings', '➁🄋➂➃➄➅➆➇➈➀'],
  ['superscript', '²⁰³⁴⁵⁶⁷⁸⁹¹'],
  ['subscript', '₂₀₃₄₅₆₇₈₉₁'],
  ['mathematical bold', '𝟐𝟎𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟏'],
  ['mathematical monospace', '𝟸𝟶𝟹𝟺𝟻𝟼𝟽𝟾𝟿𝟷'],
  ['Arabic', '٢٠٣٤٥٦٧٨٩١'],
  ['Persian', '۲۰۳۴۵۶۷۸۹۱'],
  ['Devanagari', '२०३४५६७८९१'],
  ['Thai', '๒๐๓๔๕๖๗๘๙๑'],
  ['Chinese', '二〇三四五六七八九一'],
  ['keycaps', '2️⃣0️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣1️⃣'],
  ['an O for the zero', '2O34567891'],
  ['zero-width signs', '2\u200b0\u200d34567891'],
])('[Y6] reads digits in %s', (_, digits) => {
  expect(withPlainDigits(digits)).toBe('2034567891')
})

it('[Y6] reads every dash as a hyphen', () => {
  expect(withPlainDigits('20–30—40‑50')).toBe('20-30-40-50')
})

it('leaves words alone', () => {
  expect(withPlainDigits('Mød mig kl. 5 or 6, Åse og Zoë')).toBe(
    'Mød mig kl. 5 or 6, Åse og Zoe\u0308'.normalize('NFC'),
  )
})
