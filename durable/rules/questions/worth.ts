import { RANKS, rankAt } from '#durable/rules/ranks.ts'

/** [Q4] So many times as much counts the first question that a dog is asked on a day. */
export const FIRST_OF_DAY = 3

/** [Q4] The level points that a right answer brings to a dog with so many. */
export function worthOfAnswer(levelPoints: number, isFirstOfDay: boolean): number {
  const rank = RANKS.findIndex(({ key }) => key === rankAt(levelPoints))
  return (1 + Math.floor(rank / 2)) * (isFirstOfDay ? FIRST_OF_DAY : 1)
}

/** [Q4] How many right answers take a puppy to so many level points, if none of them is the first of a day. */
export function answersTo(levelPoints: number): number {
  let answers = 0
  for (let points = 0; points < levelPoints; points += worthOfAnswer(points, false)) answers += 1
  return answers
}
