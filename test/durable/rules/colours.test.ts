import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  SHADOW_DEFAULT,
  clampChannel,
  clampStrength,
  contrastRatio,
  defaultShadowColor,
  formatColor,
  parseColor,
  readableOn,
  strengthOf,
  isStrength,
} from '#durable/rules/colours.ts'

const channel = fc.integer({ min: 0, max: 255 })
const color = fc.record({ r: channel, g: channel, b: channel }).map(formatColor)
const CREAM = '#fff6df'
const DARK_GLASS = '#1d1a2b'

it('[F1] reads and writes "#rrggbb"', () => {
  expect(parseColor('#c08040')).toEqual({ r: 192, g: 128, b: 64 })
  expect(parseColor('#C08040')).toEqual({ r: 192, g: 128, b: 64 })
  expect(formatColor({ r: 0, g: 7, b: 255 })).toBe('#0007ff')
  fc.assert(fc.property(color, (text) => formatColor(parseColor(text)!) === text))
})

it('[F1] refuses any other text as a colour', () => {
  for (const text of [
    '',
    '#fff',
    'c08040',
    '#c0804g',
    '#c080400',
    '#c08040\n',
    'red',
    'url(x)',
    null,
    7,
    {},
    ['#c08040'],
  ]) {
    expect(parseColor(text)).toBe(null)
  }
})

it('[F1] keeps channels within 0 to 255, in whole numbers', () => {
  expect([-1, 0, 12.5, 255, 256, Infinity, -Infinity, NaN].map(clampChannel)).toEqual([0, 0, 13, 255, 255, 255, 0, 0])
  expect(formatColor({ r: -5, g: 300, b: NaN })).toBe('#00ff00')
})

it('[F2] keeps strength to steps of 0.05 from 0 to 1', () => {
  expect([0, 0.02, 0.03, 0.7, 0.724, 0.726, 1, 2, -1].map(clampStrength)).toEqual([0, 0, 0.05, 0.7, 0.7, 0.75, 1, 1, 0])
  expect(clampStrength(NaN)).toBe(SHADOW_DEFAULT)
  for (let step = 0; step <= 20; step++) expect(clampStrength(step * 0.05)).toBe(Number((step * 0.05).toFixed(2)))
})

it('[F3] shades a dog by 0.7 of each channel, rounded, unless told otherwise', () => {
  expect(defaultShadowColor('#ffffff')).toBe('#b3b3b3')
  expect(defaultShadowColor('#c08040')).toBe('#865a2d')
  expect(defaultShadowColor('#c08040', 0)).toBe('#000000')
  expect(defaultShadowColor('#c08040', 1)).toBe('#c08040')
})

it('[F3] finds the strength again from the two colours', () => {
  const bright = color.filter((text) => Object.values(parseColor(text)!).some((value) => value >= 60))
  fc.assert(
    fc.property(bright, fc.integer({ min: 0, max: 20 }), (text, step) => {
      const strength = clampStrength(step * 0.05)
      expect(strengthOf(text, defaultShadowColor(text, strength))).toBe(strength)
    }),
  )
})

it('[F3] a black dog has the default strength, a shadow brighter than the dog the greatest', () => {
  expect(strengthOf('#000000', '#000000')).toBe(SHADOW_DEFAULT)
  expect(strengthOf('#102030', '#ffffff')).toBe(1)
})

it('[F4] measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#123456', '#123456')).toBe(1)
  fc.assert(fc.property(color, color, (a, b) => contrastRatio(a, b) === contrastRatio(b, a)))
})

it.each([
  ['cream', CREAM],
  ['dark glass', DARK_GLASS],
])('[F4] makes every colour readable on %s', (_, background) => {
  fc.assert(
    fc.property(color, (text) => {
      expect(contrastRatio(readableOn(text, background), background)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('[F4] leaves a readable colour as it is, and changes another no more than it must', () => {
  expect(readableOn('#7a1f1f', CREAM)).toBe('#7a1f1f')
  const yellow = readableOn('#ffe000', CREAM)
  expect(contrastRatio(yellow, CREAM)).toBeLessThan(5)
  const { r, g, b } = parseColor(yellow)!
  expect(r).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(b)
})

it.each([
  [0, '#000000'],
  [0.25, '#404040'],
  [0.5, '#808080'],
  [0.7, '#b3b3b3'],
  [0.95, '#f2f2f2'],
  [1, '#ffffff'],
])('[F3] a white dog with strength %d has a shadow of %s', (strength, shadow) => {
  expect(defaultShadowColor('#ffffff', strength)).toBe(shadow)
  expect(strengthOf('#ffffff', shadow)).toBe(strength)
})

it.each(['#ffffff', '#ffff00', '#00ff00', '#ff00ff', '#808080', '#ff0000', '#0000ff', '#000000', '#c08040'])(
  '[F4] %s is readable on both grounds, and is the same dog: the same as often as one looks',
  (text) => {
    for (const background of [CREAM, DARK_GLASS]) {
      const readable = readableOn(text, background)
      expect(contrastRatio(readable, background)).toBeGreaterThanOrEqual(4.5)
      expect(readableOn(readable, background)).toBe(readable)
    }
  },
)

it('[F4] gives the best possible colour if none has the contrast', () => {
  expect(readableOn('#808080', '#777777', 21)).toBe('#000000')
})

it('[F1] takes a malformed colour for black', () => {
  expect(defaultShadowColor('nonsense')).toBe('#000000')
  expect(strengthOf('nonsense', '#ffffff')).toBe(SHADOW_DEFAULT)
  expect(contrastRatio('nonsense', '#ffffff')).toBeCloseTo(21, 5)
  expect(readableOn('nonsense', '#ffffff')).toBe('#000000')
})

it('[F2] takes each step of 0.05 for a strength, as browsers and floats write it, and nothing between', () => {
  for (let step = 0; step <= 20; step++) expect(isStrength(step * 0.05), `${step}`).toBe(true)
  for (const value of [0.53, 0.701, 0.999999, -0.05, 1.05, NaN, Infinity, -Infinity])
    expect(isStrength(value), `${value}`).toBe(false)
})
