import { PALETTE } from '#app/art/palette.ts'

/**
 * The dog's own colours. Its coat has none here, because fur, shade and lines are drawn white and tinted in the game.
 * The letters are those of the drawings; a to c run from middle to dark to light, d is the deepest.
 */

export const INK_LINE = PALETTE.ink

/**
 * On near-black coats inner lines and closed eyes fade from ink towards this colour, because dark on dark is invisible.
 */
export const LILAC = { line: '#a096be', rim: '#968caf' } as const
/** Highlights of a light coat. */
export const SUNLIGHT = '#fff4da'

/** Colours that are never tinted, on light and on dark coats. */
export const FACE = {
  light: { e: PALETTE.ink, n: PALETTE.ink, c: PALETTE.ink, E: '#4a2f45', g: '#ffffff', N: '#6a5a74' },
  dark: { e: '#140e1a', n: '#140e1a', c: '#9388a0', E: '#e0a050', g: '#ffffff', N: '#7a6f8c' },
} as const
export const MOUTH = { t: '#ee7f8b', m: '#7a2b42' } as const

export const DIRT = { c: '#b98455', e: '#94603f', d: '#6b3f33', k: '#3d2430' } as const
export const FOAM = { white: '#e6f7f3', near: '#8cc7d8', far: '#6fafc9' } as const
/** A slightly green shadow, as of shaded grass. Half of the ground shows through. */
export const GROUND_SHADOW = { colour: '#2c4a3c', alpha: 115 } as const

export const BEANIE = { a: '#f2625a', b: '#c93f55', c: '#ff9d7e', w: '#fff6e6', v: '#d9c9cf', d: '#8f2a4a' }
export const CROWN = { a: '#ffcf4a', b: '#e0902f', c: '#fff0a0', r: '#e0506a', t: '#4fc3b0', d: '#a85c2c' }
export const WIZARD_HAT = { a: '#5a62c9', b: '#3d3f95', c: '#8a9af0', s: '#ffd95a', d: '#2b2a6b', r: '#e6a23c' }
export const FLOWER = {
  a: '#ff9ec0',
  b: '#e0648f',
  c: '#ffd9e2',
  y: '#ffd23f',
  o: '#e8912d',
  g: '#7fc75a',
  d: '#4a8f4a',
}
export const PARTY_HAT = {
  a: '#ffd95a',
  b: '#e6a02f',
  p: '#ef5f8f',
  q: '#c43d77',
  t: '#49c0c9',
  u: '#2f8fae',
  w: '#fff6e6',
  v: '#e3c9d6',
}
export const VIKING_HELMET = {
  a: '#b9c3cf',
  b: '#8490a8',
  c: '#eef4f6',
  h: '#fff3d8',
  i: '#e0c08e',
  j: '#b58a63',
  g: '#e0a23c',
  o: '#a8662c',
}
export const TENNIS_BALL = { a: '#e4ee4a', b: '#a9c23c', c: '#f9ffae', w: '#fffef0', d: '#7f9a3a' }
export const BONE = { a: '#fff8e8', b: '#e0cdb8', c: '#ffffff' }
export const CAPE = { a: '#d8455a', b: '#a82f55', c: '#f47a6f', y: '#ffd24a', o: '#d9892f', d: '#7a2148' }
export const BACKPACK = {
  a: '#4aa3a0',
  b: '#2f7488',
  c: '#84d0b8',
  y: '#f0c060',
  o: '#c08040',
  d: '#22506c',
  s: '#d98a4a',
  t: '#a85c3c',
}
export const RIBBON = { a: '#ff9ec0', b: '#d9588a', c: '#ffd9e2' }

/** Ramps of newer things: light, middle, dark and deep, warm in the light and cool in the shade. */
export type Ramp = readonly [light: string, middle: string, dark: string, deep: string]
export const RED: Ramp = ['#f47a6f', '#d8455a', '#a82f55', '#7a2148']
export const PINK: Ramp = ['#ffd9e2', '#ff9ec0', '#d9588a', '#8f2a4a']
export const VIOLET: Ramp = ['#c79be8', '#9461c4', '#693f9a', '#472a70']
export const BLUE: Ramp = ['#8ab4f0', '#4f7fd0', '#3d559f', '#2b2a6b']
export const TEAL: Ramp = ['#84d0b8', '#4aa3a0', '#2f7488', '#22506c']
export const GREEN: Ramp = ['#a6dc7a', '#7fc75a', '#4a8f4a', '#2d6148']
export const GOLD: Ramp = ['#fff0a0', '#ffcf4a', '#e0902f', '#a85c2c']
export const ORANGE: Ramp = ['#ffc37a', '#f28f3b', '#cc6030', '#7a2f3a']
export const STRAW: Ramp = ['#fff0b4', '#f0cf72', '#cf9c4c', '#9a6a3c']
export const LEATHER: Ramp = ['#d9a066', '#b0703f', '#824a36', '#5a3030']
export const WHITE: Ramp = ['#ffffff', '#f2ece4', '#cfc4d2', '#9d90ac']
export const STEEL: Ramp = ['#eef4f6', '#b9c3cf', '#8490a8', '#5a6080']
export const BLACK: Ramp = ['#7f7d96', '#4f4c63', '#383449', '#2a2538']
export const GLASS: Ramp = ['#ffffff', '#c9f0f6', '#8fcbe6', '#5c93c6']

export const GRAVESTONE = {
  a: '#b7b9c4',
  b: '#8b8ca3',
  c: '#dcdde0',
  d: '#66627f',
  w: '#fff6e6',
  v: '#d8c6bd',
  g: '#5f9a48',
  G: '#8cc65c',
  h: '#3f7340',
  p: '#ffb3cf',
  y: '#ffd757',
  m: '#7d9f5e',
}
/** The outline of poop and gravestones. */
export const LEFT_LINE = '#2b2440'

export const POOP_COLOURS = { a: '#b0703f', b: '#824a36', c: '#d9a066', d: '#5a3030' }

/** The coats of the contact sheet: white, cream, red-brown, near-black, pink and teal. */
export const SHEET_COATS = ['#f6f0e6', '#f0cf98', '#b5673c', '#3b3743', '#f29ac0', '#3fb0a4'] as const
