import { expect, it } from 'vitest'
import { OFFENCES, isReportReason, isUrgent } from '#durable/rules/staff/reports.ts'

it('[B8] needs words for "serious" and for "other"', () => {
  const without = OFFENCES.filter((offence) => isReportReason('', offence))
  expect(without).toEqual(OFFENCES.filter((offence) => offence !== 'serious' && offence !== 'other'))
  expect(OFFENCES.filter((offence) => isReportReason('He took my hat', offence))).toEqual(OFFENCES)
  expect(OFFENCES.filter((offence) => isReportReason('x'.repeat(201), offence))).toEqual([])
  expect(isReportReason('nah!', 'other')).toBe(false)
})

it('[B13] what cannot wait is that somebody is too young, grooms, or threatens', () => {
  expect(OFFENCES.filter(isUrgent)).toEqual(['tooYoung', 'grooming', 'threat'])
})
