import { parseColor } from '../colours.ts'
import type { Color, Rgb } from '../colours.ts'

/**
 * Words for the colour of a dog, in all four languages, each with the shades that it is used for: light and dark, and for the
 * greys also those with a tinge.
 */
const SHADES = {
  white: ['#ffffff', '#f6f4ee', '#eef2f8', '#eaeae6'],
  cream: ['#fff8e7', '#fff3d0', '#f5e3bd', '#e8dcc6'],
  sand: ['#dfbf86', '#d2b48c', '#c8a878', '#e4c7a0'],
  golden: ['#e3a93a', '#ffd700', '#b8860b', '#ffe650', '#c9922e'],
  orange: ['#e07f2f', '#ff8c00', '#ff6a20', '#c8641e'],
  rust: ['#b5673c', '#c8603a', '#a5522e'],
  red: ['#b8323a', '#ff0000', '#d83030', '#800000', '#5c1020', '#400000', '#862d2d', '#862d43', '#e05050'],
  pink: ['#ee93b4', '#ff69b4', '#ffc0cb', '#d86a90', '#c88a92', '#ff00a0', '#cc1070', '#a80058', '#a86078'],
  purple: ['#7d4a9e', '#4b2a66', '#800080', '#704a6a', '#9030c0', '#5c1f4c', '#ff00ff', '#60394c', '#8f5f88'],
  lilac: ['#b79ad8', '#d8b8f0', '#a080d8', '#c8b0c8'],
  navy: ['#2b3f74', '#000080', '#1d2a4d', '#000040', '#38405f'],
  blue: ['#4a7cc4', '#0000ff', '#2050c0', '#3060a0', '#4090ff'],
  sky: ['#9cc6e6', '#70c0f0', '#b8d8f0', '#a9bae3', '#00c0ff'],
  blueGrey: ['#6b7a96', '#556385', '#7f90ae', '#708090', '#4b5672', '#3a4652', '#586878'],
  teal: ['#3a9c93', '#1f6b68', '#00c8c8', '#70c8c0', '#204848', '#00ffff', '#a0d8d4'],
  green: ['#5c9a4a', '#2f6b50', '#008000', '#004000', '#1e4030', '#7a8a3c', '#808000', '#00c000', '#8fb88f', '#4a5a2a'],
  lime: ['#b5cf5c', '#a0ff40', '#00ff00', '#d0f080', '#c8f0a8'],
  brown: [
    '#74492f',
    '#4a2e20',
    '#3b2a22',
    '#8b5a3c',
    '#5b4636',
    '#704441',
    '#6b5a4e',
    '#93744f',
    '#a8805c',
    '#a07068',
    '#60393a',
  ],
  grey: [
    '#8d8d92',
    '#808080',
    '#3e4242',
    '#66665f',
    '#4c4c46',
    '#46424c',
    '#5c6264',
    '#6c6c6c',
    '#585858',
    '#484848',
    '#514d57',
    '#9a958e',
    '#7a7670',
    '#a0a0a4',
  ],
  silver: ['#c6c8cc', '#b8b8b8', '#d6d6d8', '#c8c4bc', '#d9ded8', '#dddcd6'],
  black: ['#000000', '#2b2730', '#1a1a1a', '#303030', '#20182b', '#241a16', '#0c1020', '#101c14'],
} as const
export type ColourWord = keyof typeof SHADES
export const COLOUR_WORDS = Object.keys(SHADES).filter((word): word is ColourWord => word in SHADES)

/** The shades as they look, with their words. */
const LOOKS = COLOUR_WORDS.flatMap((word) => SHADES[word].map((shade) => ({ word, look: oklab(rgbOf(shade)) })))

/** The word of the shade that looks most like this colour: the nearest in OKLab. */
export function colourWord(color: Color): ColourWord {
  const here = oklab(rgbOf(color))
  const far = ({ look }: (typeof LOOKS)[number]) =>
    here.reduce((sum, value, axis) => sum + (value - (look[axis] ?? 0)) ** 2, 0)
  return LOOKS.reduce((best, one) => (far(one) < far(best) ? one : best)).word
}

function rgbOf(color: Color): Rgb {
  return parseColor(color) ?? { r: 0, g: 0, b: 0 }
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
