import { describe, expect, it } from 'vitest'
import { coatOf, cssOf } from '#app/dog/coat.ts'

describe('the coat of a dog', () => {
  it('keeps fur and shade as given', () => {
    const { fur, shadow } = coatOf('#f0cf98', '#d09a6a')
    expect([cssOf(fur), cssOf(shadow)]).toEqual(['#f0cf98', '#d09a6a'])
  })

  it('uses 0.7 of the colour as shade if there is no shadow colour', () => {
    expect(coatOf('#f0cf98')).toEqual(coatOf('#f0cf98', '#a8916a'))
  })

  it('draws lines darker than light fur, and lighter than near-black fur', () => {
    const light = coatOf('#f0cf98')
    expect(brightness(light.line)).toBeLessThan(brightness(light.shadow))
    expect(light.edge).toBeNull()
    const dark = coatOf('#3b3743')
    expect(brightness(dark.line)).toBeGreaterThan(brightness(dark.fur))
    expect(brightness(dark.hi)).toBeGreaterThan(brightness(dark.fur))
    expect(brightness(dark.edge ?? 0)).toBeGreaterThan(brightness(dark.fur))
  })

  it('keeps leading zeros in a colour for CSS', () => {
    expect(cssOf(coatOf('#000a00').fur)).toBe('#000a00')
  })
})

function brightness(tint: number): number {
  return (tint >> 16) + ((tint >> 8) & 255) + (tint & 255)
}
