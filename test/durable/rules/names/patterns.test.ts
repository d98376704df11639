import { expect, it } from 'vitest'
import { drawnWords, liesIn, nameParts, patternOf, wholeWords } from '#durable/rules/names/patterns.ts'

it('[N7] finds a word drawn out, apart and in look-alikes, and a doubled letter only where it is doubled', () => {
  const staff = new RegExp(patternOf('staff'), 'g')
  const isIn = (name: string) => liesIn(drawnWords(name), staff)
  expect(['Staff', 'St4ff', 'Ztafff', 's t a f f', 'Mystaffs'].map(isIn)).toEqual([true, true, true, true, true])
  expect(['Gustaf', 'Stafet', 'Mast affe'].map(isIn)).toEqual([false, false, false])
})

it('[N7] knows a whole word with the endings of the four languages', () => {
  const guard = wholeWords(['vagt+', 'mod'])
  expect(['vagt', 'vagten', 'vagterne', 'mod'].filter((word) => !guard.test(word))).toEqual([])
  expect(['vagtel', 'mode', 'hermod'].filter((word) => guard.test(word))).toEqual([])
})

it('[N7] takes a name apart at spaces, stars, digits and capitals, and behind the park', () => {
  expect(nameParts('MrMod 7*Parkvagt')).toEqual(expect.arrayContaining(['Mr', 'Mod', 'Parkvagt', 'vagt']))
})
