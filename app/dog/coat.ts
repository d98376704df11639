import { LILAC, SUNLIGHT } from '#app/art/dog/palette.ts'
import { PALETTE } from '#app/art/palette.ts'
import { defaultShadowColor, formatColor, parseColor } from '#durable/rules/colours.ts'
import type { Color, Rgb } from '#durable/rules/colours.ts'

/** The tint of each layer of a dog, as 0xrrggbb. */
export type Coat = {
  fur: number
  hi: number
  shadow: number
  line: number
  rim: number
  /** Upper edge of the fur on near-black coats, whose fur and outline would look the same; `null` on all others. */
  edge: number | null
}

/** Below this luma, 0 to 1, a coat counts as near-black: its lines are drawn lighter than its fur. */
const DARK_LUMA = 0.3
/** Above this luma, 0 to 1, a coat gets brighter highlights. */
const LIGHT_LUMA = 0.6

/** The tints of a dog with the given colours ("#rrggbb"). Without a shadow colour, the shade is 0.7 of each channel. */
export function coatOf(color: Color, shadowColor?: Color | null): Coat {
  const fur = rgbOf(color)
  const shadow = rgbOf(shadowColor ?? defaultShadowColor(color))
  if (luma(fur) < DARK_LUMA) {
    return {
      fur: tintOf(fur),
      hi: mix(fur, LILAC.line, 0.36),
      shadow: tintOf(shadow),
      line: mix(fur, LILAC.line, 0.4),
      rim: mix(rgbOf(PALETTE.ink), color, 0.2),
      edge: mix(fur, LILAC.rim, 0.22),
    }
  }
  return {
    fur: tintOf(fur),
    hi: mix(fur, SUNLIGHT, luma(fur) > LIGHT_LUMA ? 0.5 : 0.3),
    shadow: tintOf(shadow),
    line: mix(shadow, PALETTE.ink, 0.42),
    rim: mix(rgbOf(PALETTE.ink), formatColor(shadow), 0.28),
    edge: null,
  }
}

/** A tint as a CSS colour, "#rrggbb". */
export function cssOf(tint: number): Color {
  return `#${tint.toString(16).padStart(6, '0')}`
}

function rgbOf(color: Color): Rgb {
  return parseColor(color) ?? { r: 0, g: 0, b: 0 }
}

function tintOf({ r, g, b }: Rgb): number {
  return (r << 16) | (g << 8) | b
}

function mix(from: Rgb, to: Color, share: number): number {
  const target = rgbOf(to)
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share)
  return tintOf({ r: channel(from.r, target.r), g: channel(from.g, target.g), b: channel(from.b, target.b) })
}

/** Perceived brightness, 0 to 1. */
function luma({ r, g, b }: Rgb): number {
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255
}
