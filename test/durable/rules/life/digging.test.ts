import { expect, it } from 'vitest'
import { DIG_FINDS, DIG_MS, DIG_REST_MS, drawFind } from '#durable/rules/life/digging.ts'
import { seeded } from '#test/support/random.ts'

it('[O3] of 10,000 digs three in ten find a bone, one in twenty finds three', () => {
  const random = seeded(11)
  const finds = Array.from({ length: 10_000 }, () => drawFind(random))
  const share = (bones: number) => finds.filter((found) => found === bones).length / 100
  expect(share(DIG_FINDS.few.bones)).toBeCloseTo(30, -0.5)
  expect(share(DIG_FINDS.many.bones)).toBeCloseTo(5, -0.5)
  expect(share(0)).toBeCloseTo(65, -0.5)
})

it.each([
  [0, 3],
  [0.0499, 3],
  [0.05, 1],
  [0.3499, 1],
  [0.35, 0],
  [0.9999, 0],
])('[O3] chance %d finds %i', (chance, bones) => {
  expect(drawFind(() => chance)).toBe(bones)
})

it('[O1] [O2] lets a tile rest for longer than a dig takes', () => {
  expect([DIG_MS, DIG_REST_MS]).toEqual([3000, 60_000])
})
