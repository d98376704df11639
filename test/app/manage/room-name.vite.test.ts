import { expect, it } from 'vitest'
import { roomWords } from '#app/manage/room-name.tsx'

const NAMES = { plaza: 'Springvandspladsen' }

it.each([
  ['plaza', 'Springvandspladsen'],
  ['plaza~3', 'Springvandspladsen 3'],
  ['meadow', 'meadow'],
  ['plaza~1', 'plaza~1'],
  ['plaza~x', 'plaza~x'],
  ['toString', 'toString'],
])('calls the copy "%s" of a room "%s"', (copy, words) => {
  expect(roomWords(NAMES, copy)).toBe(words)
})
