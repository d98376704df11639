import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FEATURES } from '#app/game/hud/all-features.ts'
import { collectFeatures, commandsFor } from '#app/game/hud/features/features.ts'
import type { Opening } from '#app/game/model/around/opening-things.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'

const WINDOW_FILES = Object.keys(import.meta.glob('/app/game/hud/*/*-window.tsx'))
const FEATURE_FILES = Object.keys(import.meta.glob('/app/game/hud/*/feature.ts'))

/** The names that occur more than once. */
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

it('has as many windows as there are components of windows', () => {
  expect(WINDOW_FILES.length).toBeGreaterThan(10)
  expect(FEATURES.windows).toHaveLength(WINDOW_FILES.length)
})

it('finds a component as the default export of every file of a window', () => {
  const without = WINDOW_FILES.filter((file) => !/^export default function/m.test(readFileSync(`.${file}`, 'utf8')))
  expect(without).toEqual([])
})

it('finds a FEATURE in every feature.ts', () => {
  const without = FEATURE_FILES.filter(
    (file) => !/^export const FEATURE: Feature = /m.test(readFileSync(`.${file}`, 'utf8')),
  )
  expect(without).toEqual([])
})

it.each(['menu', 'atHand', 'dogVerbs', 'notices'] as const)('gives each of %s a key of its own', (part) => {
  expect(repeated(FEATURES[part].map(({ key }) => key))).toEqual([])
})

it('gives each window, command, key and event a name of its own', () => {
  expect(repeated(FEATURES.windows.map(({ name }) => name))).toEqual([])
  expect(repeated(FEATURES.commands.map(({ name }) => name))).toEqual([])
  expect(repeated(FEATURES.keys.map(({ code }) => code))).toEqual([])
  expect(repeated(FEATURES.menu.flatMap(({ event }) => event ?? []))).toEqual([])
})

it.each([
  { isHere: true, isAsleep: false, isStaff: false, mayBeFollowed: true, friendship: null },
  { isHere: true, isAsleep: true, isStaff: false, mayBeFollowed: false, friendship: null },
])('keeps verbs that are offered together 30 degrees apart on the ring (%o)', (dog) => {
  const degrees = FEATURES.dogVerbs
    .filter(({ isOffered }) => isOffered?.(dog) ?? true)
    .map((verb) => verb.degrees)
    .sort((one, other) => one - other)
  const gaps = degrees.map((at, index) => (degrees[index + 1] ?? (degrees[0] ?? 0) + 360) - at)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30)
})

it.each(['menu', 'atHand', 'commands', 'keys', 'notices'] as const)('gives each of %s a place of its own', (part) => {
  const orders = FEATURES[part].map(({ order }) => order)
  expect(orders).toEqual([...new Set(orders)].sort((one, other) => one - other))
})

it('begins the menu with the news and ends it with help', () => {
  const keys = FEATURES.menu.map(({ key }) => key)
  expect([keys[0], keys.at(-1)]).toEqual(['news', 'help'])
})

it('keeps what one does with the own dog, and what has a key of its own, out of the menu', () => {
  const keys = FEATURES.menu.map(({ key }) => key)
  const elsewhere = ['dig', 'sit', 'curl', 'poop', 'phrases', 'friends', 'cinema']
  expect(elsewhere.filter((key) => keys.includes(key))).toEqual([])
})

it('orders what features add, wherever their folders stand', () => {
  const line = (key: string, order: number) =>
    ({ key, order, icon: 'note', label: () => key, choose: () => {} }) as const
  const { menu } = collectFeatures([{ menu: [line('b', 20)] }, { menu: [line('c', 30), line('a', 10)] }])
  expect(menu.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
})

it('offers a command that needs a capability only to users who have it', () => {
  const namesFor = (may: boolean) => commandsFor(FEATURES, { may: () => may }, []).map(({ name }) => name)
  expect(namesFor(false)).not.toContain('kick')
  expect(namesFor(true)).toContain('kick')
})

it('[SD30] has a row of the sheet for each command', () => {
  const names = FEATURES.commands.map(({ name }) => name)
  expect(names.toSorted()).toEqual(SHEETS.commands.rows.map(({ id }) => id).toSorted())
})

it('has one window for whatever a thing of a room opens', () => {
  const openings: Record<Opening, true> = {
    question: true,
    ranks: true,
    shop: true,
    film: true,
    news: true,
    pack: true,
    map: true,
    mirror: true,
    wheel: true,
    roulette: true,
  }
  expect(FEATURES.openings.map(({ opens }) => opens).toSorted()).toEqual(Object.keys(openings).toSorted())
})
