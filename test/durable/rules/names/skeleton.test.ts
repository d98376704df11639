import { expect, it } from 'vitest'
import { skeletonOf } from '#durable/rules/names/skeleton.ts'

it.each([
  ['Ingrid', 'lngrid'],
  ['Ingrid', 'INGR1D'],
  ['Åse', 'Ase'],
  ['Bjørn', 'Bjöm'],
  ['Torben', 'T0r8en'],
  ['Wilma', 'VVilma'],
  ['Ella', 'Eila'],
])('[N8] %s and %s look alike', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other))
})

it.each([
  ['Ingrid', 'Ingvild'],
  ['Anna', 'Ana'],
  ['Kari', 'Karin'],
  ['Liv', 'Ulv'],
])('[N8] %s and %s do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other))
})
