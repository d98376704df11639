import { expect, it } from 'vitest'
import { calendar } from '#app/locales/texts/late/calendar.ts'
import { seasonAt } from '#app/shared/season.ts'
import { CALENDAR_KEYS, calendarLines, comingUp } from '#durable/rules/calendar/rows.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'

const keysAt = (time: string) => comingUp(Date.parse(`${time}Z`)).map(({ key }) => key)

it('[CA5] announces a row a week before it begins and until it is over, the soonest first', () => {
  expect(keysAt('2026-12-05T22:59')).not.toContain('lucia')
  expect(keysAt('2026-12-05T23:00')).toEqual(['sunday-hunt', 'friday-hunt', 'lucia'])
  expect(keysAt('2026-12-13T22:59')).toContain('lucia')
  expect(keysAt('2026-12-13T23:00')).not.toContain('lucia')
})

it('[CA5] has Garm tell of what is on, and of a hunt on its own day', () => {
  const told = (time: string) => calendarLines(Date.parse(`${time}Z`))
  expect(told('2026-12-04T08:00')).toEqual([])
  expect(told('2026-12-04T12:00')).toEqual([{ key: 'friday-hunt', isOn: false }])
  expect(told('2026-12-04T19:10')).toEqual([{ key: 'friday-hunt', isOn: true }])
  expect(told('2026-12-13T09:00')).toEqual([
    { key: 'sunday-hunt', isOn: false },
    { key: 'lucia', isOn: true },
  ])
})

it('[CA1] names the days on which the park is dressed anew', () => {
  const seasons = ['2026-09-30', '2026-10-01', '2026-11-30', '2026-12-01', '2027-01-31', '2027-02-01']
  expect(seasons.map((day) => seasonAt(Date.parse(`${day}T12:00Z`)))).toEqual([
    'normal',
    'autumn',
    'autumn',
    'winter',
    'winter',
    'normal',
  ])
})

it.each(LANGUAGES)('[NP2] has at most 90 letters for Garm in %s', (language) => {
  const lines = CALENDAR_KEYS.flatMap((key) => {
    const row = calendar.rows[key]
    return [row.garm[language], ...('soon' in row ? [row.soon[language]] : [])]
  })
  expect(lines.filter((line) => [...line].length > 90)).toEqual([])
  expect(new Set(lines).size).toBe(lines.length)
})
