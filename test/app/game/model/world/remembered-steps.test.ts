import { expect, it } from 'vitest'
import { rememberedSteps } from '#app/game/model/world/remembered-steps.ts'
import { stepAt, walkDuration, walkFrom } from '#durable/rules/walks.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { below, seeded } from '#test/support/random.ts'

it('finds the same steps with its cache as without, at any time and in any order', () => {
  const grid = gridOf(PLAZA)
  const random = seeded(7)
  const found = rememberedSteps()
  const standing = { x: 20, y: 20, dirs: '', startedAt: 0 }
  const walks = Array.from({ length: 20 }, () =>
    walkFrom(grid, standing, { x: below(random, 40), y: below(random, 28) }, 1000),
  ).filter((walk) => walk !== null)
  expect(walks.length).toBeGreaterThan(5)
  for (const walk of walks) {
    const lastsMs = walkDuration(grid, walk)
    for (let now = 0; now < lastsMs + 3000; now += 16) expect(found(grid, walk, now)).toEqual(stepAt(grid, walk, now))
    for (let times = 0; times < 50; times++) {
      const now = below(random, lastsMs + 3000)
      expect(found(grid, walk, now)).toEqual(stepAt(grid, walk, now))
    }
  }
})
