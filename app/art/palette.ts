/**
 * The 48 colours of the park, as ramps from dark to light. The hue of every ramp changes: its dark end is towards
 * blue-violet, its light end towards yellow, because shade in the same hue looks like dirt. No other file (except the
 * dog's own `dog/palette.ts`) writes a colour as a number.
 */
export const PALETTE = {
  ink: '#20182b',
  plum: '#3a2d4f',
  dusk: '#5b4f78',
  grass0: '#2b4d5a',
  grass1: '#3a6f58',
  grass2: '#529452',
  grass3: '#6cab52',
  grass4: '#82bd57',
  grass5: '#a6d063',
  grass6: '#d6e684',
  leaf0: '#1d3045',
  leaf1: '#234c50',
  leaf2: '#2f6b50',
  leaf3: '#4a8f62',
  soil0: '#4a2e40',
  soil1: '#704441',
  soil2: '#986246',
  soil3: '#be8957',
  soil4: '#e0b072',
  gravel0: '#b08f76',
  gravel1: '#d3b388',
  gravel2: '#e9d3a0',
  gravel3: '#f8ebc4',
  water0: '#2a3f74',
  water1: '#32679c',
  water2: '#4894bc',
  water3: '#78c1d1',
  water4: '#bdece2',
  stone0: '#4b4866',
  stone1: '#716f8b',
  stone2: '#9c9bac',
  stone3: '#c8c6c8',
  cream: '#fff8e7',
  falu0: '#5c1f3c',
  falu1: '#8f2f3c',
  falu2: '#b9473f',
  falu3: '#dd6e50',
  slate0: '#38405f',
  slate1: '#556385',
  slate2: '#7f90ae',
  gold1: '#e0843b',
  gold2: '#f3ba4c',
  gold3: '#ffe391',
  pink: '#ea8ca9',
  violet: '#9b6dc3',
  snow0: '#a9bae3',
  snow1: '#d6e3f5',
  snow2: '#f6faff',
} as const

export type Colour = keyof typeof PALETTE
export type Rgb = readonly [red: number, green: number, blue: number]
/** What a pixel can be painted with; `null` leaves it as it is. */
export type Paint = Colour | Rgb | null

/** The channels (0 to 255) of a `#rrggbb` string. */
export function rgbOfHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const RGB = new Map<string, Rgb>(Object.entries(PALETTE).map(([name, hex]) => [name, rgbOfHex(hex)]))

/** The channels (0 to 255) of a palette colour. */
export function rgb(colour: Colour): Rgb {
  const found = RGB.get(colour)
  if (!found) throw new Error(`no colour ${colour}`)
  return found
}

/**
 * The only shadow colour of the park: cool violet, with one alpha (0 to 255) for its core and one for its rim of 2 px.
 */
export const SHADOW: { colour: Rgb; core: number; rim: number } = { colour: [38, 30, 78], core: 88, rim: 40 }
