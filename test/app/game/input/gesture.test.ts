import { expect, it } from 'vitest'
import { isTapEnd, moved, pressed } from '#app/game/input/gesture.ts'

const AT = { id: 1, x: 100, y: 100, at: 1000 }

it('a short press on one spot is a tap', () => {
  expect(isTapEnd(pressed(null, AT), { ...AT, x: 105, at: 1299 })).toBe(true)
})

it('a press that lasts or wanders is no tap', () => {
  expect(isTapEnd(pressed(null, AT), { ...AT, at: 1300 })).toBe(false)
  expect(isTapEnd(pressed(null, AT), { ...AT, x: 108 })).toBe(false)
})

it('a finger that is held steers, and letting it go is no tap', () => {
  const held = moved(pressed(null, AT), { ...AT, at: 1350 })
  expect(held?.isSteering).toBe(true)
  expect(isTapEnd(held, { ...AT, at: 1360 })).toBe(false)
})

it('a second finger calls it off', () => {
  const two = pressed(pressed(null, AT), { ...AT, id: 2 })
  expect(isTapEnd(two, AT)).toBe(false)
  expect(moved(two, { ...AT, x: 300 })?.isSteering).toBe(false)
})

it('letting go of a finger that did not press is nothing', () => {
  expect(isTapEnd(null, AT)).toBe(false)
  expect(isTapEnd(pressed(null, AT), { ...AT, id: 2 })).toBe(false)
})
