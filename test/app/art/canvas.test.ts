import { expect, it } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import { rgb } from '#app/art/palette.ts'

it('outlines a silhouette in the lit colour towards the light and in the dark one away from it', () => {
  const canvas = new Canvas(5, 5).rect(1, 1, 3, 3, 'cream').outline('ink', 'plum')
  expect(canvas.is(2, 0, 'plum')).toBe(true)
  expect(canvas.is(0, 2, 'plum')).toBe(true)
  expect(canvas.is(2, 4, 'ink')).toBe(true)
  expect(canvas.is(4, 2, 'ink')).toBe(true)
})

it('does not outline a shadow', () => {
  const canvas = new Canvas(5, 5).rect(1, 1, 3, 3, 'ink', 88).outline('cream')
  expect(canvas.get(2, 0)).toBeNull()
})

it('blends paint by its alpha', () => {
  const canvas = new Canvas(1, 1).set(0, 0, [0, 0, 0]).set(0, 0, [200, 100, 50], 127.5)
  expect(canvas.get(0, 0)).toEqual([100, 50, 25])
  expect(canvas.alphaAt(0, 0)).toBe(255)
})

it('mirrors, tints, fades and swaps colours without touching the shape', () => {
  const canvas = new Canvas(3, 1).set(0, 0, 'cream')
  expect(canvas.flip().is(2, 0, 'cream')).toBe(true)
  expect(canvas.clone().tint([255, 0, 255]).get(0, 0)).toEqual([rgb('cream')[0], 0, rgb('cream')[2]])
  expect(canvas.clone().fade(0.5).alphaAt(0, 0)).toBe(128)
  expect(canvas.clone().remap({ cream: 'snow2' }).is(0, 0, 'snow2')).toBe(true)
})
