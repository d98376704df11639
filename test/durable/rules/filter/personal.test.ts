import { expect, it } from 'vitest'
import { hasPersonalData } from '#durable/rules/filter/personal.ts'

it('[Y6] tells a telephone number from a date, a year, an amount and a shout', () => {
  for (const line of ['24.12.2026', '2026-12-24', '2024-2026', '12 000 000', '11111111', '12:30 13:30', '1.2.3.4'])
    expect(hasPersonalData(line), line).toBe(false)
  for (const line of ['20123456', '20 12 34 56', '+47 912 34 567', '070-123 45 67'])
    expect(hasPersonalData(line), line).toBe(true)
})

it.each([
  '20304050 40506070',
  '20304050 20304050 20304050',
  '2030405040506070',
  '20,30,40,50',
  '20, 30, 40, 50',
  '20*30*40*50',
  '20_30_40_50',
  '20 - 30 - 40 - 50',
  '20 / 30 / 40 / 50',
])('[Y6] finds a telephone number among signs and other numbers: %s', (line) =>
  expect(hasPersonalData(line)).toBe(true),
)

it.each([
  '1, 2, 3, 4',
  '1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
  '10-9-8-7-6-5-4-3-2-1',
  '10...9...8...7...6...5...4...3...2...1',
  '2024, 2025, 2026',
  '1999, 2003, 2016',
  '2024 - 2026',
  '24/12, 25/12, 31/12',
  '24.12.2026 - 26.12.2026',
  '12.30 - 13.30',
  '12:30, 13:30, 14:30',
  '12,000,000',
  '1 500 000 - 2 000 000',
  '21-15, 3-2',
  '99,95 - 149',
  '1111111111111111',
])('[Y6] lets counting, dates, times, scores and prices be: %s', (line) => expect(hasPersonalData(line)).toBe(false))

it('[Y6] tells an address from a mention', () => {
  expect(hasPersonalData('hej @Bella.')).toBe(false)
  expect(hasPersonalData('meet at the plaza. no problem')).toBe(false)
  expect(hasPersonalData('bella@voff.dk')).toBe(true)
})

it.each([
  'ring ２０３０４０５０',
  'ring ②⓪③⓪④⓪⑤⓪',
  'ring ²⁰³⁰⁴⁰⁵⁰',
  'ring ٢٠٣٠٤٠٥٠',
  'ring 2O3O4O5O',
  'ring 20–30–40–50',
])('[Y6] finds a telephone number in other digits: %s', (line) => expect(hasPersonalData(line)).toBe(true))

it('[Y6] finds an address in full width', () => {
  expect(hasPersonalData('ｂｏ＠ｐｏｓｔ．ｄｋ')).toBe(true)
})
