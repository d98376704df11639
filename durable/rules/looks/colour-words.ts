import { type Color, parseColor, type Rgb } from '../colours.ts'

/** Colours that have a word in all four languages, for a dog that is told of in words. */
const WORDS = {
  white: '#f6f4ee',
  cream: '#f5e3bd',
  sand: '#dfbf86',
  golden: '#e3a93a',
  orange: '#e07f2f',
  rust: '#b5673c',
  red: '#b8323a',
  pink: '#ee93b4',
  purple: '#7d4a9e',
  lilac: '#b79ad8',
  navy: '#2b3f74',
  blue: '#4a7cc4',
  sky: '#9cc6e6',
  teal: '#3a9c93',
  green: '#5c9a4a',
  lime: '#b5cf5c',
  brown: '#74492f',
  grey: '#8d8d92',
  silver: '#c6c8cc',
  black: '#2b2730',
} as const
export type ColourWord = keyof typeof WORDS
export const COLOUR_WORDS = Object.keys(WORDS).filter((word): word is ColourWord => word in WORDS)

/** The word whose colour looks most like this one: the nearest in OKLab. */
export function colourWord(color: Color): ColourWord {
  const here = oklab(parseColor(color) ?? { r: 0, g: 0, b: 0 })
  const far = (word: ColourWord) => {
    const there = oklab(parseColor(WORDS[word]) ?? { r: 0, g: 0, b: 0 })
    return here.reduce((sum, value, axis) => sum + (value - (there[axis] ?? 0)) ** 2, 0)
  }
  return COLOUR_WORDS.reduce((best, word) => (far(word) < far(best) ? word : best))
}

/** Lightness and two axes of colour, in which equal distances look equally far (Björn Ottosson, 2020). */
function oklab({ r, g, b }: Rgb): readonly number[] {
  const [red, green, blue] = [linear(r), linear(g), linear(b)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
