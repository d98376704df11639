import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { NAME_LETTERS, nameKey, nameProblem, trimName } from '#durable/rules/names.ts'
import { PLAIN_NAMES, firstFree, nameIdeas } from '#durable/rules/names/free-names.ts'
import { isReserved } from '#durable/rules/names/reserved.ts'

const freeNames = (wanted: string, isFree: (name: string) => boolean) => firstFree(nameIdeas(wanted), isFree)
const isName = (text: string) => text === trimName(text) && nameProblem(text) === null

const NAMES = ['Bella', 'Max', 'Luna', 'Søren', 'Åse', 'Kong Frederik', 'Maximilianus', 'Rex 2', '*Stjerne*', 'Ø']

it.each(NAMES)('[N13] offers three names for %s that begin alike', (wanted) => {
  const offered = freeNames(wanted, () => true)
  expect(offered).toHaveLength(3)
  const start = nameKey(wanted.replace(/\d/g, '')).slice(0, 3)
  expect(offered.filter((name) => !nameKey(name).startsWith(start))).toEqual([])
})

it.each(NAMES)('[N13] has only decent, unreserved ideas without a number for %s', (wanted) => {
  const filter = filterWith([])
  const wrong = nameIdeas(wanted).filter(
    (name) => !isName(name) || /\d/.test(name) || isReserved(name) || !filter.isDecentName(name),
  )
  expect(wrong).toEqual([])
})

it('[N13] offers no name that is taken', () => {
  const [first = ''] = freeNames('Bella', () => true)
  expect(freeNames('Bella', (name) => name !== first)).not.toContain(first)
})

it('[N13] offers a second word and a Nordic suffix', () => {
  const [first = '', second = ''] = freeNames('Bella', () => true)
  expect(first).toMatch(/^Bella \p{L}+$/u)
  expect(second).toMatch(/^Bella\p{L}+$/u)
})

it('[N13] finds three names when the first 100 ideas are taken', () => {
  const taken = new Set(nameIdeas('Max').slice(0, 100))
  expect(freeNames('Max', (name) => !taken.has(name))).toHaveLength(3)
})

it.each([
  'Administrator',
  'Voffpark',
  'Moderator',
  'Moderatorn',
  'Moderat0r',
  'Adm1n',
  'Staff',
  'Support 2',
  'Voffparken',
  '1234',
])('[N13] offers three plain names in place of %s, and nothing of it', (wanted) => {
  const offered = freeNames(wanted, (name) => !isReserved(name))
  expect(offered).toHaveLength(3)
  for (const name of offered) expect(PLAIN_NAMES, name).toContain(name.split(' ')[0])
})

it.each([
  ['Moderator Nils', 'Nils'],
  ['L1nus', 'Linus'],
  ['LINUS', 'Linus'],
  ['Li*nus', 'Linus'],
  ['L i n u s', 'Linus'],
  ['L I N U S', 'Linus'],
  ['Linus99', 'Linus'],
  ['Sel1na', 'Selina'],
  ['Be11a', 'Bella'],
  ['B3lla', 'Bella'],
  ['KONG REX', 'Kong'],
  ['Kong Frederik', 'Kong'],
  ['Maximilianus', 'Maximil'],
  ['bella', 'bella'],
  ['RexBella', 'RexBel'],
])('[N13] offers names that begin with a whole word for %s: %s', (wanted, start) => {
  const offered = freeNames(wanted, () => true)
  expect(offered).toHaveLength(3)
  for (const name of offered) expect(name).toMatch(new RegExp(`^${start}`))
})

it('[N13] shouts no name, and keeps small letters', () => {
  for (const name of freeNames('BELLA', () => true)) expect(name).not.toMatch(/\p{Lu}{2}/u)
  for (const name of freeNames('bella', () => true)) expect(name).toBe(name.toLowerCase())
})

it('[N13] offers only valid names, all different', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...NAME_LETTERS), maxLength: 20 }), (wanted) => {
      const offered = freeNames(wanted, () => true)
      expect(offered.filter((name) => !isName(name))).toEqual([])
      expect(new Set(offered.map(nameKey)).size).toBe(offered.length)
    }),
  )
})
