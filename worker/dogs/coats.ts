import { defaultShadowColor, formatColor, parseColor } from '#durable/rules/colours.ts'
import type { Color } from '#durable/rules/colours.ts'
import { puppyCoat } from '#durable/rules/sheets/colours.ts'
import type { CoatRow } from '#durable/rules/sheets/colours.ts'

export type CoatColors = { color: Color; shadowColor: Color }

/**
 * Each channel of a puppy's colour differs by up to this from the colour in the list, so that no two are quite the
 * same.
 */
const SHADE = 9

/** [SD4] The colours of a new puppy, near one of the coats of the sheet. `random` returns 0 up to, but not, 1. */
export function drawCoat(coats: readonly CoatRow[], random: () => number): CoatColors {
  const { colour, shadow } = puppyCoat(coats, random()) ?? { colour: '#e9b877', shadow: undefined }
  const shade = Math.round((random() * 2 - 1) * SHADE)
  return { color: shaded(colour, shade), shadowColor: shaded(shadow ?? defaultShadowColor(colour), shade) }
}

function shaded(color: Color, shade: number): Color {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 }
  return formatColor({ r: r + shade, g: g + shade, b: b + shade })
}
