import { expect, it } from 'vitest'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { nameKey, nameProblem } from '#durable/rules/names.ts'
import { isReserved } from '#durable/rules/names/reserved.ts'
import { plainNames } from '#durable/rules/names/taken-away.ts'

it('[N12] has more than a thousand plain names, all of them different, valid, decent and unreserved', () => {
  const names = plainNames(0)
  const filter = filterWith([])
  expect(new Set(names.map(nameKey)).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(1000)
  expect(names.filter((name) => nameProblem(name) || isReserved(name) || !filter.isDecentName(name))).toEqual([])
})

it('[N12] begins at another name for each of two neighbours, and forgets none', () => {
  const [one, other] = [plainNames(41), plainNames(42)]
  expect(one[0]).not.toBe(other[0])
  expect(one.toSorted()).toEqual(other.toSorted())
})
