import { type Color, parseColor } from '#durable/rules/colours.ts'

const DRESSED_KEY = 'voffpark.dressed'

/**
 * The coat that was chosen in the dressing room, for the colour editor of the visit's first or next dog. It is kept for
 * the tab, through the sign-in.
 */
export function dressedCoat(): Color | null {
  try {
    const kept = sessionStorage.getItem(DRESSED_KEY)
    return parseColor(kept) ? kept : null
  } catch {
    return null
  }
}

/** Takes the coat along from the dressing room; null forgets it, once a dog wears it. */
export function takeDressedCoat(color: Color | null): void {
  try {
    if (color === null) sessionStorage.removeItem(DRESSED_KEY)
    else sessionStorage.setItem(DRESSED_KEY, color)
  } catch {
    // Without storage the coat is chosen again in the colour editor.
  }
}
