import { expect, it } from 'vitest'
import { RANKS, rankAt } from '#durable/rules/ranks.ts'

it.each([
  [0, 'valp'],
  [2, 'valp'],
  [3, 'slede'],
  [81, 'slede'],
  [82, 'spor'],
  [179, 'spor'],
  [180, 'vann'],
  [349, 'vann'],
  [350, 'rom'],
  [656, 'rom'],
  [657, 'gjogler'],
  [1352, 'gjogler'],
  [1353, 'ninja'],
  [2991, 'ninja'],
  [2992, 'morph'],
  [1e9, 'morph'],
])('[R1] with %i level points a dog is %s', (points, rank) => {
  expect(rankAt(points)).toBe(rank)
})

it('[R1] makes a dog with impossible points a puppy', () => {
  expect([-1, NaN].map(rankAt)).toEqual(['valp', 'valp'])
})

it('[R1] has rising thresholds', () => {
  const thresholds = RANKS.map((rank) => rank.from)
  expect(thresholds).toEqual([...thresholds].sort((a, b) => a - b))
})
