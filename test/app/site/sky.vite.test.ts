import { expect, it } from 'vitest'
import { SEASONS } from '#app/shared/season.ts'
import { CLOUDS, MOUNTAINS } from '#app/site/layout/sky.ts'
import { artOfSeason } from '#app/site/season-art.server.ts'

it('has twelve clouds of four drawings and five mountains', () => {
  expect(CLOUDS).toHaveLength(12)
  expect(new Set(CLOUDS.map(({ drawing }) => drawing))).toEqual(new Set([1, 2, 3, 4]))
  expect(MOUNTAINS.map(({ drawing }) => drawing)).toEqual([1, 2, 3, 4, 5])
})

it.each(SEASONS)('is drawn for the season %s', (season) => {
  const art = artOfSeason(season)
  const pieces = [
    'sky',
    'sun',
    'landscape',
    'logo',
    'logo-stacked',
    ...MOUNTAINS.map(({ drawing }) => `mountain${drawing}`),
    ...CLOUDS.map(({ drawing }) => `cloud${drawing}`),
  ]
  expect(pieces.filter((piece) => !art[`header-*-${piece}`])).toEqual([])
})

it('knows no other season’s pictures', () => {
  const addresses = Object.values(artOfSeason('winter'))
  expect(addresses.length).toBeGreaterThan(30)
  expect(addresses.filter((address) => /-(normal|autumn)/.test(address))).toEqual([])
})
