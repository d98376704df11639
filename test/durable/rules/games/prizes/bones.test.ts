import { expect, it } from 'vitest'
import { GAMES } from '#durable/rules/games/games.ts'
import { bonesFor, levelBonesFor } from '#durable/rules/games/prizes/bones.ts'
import { marksOf } from '#durable/rules/games/prizes/marks.ts'
import { below, pick, seeded } from '#test/support/random.ts'

function round(medal: 0 | 1 | 2 | 3) {
  return marksOf({ game: 'JumpingDog', proof: { score: 0, ticks: 3600, handTicks: 0 }, medal })
}

it.each([
  [0, 2],
  [1, 3],
  [2, 5],
  [3, 8],
] as const)('[GR9] the first round of a day with medal %i gives %i bones', (medal, bones) => {
  expect(bonesFor(0, round(medal))).toBe(bones)
})

it('[GR9] a round gives bones for what it adds to the day alone', () => {
  expect(bonesFor(round(1), round(1))).toBe(0)
  expect(bonesFor(round(1), round(3))).toBe(5)
  expect(bonesFor(round(3), round(2))).toBe(0)
})

it('[GR9] whatever is played in whatever order, a day gives 24 bones at most', () => {
  const random = seeded(20)
  const days = Array.from({ length: 500 }, () => {
    const had = { CatsFree: 0, JumpingDog: 0, KnogleKnas: 0 }
    let bones = 0
    for (let rounds = below(random, 60); rounds > 0; rounds--) {
      const game = pick(random, GAMES)
      const marks = round(pick(random, [0, 1, 2, 3] as const))
      bones += bonesFor(had[game], marks)
      had[game] |= marks
    }
    return bones
  })
  expect(Math.max(...days)).toBe(24)
})

it('[GR9] the first gold on a level of the shelf gives three bones, once', () => {
  expect(levelBonesFor({ hadGold: false, medal: 3 })).toBe(3)
  expect(levelBonesFor({ hadGold: true, medal: 3 })).toBe(0)
  expect(levelBonesFor({ hadGold: false, medal: 2 })).toBe(0)
})
