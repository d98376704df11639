import { expect, it } from 'vitest'
import { causesIn } from '#durable/rules/filter/causes.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'

it('[Y8] names the entry and the letters that it matched, personal data, and links', () => {
  const by = { language: 'dk', list: 'mask', entry: 'flurk' } as const
  const filter = filterWith([{ ...by, isIn: true }])
  expect(causesIn(filter, 'en FLURK på www.eksempel.dk')).toEqual([
    { found: null, by: 'link' },
    { found: 'FLURK', by },
  ])
  expect(causesIn(filter, 'ring 20 12 34 56')).toEqual([{ found: null, by: 'personal-data' }])
  expect(causesIn(filter, 'en god dag')).toEqual([])
})

it('[Y8] names a cause for every line that is held or masked', () => {
  const lines = ['dræb dig selv', 'fuuuuck', 'n3ger', 'sut min pik', 'skriv til bo@post.dk']
  for (const line of lines) expect(causesIn(filterWith([]), line).length, line).toBeGreaterThan(0)
})
