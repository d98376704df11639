import { expect, it } from 'vitest'
import { isSoundRoomName } from '#durable/rules/places/room-name.ts'

it.each(['Bjørnens hule', 'Åse’s Café, no. 2', 'Pelles vänthall', 'Ca\u0301fe'])('takes %s', (name) => {
  expect(isSoundRoomName(name)).toBe(true)
})

it.each([
  ['that turns the line round', 'Cave\u202e'],
  ['that grows over other lines', 'C\u0335\u0336ave'],
  ['in which something is not seen', 'Ca\u200bve'],
  ['of a control character', 'Ca\tve'],
  ['of letters that nobody here reads', 'Пещера'],
  ['that is too long for a sign', 'C'.repeat(41)],
  ['of nothing', ''],
])('refuses a name %s', (_what, name) => {
  expect(isSoundRoomName(name)).toBe(false)
})
