import type { Wardrobe, WornView } from '#app/art/dog/dog-data.ts'
import { wornName } from './layers.ts'

/** A piece cut from the sheet of things, and its place in the picture of the thing, in pixels of the drawing. */
export type ThingPart = {
  /** The name of the frame in the sheet. */
  frame: string
  at: readonly [x: number, y: number, width: number, height: number]
  left: number
  top: number
}
export type ThingParts = { width: number; height: number; parts: readonly ThingPart[] }

/** The facings that show a thing by itself, the best first. What is worn on the back is best seen from behind. */
const FACINGS = ['side', 'down', 'up']
const FACINGS_OF_BACK = ['up', 'side', 'down']

/** The pieces of a thing that nobody wears; null if it is not drawn. */
export function thingParts(wardrobe: Wardrobe, key: string): ThingParts | null {
  const { views = {}, slot } = wardrobe[key] ?? {}
  const seen = (slot === 'back' ? FACINGS_OF_BACK : FACINGS).find((facing) => views[facing] !== undefined) ?? ''
  const shown = views[seen]
  const parts = shown ? [...layers(shown, (part) => wornName(key, seen, part))] : []
  if (parts.length === 0) return null
  const left = Math.min(...parts.map((part) => part.left))
  const top = Math.min(...parts.map((part) => part.top))
  return {
    width: Math.max(...parts.map((part) => part.left + part.at[2])) - left,
    height: Math.max(...parts.map((part) => part.top + part.at[3])) - top,
    parts: parts.map((part) => ({ ...part, left: part.left - left, top: part.top - top })),
  }
}

/** The pieces of a view, those behind the dog first. */
function* layers(view: WornView, nameOf: (part: keyof WornView) => string): Generator<ThingPart> {
  for (const part of ['under', 'over'] as const) {
    const worn = view[part]
    if (!worn) continue
    yield { frame: nameOf(part), at: worn.at, left: Math.round(-worn.origin[0]), top: Math.round(-worn.origin[1]) }
  }
}
