import { describe, expect, it } from 'vitest'
import { isQuiet, isZone, quietEndsAt, zoneOr } from '#durable/rules/push/quiet.ts'

const OSLO = { zone: 'Europe/Oslo', from: 22, to: 8 }

/** The quiet minutes of a night, and its first and last one, by looking at each minute. */
function nightFrom(start: string, hours: number) {
  const from = Date.parse(start)
  const minutes = Array.from({ length: hours * 60 }, (_, minute) => from + minute * 60_000)
  const quiet = minutes.filter((at) => isQuiet(OSLO, at))
  return {
    hours: quiet.length / 60,
    first: new Date(quiet[0] ?? 0).toISOString(),
    last: new Date(quiet.at(-1) ?? 0).toISOString(),
  }
}

describe('a night by the clock of Oslo, 22 to 8', () => {
  it('has ten hours', () => {
    const winter = { hours: 10, first: '2026-01-14T21:00:00.000Z', last: '2026-01-15T06:59:00.000Z' }
    expect(nightFrom('2026-01-14T12:00:00Z', 24)).toEqual(winter)
  })

  it('has nine hours when the clocks go forward, and still begins at 22 and ends at 8', () => {
    const night = { hours: 9, first: '2026-03-28T21:00:00.000Z', last: '2026-03-29T05:59:00.000Z' }
    expect(nightFrom('2026-03-28T12:00:00Z', 24)).toEqual(night)
  })

  it('has eleven hours when they go back', () => {
    const night = { hours: 11, first: '2026-10-24T20:00:00.000Z', last: '2026-10-25T06:59:00.000Z' }
    expect(nightFrom('2026-10-24T12:00:00Z', 24)).toEqual(night)
  })

  it.each([
    ['2026-03-29T00:30:00Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-25T00:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['2026-06-01T12:34:56Z', '2026-06-01T12:34:56.000Z'],
  ])('from %s on is over at %s', (from, end) => {
    expect(new Date(quietEndsAt(OSLO, Date.parse(from))).toISOString()).toBe(end)
  })
})

it('takes hours within a day, in a zone of half hours, and two equal hours for none', () => {
  const noon = Date.parse('2026-06-01T06:45:00Z')
  expect(isQuiet({ zone: 'Asia/Kolkata', from: 12, to: 14 }, noon)).toBe(true)
  expect(isQuiet({ zone: 'UTC', from: 12, to: 14 }, noon)).toBe(false)
  expect(isQuiet({ zone: 'UTC', from: 6, to: 6 }, noon)).toBe(false)
  expect([isZone('Europe/Oslo'), isZone('Europe/Nowhere'), isZone('')]).toEqual([true, false, false])
})

it.each([null, undefined, '', 'Etc/Unknown'])('takes the park’s zone for a device whose zone is %j', (zone) => {
  expect(zoneOr(zone)).toBe('Europe/Oslo')
})

it.each(['UTC', 'Asia/Kolkata', '+02:00', 'Etc/UTC'])('leaves a zone that is known as it is: %s', (zone) => {
  expect(zoneOr(zone)).toBe(zone)
  expect(isZone(zone)).toBe(true)
})
