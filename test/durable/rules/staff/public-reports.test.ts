import { expect, it } from 'vitest'
import { isEmail, parseReportNumber, reportNumber } from '#durable/rules/staff/public-reports.ts'

it('[B20] makes a number of 16 letters that cannot be confused', () => {
  const number = reportNumber(Uint8Array.from({ length: 16 }, (_, at) => at * 16))
  expect(number).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
  expect(reportNumber(new Uint8Array(16))).toBe('0000-0000-0000-0000')
})

it('[B20] reads a number as it is typed', () => {
  expect(parseReportNumber(' ABCD efgh-01OI l234 ')).toBe('abcd-efgh-0101-1234')
  expect(parseReportNumber('abcd-efgh-0101-123')).toBeNull()
  expect(parseReportNumber('abcd-efgh-0101-123u')).toBeNull()
  expect(parseReportNumber('')).toBeNull()
})

it('[B20] takes an address for an address', () => {
  for (const address of ['ida@example.org', 'i.da+park@mail.example.org', 'ida@bjørn.dk'])
    expect(isEmail(address)).toBe(true)
  for (const text of [
    '',
    'ida',
    'ida@',
    '@example.org',
    'ida@example',
    'i da@example.org',
    'ida@example.org\n',
    `${'x'.repeat(250)}@a.dk`,
  ])
    expect(isEmail(text)).toBe(false)
})
