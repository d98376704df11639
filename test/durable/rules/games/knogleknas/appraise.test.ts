import { expect, it } from 'vitest'
import { appraise, appraising, LEVEL_PAR } from '#durable/rules/games/knogleknas/appraise.ts'
import { hardEarth } from '#durable/rules/games/levels/hard-earth.ts'
import { aLevel } from '#test/support/games.ts'

const full = Array.from({ length: 9 }, () => '********')

it('[GK9] refuses a level whose golden bones the expert hardly ever digs up', () => {
  // The golden bones lie over shafts of two columns, into which nothing falls from the side.
  const well = full.with(2, '**g**g**').with(3, '#******#').with(4, '#******#').with(5, '##****##')
  expect(appraise(aLevel({}, { rows: well, moves: 36, kinds: 5 }), 16).faults).toEqual(['gold-too-deep'])
})

it('[GK9] refuses a level whose rounds are too short', () => {
  expect(appraise(aLevel({}, { rows: full, moves: 15 }), 10).faults).toEqual(['too-short'])
})

it('[GK9] tells what is wrong with how a level is written', () => {
  expect(appraise(aLevel({}, { rows: full, moves: 24, name: { dk: '', en: '', no: '', se: '' } }), 2).faults).toEqual([
    'name',
  ])
})

it('[GK9] finds the worth with which the regular bot reaches the par in the middle, whatever it was before', () => {
  const { worth, medals } = appraise(hardEarth, 12)
  expect(appraise({ ...hardEarth, worth: 3 * hardEarth.worth }, 12).worth).toBe(worth)
  expect(Math.abs(medals[1] - LEVEL_PAR)).toBeLessThanOrEqual(200)
})

it('[GK9] can be done in slices, a round at a time', () => {
  const played: number[] = []
  const slices = appraising(hardEarth, 2)
  let slice = slices.next()
  for (; !slice.done; slice = slices.next()) played.push(slice.value)
  expect(played).toEqual([1, 2, 3, 4, 5, 6])
  expect(slice.value).toEqual(appraise(hardEarth, 2))
})
