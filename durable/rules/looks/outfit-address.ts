import { formatColor, parseColor } from '../colours.ts'
import type { Color } from '../colours.ts'
import { itemKind } from '../items/catalogue.ts'
import { SLOTS } from '../items/item-kind.ts'
import type { Slot } from '../items/item-kind.ts'

/** A coat and what is worn with it, by the key of its kind; null for nothing. */
export type Outfit = { color: Color; wear: Readonly<Record<Slot, string | null>> }

export const BARE: Outfit['wear'] = { hat: null, mouth: null, back: null, ass: null }

/** Above the longest of all, so that nothing longer is looked at. */
const LENGTH_MAX = 120
const WRITTEN = /^([0-9a-f]{6})(?:-([a-z0-9.-]+))?$/

/**
 * [LK1] An outfit as a part of an address: the colour, and where something is worn, the keys of hat, mouth, back and tail
 * with dots between them, such as "d9863b-viking-helmet.rose.scarf.ribbon" or "d9863b-..scarf.".
 */
export function outfitAddress({ color, wear }: Outfit): string {
  const colour = formatColor(parseColor(color) ?? { r: 0, g: 0, b: 0 }).slice(1)
  const keys = SLOTS.map((slot) => wear[slot] ?? '')
  return keys.every((key) => key === '') ? colour : `${colour}-${keys.join('.')}`
}

/** [LK1] The outfit of an address; null for anything that `outfitAddress` does not write in just this way. */
export function parseOutfit(text: string): Outfit | null {
  const [, colour, worn = ''] = text.length > LENGTH_MAX ? [] : (WRITTEN.exec(text) ?? [])
  if (colour === undefined) return null
  const keys = worn.split('.')
  const wear = Object.fromEntries(SLOTS.map((slot, place) => [slot, keys[place] || null])) as Outfit['wear']
  const fits = SLOTS.every((slot) => wear[slot] === null || itemKind(wear[slot])?.slot === slot)
  const outfit = { color: `#${colour}`, wear }
  return fits && outfitAddress(outfit) === text ? outfit : null
}
