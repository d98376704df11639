import type { Language } from '#durable/rules/languages.ts'

/** Where a dog wears something; `ass` is the end of its tail. */
export const SLOTS = ['hat', 'mouth', 'back', 'ass'] as const
export type Slot = (typeof SLOTS)[number]

/**
 * A kind of thing. `price` is in bones; null if no shop sells it. Rare kinds are sold to the winners of a draw [Z3]. Lent
 * kinds stay with the dog that they were lent to [SU4].
 */
export type ItemKind = {
  key: string
  slot: Slot
  price: number | null
  name: Readonly<Record<Language, string>>
  isRare?: true
  isLent?: true
}
