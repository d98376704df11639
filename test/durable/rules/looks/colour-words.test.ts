import { expect, it } from 'vitest'
import { COLOUR_WORDS, colourWord } from '#durable/rules/looks/colour-words.ts'

it.each([
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#ff0000', 'red'],
  ['#4477cc', 'blue'],
  ['#808080', 'grey'],
  ['#d9863b', 'orange'],
  ['#7a4a34', 'brown'],
  ['#3fb0a4', 'teal'],
  ['#f29ac0', 'pink'],
] as const)('calls %s %s', (color, word) => {
  expect(colourWord(color)).toBe(word)
})

it('calls a colour that is none black', () => {
  expect(colourWord('red')).toBe('black')
})

it('uses each word for some coat', () => {
  const used = new Set<string>()
  for (let r = 0; r < 256; r += 15)
    for (let g = 0; g < 256; g += 15)
      for (let b = 0; b < 256; b += 15)
        used.add(colourWord(`#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`))
  expect([...used].sort()).toEqual([...COLOUR_WORDS].sort())
})
