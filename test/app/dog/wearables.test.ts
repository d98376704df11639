import { expect, it } from 'vitest'
import { DOG_ART } from '#app/dog/dog-art.ts'
import { WEARABLES } from '#app/dog/wearables.ts'

it('offers just the things that are drawn, each in its slot', () => {
  const drawn: Record<string, string[]> = {}
  for (const [key, { slot }] of Object.entries(DOG_ART.wardrobe)) drawn[slot] = [...(drawn[slot] ?? []), key]
  expect(WEARABLES).toEqual(drawn)
})
