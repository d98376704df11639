import { bestMedalIn, hasPlayed } from './marks.ts'
import type { Medal } from './medals.ts'

/** [GR9] Bones for the first whole round of a game on a day, and for each medal that is new there: eight in all. */
const PLAYED_BONES = 2
const MEDAL_BONES: readonly number[] = [0, 1, 2, 3]

/** [GR9] Bones for the first gold on a level of the shelf, once in the life of a user. */
const LEVEL_GOLD_BONES = 3

/** [GR9] Bones that a user gets for a round: what its marks add to those of the day. */
export function bonesFor(had: number, round: number): number {
  return bonesOf(had | round) - bonesOf(had)
}

/** [GR9] Bones for a round on the shelf. */
export function levelBonesFor({ hadGold, medal }: { hadGold: boolean; medal: Medal }): number {
  return medal === 3 && !hadGold ? LEVEL_GOLD_BONES : 0
}

function bonesOf(marks: number): number {
  const medals = MEDAL_BONES.slice(0, bestMedalIn(marks) + 1).reduce((sum, bones) => sum + bones, 0)
  return (hasPlayed(marks) ? PLAYED_BONES : 0) + medals
}
