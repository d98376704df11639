import type { RoundCourse } from '#durable/rules/games/replay.ts'

/** [GR8] Medals carry their number: 1 bronze, 2 silver, 3 gold; 0 is none. */
export type Medal = 0 | 1 | 2 | 3

/** [GR8] The least score for bronze, silver and gold. */
export type MedalScores = readonly [bronze: number, silver: number, gold: number]

const JUMPING_DOG_MEDALS: MedalScores = [90, 250, 400]
const CATS_FREE_MEDALS: MedalScores = [15, 50, 85]

/** A level of KnogleKnas has its own, by its appraisal. */
export function medalScoresOf(course: RoundCourse): MedalScores {
  switch (course.game) {
    case 'CatsFree':
      return CATS_FREE_MEDALS
    case 'JumpingDog':
      return JUMPING_DOG_MEDALS
    case 'KnogleKnas':
      return course.level.medals
  }
}

export function medalFor(score: number, [bronze, silver, gold]: MedalScores): Medal {
  if (score >= gold) return 3
  if (score >= silver) return 2
  return score >= bronze ? 1 : 0
}
