import { expect, it } from 'vitest'
import { isTapEnd, moved, pressed, staysPut } from '#app/game/input/gesture.ts'

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

it('a finger that trembles on a dog still means the dog, however long it is held', () => {
  const gesture = pressed(null, { id: 1, x: 100, y: 100, at: 0 })
  const later = { id: 1, x: 105, y: 96, at: 900 }
  expect(staysPut(moved(gesture, later), later)).toBe(true)
})

it('a finger that is drawn away, or joined by another, means no dog', () => {
  const gesture = pressed(null, { id: 1, x: 100, y: 100, at: 0 })
  expect(staysPut(gesture, { id: 1, x: 120, y: 100, at: 100 })).toBe(false)
  const two = pressed(gesture, { id: 2, x: 200, y: 100, at: 50 })
  expect(staysPut(two, { id: 1, x: 100, y: 100, at: 100 })).toBe(false)
})
