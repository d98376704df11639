import { expect, it } from 'vitest'
import { PACKS, drawPack } from '#durable/rules/packs.ts'
import { seeded } from '#test/support/random.ts'

it('[P1] there are six packs, in the order of their numbers', () => {
  expect(PACKS).toEqual(['banden', 'klanen', 'losjen', 'sekten', 'selskapet', 'stammen'])
})

it('[P2] draws evenly', () => {
  const random = seeded(1)
  const drawn = new Map(PACKS.map((pack) => [pack, 0]))
  for (let n = 0; n < 6_000; n++) {
    const pack = drawPack(random)
    drawn.set(pack, drawn.get(pack)! + 1)
  }
  for (const times of drawn.values()) expect(Math.abs(times - 1_000)).toBeLessThan(120)
})

it('[P2] draws a pack at both ends of the random range', () => {
  expect(drawPack(() => 0)).toBe('banden')
  expect(drawPack(() => 1 - Number.EPSILON)).toBe('stammen')
})
