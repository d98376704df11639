import type { Language } from '#durable/rules/languages.ts'

/** Where a dog wears something; `ass` is the end of its tail. */
export const SLOTS = ['hat', 'mouth', 'back', 'ass'] as const
export type Slot = (typeof SLOTS)[number]

/** What a thing is. `price` is in bones; null: no shop has it. What is rare is sold to those who were drawn for it [Z3]. */
export type ItemKind = {
  key: string
  slot: Slot
  price: number | null
  name: Readonly<Record<Language, string>>
  isRare?: true
}
