import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatColor } from '#durable/rules/colours.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'
import { BARE, outfitAddress, parseOutfit } from '#durable/rules/looks/outfit-address.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'

const channel = fc.nat(255)
const keyFor = (slot: Slot) =>
  fc.constantFrom(null, ...CATALOGUE.filter((kind) => kind.slot === slot).map(({ key }) => key))
const anyOutfit: fc.Arbitrary<Outfit> = fc.record({
  color: fc.record({ r: channel, g: channel, b: channel }).map(formatColor),
  wear: fc.record({ hat: keyFor('hat'), mouth: keyFor('mouth'), back: keyFor('back'), ass: keyFor('ass') }),
})

it('[LK1] reads 5,000 outfits as they were written', () => {
  fc.assert(
    fc.property(anyOutfit, (outfit) => {
      expect(parseOutfit(outfitAddress(outfit))).toEqual(outfit)
    }),
    { numRuns: 5000 },
  )
})

it('[LK1] reads only what it would write itself, out of 5,000 broken addresses', () => {
  const broken = fc
    .tuple(anyOutfit, fc.nat(60), fc.constantFrom('', '.', '-', 'A', '%', 'x', '0', ' ', '\n', '/', '..', 'hat'))
    .map(([outfit, place, piece]) => {
      const text = outfitAddress(outfit)
      return text.slice(0, place) + piece + text.slice(place + 1)
    })
  fc.assert(
    fc.property(broken, (text) => {
      const outfit = parseOutfit(text)
      if (outfit) expect(outfitAddress(outfit)).toBe(text)
    }),
    { numRuns: 5000 },
  )
})

it.each([
  '',
  'd9863',
  'D9863B',
  '#d9863b',
  'd9863b-',
  'd9863b-...',
  'd9863b-viking-helmet',
  'd9863b-viking-helmet...x',
  'd9863b-rose...',
  'd9863b-.viking-helmet..',
  'd9863b-__proto__...',
  'd9863b-constructor...',
  `d9863b-${'a'.repeat(200)}...`,
])('[LK1] does not read "%s"', (text) => {
  expect(parseOutfit(text)).toBeNull()
})

it('[LK1] writes the colour alone where nothing is worn, and the four things in their order', () => {
  expect(outfitAddress({ color: '#d9863b', wear: BARE })).toBe('d9863b')
  const wear = { ass: 'ribbon', back: 'scarf', mouth: 'rose', hat: 'viking-helmet' }
  expect(outfitAddress({ color: '#d9863b', wear })).toBe('d9863b-viking-helmet.rose.scarf.ribbon')
  expect(SLOTS.every((slot) => CATALOGUE.some((kind) => kind.slot === slot))).toBe(true)
})
