import { expect, it } from 'vitest'
import { canLetGo, carryChoices, inTheWay } from '#app/game/hud/bag/carry-choices.ts'

const words = (kind: string, slot: string) => carryChoices(kind, slot).map(({ word, to }) => `${word} ${to}`)

it('[I4] moves a hat from the backpack to the back, from there to the head, from the head to the mouth', () => {
  expect(words('beanie', 'bag:3')).toEqual(['takeOut back'])
  expect(words('beanie', 'back')).toEqual(['putOn hat', 'putAway bag'])
  expect(words('beanie', 'hat')).toEqual(['takeOff mouth'])
  expect(words('beanie', 'mouth')).toEqual(['putOn hat', 'toBack back', 'putAway bag'])
})

it('[I4] offers the mouth or the back for things that belong there', () => {
  expect(words('tennis-ball', 'back')).toEqual(['toMouth mouth', 'putAway bag'])
  expect(words('cape', 'mouth')).toEqual(['toBack back', 'putAway bag'])
  expect(words('ribbon', 'ass')).toEqual(['takeOff mouth'])
})

it('[I5] lets a dog lay down what it has in its mouth or on its back', () => {
  expect(['mouth', 'back', 'hat', 'ass', 'bag:0'].filter(canLetGo)).toEqual(['mouth', 'back'])
})

it('offers nothing for an unknown thing or place', () => {
  expect(words('sofa', 'bag:0')).toEqual([])
  expect(words('beanie', 'roof')).toEqual([])
})

it('names the thing that is in the way', () => {
  const cape = { kind: 'cape', slot: 'back' }
  const things = [{ kind: 'beanie', slot: 'hat' }, cape, { kind: 'ribbon', slot: 'bag:0' }]
  expect(inTheWay(things, 'back')).toEqual({ place: 'back', thing: cape })
  expect([inTheWay(things, 'mouth'), inTheWay(things, 'bag'), inTheWay(things, null)]).toEqual([null, null, null])
})
