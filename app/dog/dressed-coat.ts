import { tabStorage } from '#app/storage.ts'
import { parseColor } from '#durable/rules/colours.ts'
import type { Color } from '#durable/rules/colours.ts'

const DRESSED_KEY = 'voffpark.dressed'

/**
 * The coat that was chosen in the dressing room, for the colour editor of the visit's first or next dog. It is kept for
 * the tab, through the sign-in.
 */
export function dressedCoat(): Color | null {
  const kept = tabStorage.getItem(DRESSED_KEY)
  return parseColor(kept) ? kept : null
}

/**
 * Takes the coat along from the dressing room; null forgets it, once a dog wears it. In a browser that keeps nothing it is
 * chosen again in the colour editor.
 */
export function takeDressedCoat(color: Color | null): void {
  if (color === null) tabStorage.removeItem(DRESSED_KEY)
  else tabStorage.setItem(DRESSED_KEY, color)
}
