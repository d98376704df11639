import { RANKS, rankAt } from '#durable/rules/ranks.ts'

/** [Q5] So many times as much as another question counts the riddle of the day. */
export const RIDDLE_COUNTS = 3

/** [Q4] [Q5] The level points that a right answer brings to a dog with so many. */
export function worthOfAnswer(levelPoints: number, isRiddle: boolean): number {
  const rank = RANKS.findIndex(({ key }) => key === rankAt(levelPoints))
  return (1 + Math.floor(rank / 2)) * (isRiddle ? RIDDLE_COUNTS : 1)
}

/** [Q4] How many right answers take a puppy to so many level points, if none of them is to a riddle. */
export function answersTo(levelPoints: number): number {
  let answers = 0
  for (let points = 0; points < levelPoints; points += worthOfAnswer(points, false)) answers += 1
  return answers
}
