import { expect, it } from 'vitest'
import { OFFENCES, isReportReason } from '#durable/rules/staff/reports.ts'

it('[B8] needs words for "serious" and for "other"', () => {
  const without = OFFENCES.filter((offence) => isReportReason('', offence))
  expect(without).toEqual(['language', 'thief', 'cheat'])
  expect(OFFENCES.filter((offence) => isReportReason('He took my hat', offence))).toEqual(OFFENCES)
  expect(OFFENCES.filter((offence) => isReportReason('x'.repeat(201), offence))).toEqual([])
  expect(isReportReason('nah!', 'other')).toBe(false)
})
