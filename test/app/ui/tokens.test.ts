import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PALETTE, rgbOfHex } from '#app/art/palette.ts'

const TOKENS = readFileSync('app/ui/tokens.css', 'utf8')
const ROLES = new Map(
  [...TOKENS.matchAll(/--([\w-]+):\s*var\(--([\w-]+)\)/g)].map(([, role = '', to = '']) => [role, to]),
)
const COLOURS = new Map<string, string>(Object.entries(PALETTE))

/** The WCAG 2.2 contrast ratio of two roles or colours. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(name: string): number {
  const hex = COLOURS.get(ROLES.get(name) ?? name)
  if (!hex) throw new Error(`no colour ${name}`)
  const [red = 0, green = 0, blue = 0] = rgbOfHex(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each([
  ['text', 'paper'],
  ['text-soft', 'paper'],
  ['text-mute', 'paper'],
  ['text-mute', 'snow2'],
  ['text-wrong', 'paper'],
  ['link', 'paper'],
  ['link-hover', 'paper'],
  ['text', 'marked'],
  ['link', 'marked'],
  ['text', 'paper-soft'],
  ['text', 'ground'],
  ['text-on-dark', 'wood'],
  ['text-on-dark', 'ink'],
  ['text-mute-on-dark', 'plum'],
  ['text-gold', 'plum'],
])('%s on %s has a contrast of 4.5:1', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each([
  ['primary', 'cream', 'grass1'],
  ['primary, hovered', 'gold3', 'grass1'],
  ['primary, pressed', 'cream', 'leaf1'],
  ['secondary', 'ink', 'gravel3'],
  ['secondary, hovered', 'ink', 'gold3'],
  ['secondary, pressed', 'ink', 'gravel2'],
  ['gold', 'ink', 'gold2'],
  ['gold, pressed', 'ink', 'gold1'],
  ['danger', 'cream', 'falu1'],
  ['danger, hovered', 'cream', 'falu2'],
  ['disabled', 'ink', 'stone2'],
  ['key', 'cream', 'soil0'],
  ['key, lit', 'gold3', 'grass1'],
  ['ribbon', 'cream', 'falu1'],
  ['count', 'cream', 'falu1'],
])('the word on a button or plate is readable: %s', (_state, text, face) => {
  expect(contrast(text, face)).toBeGreaterThanOrEqual(4.5)
})

it('has a focus ring that stands out on every ground of a page or window', () => {
  for (const ground of ['paper', 'paper-soft', 'ground', 'marked', 'snow2', 'wood', 'soil0']) {
    const best = Math.max(contrast('ring-outer', ground), contrast('ring-inner', ground))
    expect(best, ground).toBeGreaterThanOrEqual(3)
  }
})

it('writes no colour as a number except transparent ink', () => {
  const numbers = TOKENS.match(/#[0-9a-f]{3,8}\b|rgb\([^)]*\)/g) ?? []
  expect(new Set(numbers.map((number) => number.replace(/ \/.*/, '')))).toEqual(new Set(['rgb(32 24 43']))
})
