import { expect, it } from 'vitest'
import { inTheWay, inTheWayOf, wayOn } from '#app/game/model/account/wearing.ts'

it.each([
  ['beanie', 'bag:3', ['back', 'hat']],
  ['beanie', 'back', ['hat']],
  ['beanie', 'hat', []],
  ['cape', 'bag:0', ['back']],
  ['tennis-ball', 'bag:0', ['back', 'mouth']],
  ['ribbon', 'mouth', ['ass']],
  ['sofa', 'bag:0', []],
])('[I4] knows the way on to the dog of %s from %s', (kind, slot, way) => {
  expect(wayOn({ kind, slot })).toEqual(way)
})

it('names the thing that is in the way', () => {
  const cape = { kind: 'cape', slot: 'back' }
  const things = [{ kind: 'beanie', slot: 'hat' }, cape, { kind: 'ribbon', slot: 'bag:0' }]
  expect(inTheWay(things, 'back')).toEqual({ place: 'back', thing: cape })
  expect([inTheWay(things, 'mouth'), inTheWay(things, 'bag'), inTheWay(things, null)]).toEqual([null, null, null])
  expect(inTheWayOf(things, ['mouth', 'back', 'hat'])?.place).toBe('back')
  expect(inTheWayOf(things, ['mouth'])).toBeNull()
})
