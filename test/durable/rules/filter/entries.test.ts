import { expect, it } from 'vitest'
import { OUR_ENTRIES, cleanEntry, entriesWith } from '#durable/rules/filter/entries.ts'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'

/** The lists as they are in the code. */
const OURS = filterWith([])

const put = (entry: string, list: WordChange['list'] = 'hold'): WordChange => ({
  language: 'dk',
  list,
  entry,
  isIn: true,
})
const takeOut = (entry: string, list: WordChange['list'] = 'hold'): WordChange => ({ ...put(entry, list), isIn: false })

it('[Y8] an entry that staff put in counts at once, with the endings of its language where it says so', () => {
  const filter = filterWith([put('flurk+')])
  expect(filter.line('du er en flurk')).toEqual({ outcome: 'hold', reason: 'hurtful' })
  expect(filter.line('de flurkerne')).toEqual({ outcome: 'hold', reason: 'hurtful' })
  expect(filter.line('flurkish')).toMatchObject({ outcome: 'say', isMasked: false })
  expect(OURS.line('du er en flurk').outcome).toBe('say')
})

it('[Y8] ignores an entry that staff have taken out, and applies the last change', () => {
  expect(OURS.line('din perker').outcome).toBe('hold')
  expect(filterWith([takeOut('perker+')]).line('din perker').outcome).toBe('say')
  expect(filterWith([takeOut('perker+'), put('perker+')]).line('din perker').outcome).toBe('hold')
  expect(entriesWith([put('flurk'), takeOut('flurk')])).toEqual(OUR_ENTRIES)
})

it('[Y8] compiles lists that are the same in effect once, whatever the order of their changes', () => {
  const filter = filterWith([put('flurk'), takeOut('perker+')])
  expect(filterWith([takeOut('perker+'), takeOut('flurk'), put('flurk')])).toBe(filter)
  expect(filterWith([put('flurk'), takeOut('flurk'), put('perker+')])).toBe(OURS)
  expect(filterWith([put('flurk')])).not.toBe(filter)
})

it('[Y8] keeps the three filters that were used last', () => {
  const words = ['flurk', 'flirk', 'flork', 'flyrk']
  const [first, ...others] = words.map((word) => filterWith([put(word)]))
  expect(words.slice(1).map((word, index) => filterWith([put(word)]) === others[index])).toEqual([true, true, true])
  expect(filterWith([put('flurk')])).not.toBe(first)
})

it('[Y8] lets an allowed word beat all lists, and finds a phrase by all its words', () => {
  expect(filterWith([put('flurk'), put('flurk', 'allow')]).line('en flurk').outcome).toBe('say')
  const filter = filterWith([put('grim|fæl flurk*', 'mask')])
  expect(filter.line('sikke en fæl flurkemand')).toMatchObject({ text: 'sikke en *** **********' })
})

it('[Y8] applies the changed lists to names too', () => {
  const filter = filterWith([put('flurk')])
  expect(filter.isDecentName('Flurk')).toBe(false)
  expect(filter.isDecentName('Bella')).toBe(true)
})

it('[Y8] takes a word with stars or endings, or a phrase, as an entry, and refuses any other text', () => {
  for (const [typed, entry] of [
    ['  Flurk ', 'flurk'],
    ['flurk+', 'flurk+'],
    ['*flurk*', '*flurk*'],
    ['Grim  FÆL|led flurk*', 'grim fæl|led flurk*'],
  ]) {
    expect(cleanEntry(typed!), typed).toBe(entry)
  }
  for (const typed of ['', 'a', '*', '*a*', 'a*', '+', 'fl*urk', '<b>', 'flurk.', '* flurk', 'x'.repeat(161), 'a\0b'])
    expect(cleanEntry(typed), typed).toBeNull()
})

it('[Y8] accepts each entry of our own lists', () => {
  expect(OUR_ENTRIES.filter(({ entry }) => cleanEntry(entry) !== entry)).toEqual([])
})
