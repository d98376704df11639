/** A colour as it is stored and sent: "#rrggbb". */
export type Color = string
export type Rgb = { r: number; g: number; b: number }

/** [F1] The highest value of a colour channel; the lowest is 0. */
export const CHANNEL_MAX = 255
/** [F2] Shadow strength of a new dog. */
export const SHADOW_DEFAULT = 0.7
/** [F2] Shadow strength goes from 0 to 1 in steps of this. */
export const SHADOW_STEP = 0.05

/** [F1] The channels of "#rrggbb" in either case, or null. */
export function parseColor(text: unknown): Rgb | null {
  if (typeof text !== 'string' || !/^#[0-9a-f]{6}$/i.test(text)) return null
  const value = Number.parseInt(text.slice(1), 16)
  return { r: value >> 16, g: (value >> 8) & CHANNEL_MAX, b: value & CHANNEL_MAX }
}

/** [F1] "#rrggbb" in lower case; channels are rounded and kept within 0 to 255. */
export function formatColor(rgb: Rgb): Color {
  return `#${[rgb.r, rgb.g, rgb.b].map((channel) => clampChannel(channel).toString(16).padStart(2, '0')).join('')}`
}

/** [F1] A channel value made a whole number from 0 to 255; 0 for what is no number. */
export function clampChannel(value: number): number {
  return Number.isNaN(value) ? 0 : Math.round(Math.min(CHANNEL_MAX, Math.max(0, value)))
}

/** [F2] A strength made a step of 0.05 from 0 to 1; the default for what is no number. */
export function clampStrength(value: number): number {
  if (Number.isNaN(value)) return SHADOW_DEFAULT
  const steps = Math.round(Math.min(1, Math.max(0, value)) / SHADOW_STEP)
  return Math.round(steps * SHADOW_STEP * 100) / 100
}

/** [F2] Whether a number is a strength: a step of 0.05 from 0 to 1. */
export function isStrength(value: number): boolean {
  return Math.abs(clampStrength(value) - value) < 1e-9
}

/** [F3] A dog's shadow colour: each channel times the strength, rounded. Strength 0 is black, 1 is no shadow. */
export function defaultShadowColor(color: Color, strength = SHADOW_DEFAULT): Color {
  return formatColor(mix(black, parseColor(color) ?? black, strength))
}

/** [F3] The step of strength whose shadow of `color` comes nearest to `shadowColor`; the default for a black dog. */
export function strengthOf(color: Color, shadowColor: Color): number {
  const rgb = parseColor(color) ?? black
  const shadow = parseColor(shadowColor) ?? black
  const square = rgb.r ** 2 + rgb.g ** 2 + rgb.b ** 2
  return clampStrength((rgb.r * shadow.r + rgb.g * shadow.g + rgb.b * shadow.b) / square)
}

/** [F4] Contrast of two colours by WCAG 2: 1 for the same, 21 for black on white. */
export function contrastRatio(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** [F4] The colour itself where it is readable on the background, else the nearest mix with black or white that is. */
export function readableOn(color: Color, background: Color, ratio = 4.5): Color {
  const rgb = parseColor(color) ?? black
  const target =
    contrastRatio(formatColor(black), background) >= contrastRatio(formatColor(white), background) ? black : white
  for (let percent = 0; percent < 100; percent++) {
    const candidate = formatColor(mix(rgb, target, percent / 100))
    if (contrastRatio(candidate, background) >= ratio) return candidate
  }
  return formatColor(target)
}

const black: Rgb = { r: 0, g: 0, b: 0 }
const white: Rgb = { r: CHANNEL_MAX, g: CHANNEL_MAX, b: CHANNEL_MAX }

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (a: number, b: number): number => a + (b - a) * share
  return { r: channel(from.r, to.r), g: channel(from.g, to.g), b: channel(from.b, to.b) }
}

function luminance(color: Color): number {
  const { r, g, b } = parseColor(color) ?? black
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

function linear(channel: number): number {
  const share = channel / CHANNEL_MAX
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
