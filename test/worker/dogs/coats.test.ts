import { expect, it } from 'vitest'
import { COAT_ROWS } from '#durable/rules/sheets/colours.ts'
import { drawCoat } from '#worker/dogs/coats.ts'

/** A seeded pseudo-random generator. */
function chances(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

it('draws every coat as two colours in the stored form, with a darker shadow', () => {
  const random = chances(7)
  for (let i = 0; i < 500; i++) {
    const { color, shadowColor } = drawCoat(COAT_ROWS, random)
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(shadowColor).toMatch(/^#[0-9a-f]{6}$/)
    expect(brightness(shadowColor)).toBeLessThan(brightness(color))
  }
})

it('draws different coats, also for the extremes of random numbers', () => {
  const random = chances(11)
  expect(new Set(Array.from({ length: 200 }, () => drawCoat(COAT_ROWS, random).color)).size).toBeGreaterThan(60)
  expect(drawCoat(COAT_ROWS, () => 0).color).not.toBe(drawCoat(COAT_ROWS, () => 0.999999).color)
})

function brightness(color: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0)
}
