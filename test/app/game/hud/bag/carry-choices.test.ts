import { expect, it } from 'vitest'
import { canLetGo, carryChoices } from '#app/game/hud/bag/carry-choices.ts'

const words = (kind: string, slot: string) => carryChoices(kind, slot).map(({ word, to }) => `${word} ${to}`)

it('[I4] puts a hat on out of the backpack, or takes it out; moves it from the head to the mouth', () => {
  expect(words('beanie', 'bag:3')).toEqual(['putOn hat', 'takeOut back'])
  expect(words('beanie', 'back')).toEqual(['putOn hat', 'putAway bag'])
  expect(words('beanie', 'hat')).toEqual(['takeOff mouth'])
  expect(words('beanie', 'mouth')).toEqual(['putOn hat', 'toBack back', 'putAway bag'])
})

it('[I4] offers the mouth or the back for things that belong there', () => {
  expect(words('tennis-ball', 'back')).toEqual(['toMouth mouth', 'putAway bag'])
  expect(words('tennis-ball', 'bag:0')).toEqual(['toMouth mouth', 'takeOut back'])
  expect(words('cape', 'bag:0')).toEqual(['putOn back'])
  expect(words('ribbon', 'bag:0')).toEqual(['putOn ass', 'takeOut back'])
  expect(words('cape', 'mouth')).toEqual(['toBack back', 'putAway bag'])
  expect(words('ribbon', 'ass')).toEqual(['takeOff mouth'])
})

it('[I5] lets a dog lay down what it has in its mouth or on its back', () => {
  const slots = ['mouth', 'back', 'hat', 'ass', 'bag:0']
  expect(slots.filter((slot) => canLetGo({ kind: 'beret', slot }))).toEqual(['mouth', 'back'])
  expect(slots.filter((slot) => canLetGo({ kind: 'supporter-hearts', slot }))).toEqual([])
})

it('offers nothing for an unknown thing or place', () => {
  expect(words('sofa', 'bag:0')).toEqual([])
  expect(words('beanie', 'roof')).toEqual([])
})
