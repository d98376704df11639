import { defaultShadowColor, formatColor, parseColor } from '#durable/rules/colours.ts'
import type { Color } from '#durable/rules/colours.ts'

export type CoatColors = { color: Color; shadowColor: Color }

/** The colours of puppies. On pale and red coats the default shadow looks olive beside grass, so theirs is warmer. */
const LITTER: readonly { color: Color; shadowColor?: Color }[] = [
  { color: '#e9b877' },
  { color: '#c98b5a' },
  { color: '#7a4a34' },
  { color: '#d9d2c6' },
  { color: '#8d8f9c' },
  { color: '#4a4650' },
  { color: '#f0cf98', shadowColor: '#d09a6a' },
  { color: '#f6f0e6', shadowColor: '#b9b4c8' },
  { color: '#b5543c', shadowColor: '#86443a' },
]

/**
 * Each channel of a puppy's colour differs by up to this from the colour in the list, so that no two are quite the
 * same.
 */
const SHADE = 9

/** The colours of a new puppy. `random` returns 0 up to, but not, 1. */
export function drawCoat(random: () => number): CoatColors {
  const { color, shadowColor } = LITTER[Math.floor(random() * LITTER.length)] ?? { color: '#e9b877' }
  const shade = Math.round((random() * 2 - 1) * SHADE)
  return { color: shaded(color, shade), shadowColor: shaded(shadowColor ?? defaultShadowColor(color), shade) }
}

function shaded(color: Color, shade: number): Color {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 }
  return formatColor({ r: r + shade, g: g + shade, b: b + shade })
}
