import { KARMA_A_DAY, KARMA_PER_SNIFF } from '#durable/rules/life/karma.ts'
import { KARMA_PER_ERRAND } from '#durable/rules/npcs/errand.ts'
import { KARMA_PER_LESSON, PAID_LESSONS } from '#durable/rules/npcs/gifts.ts'
import { QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import { worthOfAnswer } from '#durable/rules/questions/worth.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { KARMA_PER_POST, POSTS } from '#durable/rules/smells/posts.ts'
import { TRAIL_PAYS } from '#durable/rules/smells/trail-day.ts'
import { seeded } from '#test/support/random.ts'
import type { Player } from './people.ts'

/** Some days are longer than others: between so much and so much of what a player does on a usual one. */
const DAY = { least: 0.7, span: 0.6 } as const

/** The karma of a day of play, without the most that the day has. */
function dayOfKarma({ posts, errand, dogs, sniffOut }: Player, random: () => number): number {
  const some = (mean: number) => Math.round(mean * (DAY.least + DAY.span * random()))
  const read = Math.min(POSTS.length, some(posts))
  return (
    read * KARMA_PER_POST +
    (read > 0 && random() < errand ? KARMA_PER_ERRAND : 0) +
    some(dogs) * KARMA_PER_SNIFF +
    (random() < sniffOut ? TRAIL_PAYS.karma : 0)
  )
}

/** On which day (from 1) a player reaches each rank who asks for as many questions as there is karma for. */
export function ranksReached(player: Player, { seed, days }: { seed: number; days: number }): Map<Rank, number> {
  const random = seeded(seed)
  const reached = new Map<Rank, number>()
  let [karma, points] = [0, 0]
  for (let day = 0; day < days; day++) {
    if (day > 0 && random() * 7 >= player.daysAWeek) continue
    const lessons = day === 0 ? PAID_LESSONS.length * KARMA_PER_LESSON : 0
    karma += Math.min(KARMA_A_DAY, dayOfKarma(player, random) + lessons)
    for (let isRiddle = true; karma >= QUESTION_KARMA; isRiddle = false) {
      karma -= QUESTION_KARMA
      if (random() < player.right) points += worthOfAnswer(points, isRiddle)
    }
    for (const { key, from } of RANKS) if (points >= from && !reached.has(key)) reached.set(key, day + 1)
  }
  return reached
}
