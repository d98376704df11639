import type { Language } from '#durable/rules/languages.ts'

/** [Q1] Karma that a question on Visdomsberget costs, and what a right answer gives in level points. */
export const QUESTION_KARMA = 15
export const RIGHT_ANSWER_POINTS = 1

/** [Q3] How long one may think, ms. */
export const ANSWER_MS = 2 * 60 * 1000

/** [Q2] Answers to choose from. */
export const OPTIONS = 4

/** Something said in the four languages. */
export type Said = Readonly<Record<Language, string>>

/** A question with its answers; `right` is the place of the right one, which never leaves the server [Q3]. */
export type Question = { text: Said; options: readonly Said[]; right: number }

/** The park as it is now, as far as one is asked about it: rooms that are open to all, and doors between them. */
export type ParkFacts = {
  rooms: readonly { key: string; name: Said }[]
  doors: readonly { from: string; to: string }[]
}
