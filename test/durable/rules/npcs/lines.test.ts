import { expect, it } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { NPC_LINES, lineFor } from '#durable/rules/npcs/lines.ts'
import type { NpcTexts, Occasion } from '#durable/rules/npcs/lines.ts'
import { npcTexts as dk } from '#durable/rules/npcs/texts/dk.ts'
import { npcTexts as en } from '#durable/rules/npcs/texts/en.ts'
import { npcTexts as no } from '#durable/rules/npcs/texts/no.ts'
import { npcTexts as se } from '#durable/rules/npcs/texts/se.ts'

/** What fits into two lines of a bubble. */
const LETTERS_MAX = 90

const TEXTS: Record<(typeof LANGUAGES)[number], NpcTexts> = { dk, en, no, se }

const NOON: Occasion = {
  isAsleep: false,
  bones: 0,
  karma: 0,
  next: null,
  errand: null,
  isTrailOpen: false,
  hasCalendar: false,
  minute: 12 * 60,
  month: 5,
  last: null,
  chance: 0,
}

it.each(LANGUAGES)('[NP2] says at most 24 lines of at most 90 letters in %s, no two alike', (language) => {
  const said = NPC_LINES.map((line) => TEXTS[language][line])
  expect(said.filter((text) => text === '' || [...text].length > LETTERS_MAX)).toEqual([])
  expect(new Set(said).size).toBe(NPC_LINES.length)
  expect(NPC_LINES.length).toBeLessThanOrEqual(24)
})

it('[NP2] never says the same line twice in a row where another one fits', () => {
  for (const occasion of [NOON, { ...NOON, isAsleep: true }, { ...NOON, minute: 8 * 60, month: 1 }])
    for (const last of NPC_LINES)
      for (let chance = 0; chance < 1; chance += 0.05) expect(lineFor({ ...occasion, last, chance })).not.toBe(last)
})

it('[NP2] tells a newcomer what is to be learned next, first of all what was given', () => {
  expect(lineFor({ ...NOON, next: 'dig', bones: 3 })).toBe('first-bone')
  expect(lineFor({ ...NOON, next: 'dig', bones: 3, isAsleep: true })).toBe('first-bone-asleep')
  expect(lineFor({ ...NOON, next: 'dig' })).toBe('learn-dig')
  expect(lineFor({ ...NOON, next: 'wear', karma: 3 })).toBe('learn-wear')
  expect(lineFor({ ...NOON, karma: 3 })).toBe('well-done')
})

it('[NP2] speaks of the season and the hour only when it is so', () => {
  const said = (occasion: Partial<Occasion>) => {
    const chances = Array.from({ length: 100 }, (_, index) => index / 100)
    return new Set(chances.map((chance) => lineFor({ ...NOON, ...occasion, chance })))
  }
  expect([...said({})].filter((line) => /winter|summer|morning|evening/.test(line))).toEqual([])
  expect([...said({ month: 1, minute: 7 * 60 })]).toEqual(expect.arrayContaining(['winter', 'morning']))
  expect([...said({ month: 7, minute: 19 * 60 })]).toEqual(expect.arrayContaining(['summer', 'evening']))
})

it('[CA5] tells first what the calendar has, and then every other time', () => {
  const errand = { room: 'lake', isDone: false } as const
  expect(lineFor({ ...NOON, hasCalendar: true, errand })).toBe('calendar')
  expect(lineFor({ ...NOON, hasCalendar: true, errand, last: 'calendar' })).toBe('errand-lake')
  expect(lineFor({ ...NOON, hasCalendar: true, next: 'dig' })).toBe('learn-dig')
  expect(lineFor({ ...NOON, hasCalendar: true, isAsleep: true })).not.toBe('calendar')
})

it('[NP7] sends a dog on the errand of the day until it is done, and thanks for it once', () => {
  const errand = { room: 'lake', isDone: false } as const
  expect(lineFor({ ...NOON, errand })).toBe('errand-lake')
  expect(lineFor({ ...NOON, errand, next: 'dig' })).toBe('learn-dig')
  expect(lineFor({ ...NOON, karma: 5, errand: { ...errand, isDone: true } })).toBe('errand-done')
})

it('[SC1] hints at the trail of the day while it is still to be found, beside the errand', () => {
  const said = (isTrailOpen: boolean) =>
    [0, 0.99].map((chance) => lineFor({ ...NOON, errand: { room: 'lake', isDone: false }, isTrailOpen, chance }))
  expect(said(true)).toEqual(['errand-lake', 'trail'])
  expect(said(false)).toEqual(['errand-lake', 'errand-lake'])
})
