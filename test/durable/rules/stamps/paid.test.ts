import { expect, it } from 'vitest'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'

it('[BK2] gives those of an act of the ledger by what it has brought', () => {
  const noon = Date.parse('2026-03-03T12:00:00Z')
  const winterNight = Date.parse('2026-12-03T22:00:00Z')
  expect(stampsOfAct({ type: 'dig', bones: 0 })).toEqual(['hole'])
  expect(stampsOfAct({ type: 'dig', bones: 4, isSpot: true })).toEqual(['hole', 'four-bones', 'spot'])
  expect(stampsOfAct({ type: 'dig', bones: 2, hunt: 1 })).toEqual(['hole', 'friday-hunt'])
  expect(stampsOfAct({ type: 'trail', now: noon })).toEqual(['trail'])
  expect(stampsOfAct({ type: 'trail', now: winterNight })).toEqual(['trail', 'trail-night', 'trail-snow'])
  expect(stampsOfAct({ type: 'gift', bones: 3, isErrandDone: false })).toEqual(['garm'])
  expect(stampsOfAct({ type: 'gift', bones: 0, isErrandDone: true })).toEqual(['errand'])
})
