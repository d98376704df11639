import type { Lesson } from '../users/lessons.ts'
import { KARMA_PER_ERRAND } from './errand.ts'

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
  /** [NP7] Whether the errand of today waits to be paid. */
  hasRunErrand: boolean
}

export type Gifts = { bones: number; lessons: readonly PaidLesson[]; isErrandPaid: boolean; karma: number }

/**
 * [NP5] [NP6] [NP7] What Garm gives. A lesson that the day has no karma left for is paid on another day, an errand later on the
 * same day or not at all.
 */
export function giftsFor({ hadBones, paid, learned, karmaLeft, hasRunErrand }: Learner): Gifts {
  const due = PAID_LESSONS.filter((lesson) => learned.includes(lesson) && !paid.includes(lesson))
  const lessons = due.slice(0, Math.max(0, Math.floor(karmaLeft / KARMA_PER_LESSON)))
  const forLessons = lessons.length * KARMA_PER_LESSON
  const isErrandPaid = hasRunErrand && forLessons + KARMA_PER_ERRAND <= karmaLeft
  const karma = forLessons + (isErrandPaid ? KARMA_PER_ERRAND : 0)
  return { bones: hadBones ? 0 : FIRST_BONES, lessons, isErrandPaid, karma }
}
