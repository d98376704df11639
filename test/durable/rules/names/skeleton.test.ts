import { expect, it } from 'vitest'
import { resemblanceOf, resemblancesOf, skeletonOf } from '#durable/rules/names/skeleton.ts'

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

it.each([
  ['Astrid', 'Astricl'],
  ['Astrid', 'Asfrid'],
  ['Astrid', 'Asttrid'],
  ['Astrid', '*Astrid* 7'],
  ['Ingrid', 'Ingrid2'],
  ['Ingrid', '2 lngrid'],
  ['Ingrid', '1ngr1d'],
  ['Wilma', 'VViIrna'],
])("[N8] a staff member's name %s is resembled by %s", (staffName, name) => {
  expect(resemblancesOf(name)).toContain(resemblanceOf(staffName))
})

it.each([
  ['Astrid', 'Asta'],
  ['Ingrid', 'Ingvild'],
  ['Finn', 'Tina'],
  ['Fia', 'Tia'],
  ['Rex99', 'Rex'],
])("[N8] a staff member's name %s is not resembled by %s", (staffName, name) => {
  expect(resemblancesOf(name)).not.toContain(resemblanceOf(staffName))
})
