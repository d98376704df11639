import type { Language } from '#durable/rules/languages.ts'

/** [Q1] The karma that a question on Visdomsberget costs. */
export const QUESTION_KARMA = 15

/** [Q3] The time to answer a question, ms. */
export const ANSWER_MS = 2 * 60 * 1000

/** [Q2] The number of answers to choose from. */
export const OPTIONS = 4

/** A text in the four languages. */
export type Said = Readonly<Record<Language, string>>

/** A question with its answers. `right` is the index of the right one, which is told after the answer [Q3]. */
export type Question = { text: Said; options: readonly Said[]; right: number }

/**
 * What questions need to know of the present park: its rooms and doors, and whether everybody may enter them; and what is sold to
 * everybody, for how many bones and in which room.
 */
export type ParkFacts = {
  goods: readonly { name: Said; price: number; shop: string }[]
  rooms: readonly { key: string; name: Said; isOpen: boolean }[]
  doors: readonly { from: string; to: string; isOpen: boolean }[]
}
