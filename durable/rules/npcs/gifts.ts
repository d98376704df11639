import type { Lesson } from '../users/lessons.ts'

/** [NP5] The bones that Garm gives a user, once. */
export const FIRST_BONES = 3

/** [NP6] The lessons that bring karma, each once to a user, in the order in which they are paid. */
export const PAID_LESSONS = ['walk', 'say', 'meet', 'dig', 'wear'] as const satisfies readonly Lesson[]
export type PaidLesson = (typeof PAID_LESSONS)[number]

/** [NP6] The karma of a lesson. */
export const KARMA_PER_LESSON = 3

/** What a user was given before, which lessons a user has learned, and how much karma the dog may still gain today. */
export type Learner = {
  hadBones: boolean
  paid: readonly PaidLesson[]
  learned: readonly PaidLesson[]
  karmaLeft: number
}

export type Gifts = { bones: number; lessons: readonly PaidLesson[]; karma: number }

/** [NP5] [NP6] What Garm gives. A lesson that the day has no karma left for is paid on another day. */
export function giftsFor({ hadBones, paid, learned, karmaLeft }: Learner): Gifts {
  const due = PAID_LESSONS.filter((lesson) => learned.includes(lesson) && !paid.includes(lesson))
  const lessons = due.slice(0, Math.max(0, Math.floor(karmaLeft / KARMA_PER_LESSON)))
  return { bones: hadBones ? 0 : FIRST_BONES, lessons, karma: lessons.length * KARMA_PER_LESSON }
}
