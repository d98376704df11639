import type { Slot } from '#durable/rules/items/item-kind.ts'

/** What a dog wears, by key; a key that is not drawn (yet) is not shown. `ass` is the end of its tail. */
export type DrawnWear = { readonly [Place in Slot]?: string | null }
