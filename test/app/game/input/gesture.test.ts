import { expect, it } from 'vitest'
import { isTapEnd, moved, pressed, staysPut } from '#app/game/input/gesture.ts'

const AT = { id: 1, x: 100, y: 100, at: 1000 }

it('takes a short press on one spot for a tap', () => {
  expect(isTapEnd(pressed(null, AT), { ...AT, x: 105, at: 1299 })).toBe(true)
})

it('takes a press on one spot for a tap until it steers, however late its release is seen', () => {
  expect(isTapEnd(pressed(null, AT), { ...AT, at: 1400 })).toBe(true)
})

it('takes a press that moves for no tap', () => {
  expect(isTapEnd(pressed(null, AT), { ...AT, x: 108 })).toBe(false)
})

it('steers by a held finger, and takes its release for no tap', () => {
  const held = moved(pressed(null, AT), { ...AT, at: 1350 })
  expect(held?.isSteering).toBe(true)
  expect(isTapEnd(held, { ...AT, at: 1360 })).toBe(false)
})

it('cancels a press when a second finger touches', () => {
  const two = pressed(pressed(null, AT), { ...AT, id: 2 })
  expect(isTapEnd(two, AT)).toBe(false)
  expect(moved(two, { ...AT, x: 300 })?.isSteering).toBe(false)
})

it('ignores the release of a finger that did not press', () => {
  expect(isTapEnd(null, AT)).toBe(false)
  expect(isTapEnd(pressed(null, AT), { ...AT, id: 2 })).toBe(false)
})

it('keeps meaning the dog under a finger that trembles, however long it is held', () => {
  const gesture = pressed(null, { id: 1, x: 100, y: 100, at: 0 })
  const later = { id: 1, x: 105, y: 96, at: 900 }
  expect(staysPut(moved(gesture, later), later)).toBe(true)
})

it('means no dog after the finger moves away or another one touches', () => {
  const gesture = pressed(null, { id: 1, x: 100, y: 100, at: 0 })
  expect(staysPut(gesture, { id: 1, x: 120, y: 100, at: 100 })).toBe(false)
  const two = pressed(gesture, { id: 2, x: 200, y: 100, at: 50 })
  expect(staysPut(two, { id: 1, x: 100, y: 100, at: 100 })).toBe(false)
})
