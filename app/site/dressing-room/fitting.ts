import { formatColor } from '#durable/rules/colours.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import type { ItemKind, Slot } from '#durable/rules/items/item-kind.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { BARE } from '#durable/rules/looks/outfit-address.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'

/** What the mirror shows at first. */
export const FIRST_OUTFIT: Outfit = {
  color: '#d9863b',
  wear: { hat: 'viking-helmet', mouth: null, back: 'scarf', ass: null },
}

/** The outfit with this thing put on, or taken off if it is worn already. */
export function tried(outfit: Outfit, { key, slot }: Pick<ItemKind, 'key' | 'slot'>): Outfit {
  return { ...outfit, wear: { ...outfit.wear, [slot]: outfit.wear[slot] === key ? null : key } }
}

/** Any coat with any things; one slot in three stays empty. `random` is like `Math.random`. */
export function surprise(random: () => number): Outfit {
  const channel = () => Math.floor(random() * 256)
  const wear = { ...BARE }
  for (const slot of SLOTS) {
    const kinds = thingsFor(slot)
    wear[slot] = kinds[Math.floor(random() * kinds.length * 1.5)]?.key ?? null
  }
  return { color: formatColor({ r: channel(), g: channel(), b: channel() }), wear }
}

export function thingsFor(slot: Slot, kinds: readonly ItemKind[] = CATALOGUE): readonly ItemKind[] {
  return kinds.filter((kind) => kind.slot === slot)
}

/** The things of which some name, in any language, has these words; those of all slots. */
export function thingsNamed(words: string, kinds: readonly ItemKind[] = CATALOGUE): readonly ItemKind[] {
  const wanted = words.trim().toLowerCase()
  return kinds.filter(({ name }) => Object.values(name).some((text) => text.toLowerCase().includes(wanted)))
}
