import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'

/** The coverings of indoor walls. */
export const PANELLINGS = ['boards', 'logs', 'plaster', 'damask', 'stripes', 'night', 'canvas', 'stone'] as const
export type Panelling = (typeof PANELLINGS)[number]

/** The height of the visible face of an indoor wall, px. */
export const FACE_PX = 72
/** The height of the beam at the top of a wall, and of the skirting board at its foot, px. */
const BEAM_PX = 7
const SKIRTING_PX = 5
/** How far down the panelled lower part of a papered wall begins, and the height of its rail, px. */
const DADO_Y = 46
const RAIL_PX = 4
/** The width of one panel of the lower part, px. */
const PANEL_PX = 16

/** Paints the wall `x` px along it and `y` px below its top. Every pattern repeats after 32 px, the side of a tile. */
type Painter = (x: number, y: number) => Colour
type Wood = readonly [dark: Colour, mid: Colour, light: Colour]

const OAK: Wood = ['soil0', 'soil2', 'soil3']
const DARK: Wood = ['ink', 'soil0', 'soil1']
const PALE: Wood = ['soil1', 'soil3', 'soil4']

const PAINTERS: Readonly<Record<Panelling, Painter>> = {
  boards: (x, y) => {
    const across = x % 8
    if (across === 0) return 'soil0'
    if (y > 34 && y < 39) return y === 34 || across === 1 ? 'soil3' : y === 38 ? 'soil0' : 'soil1'
    if (hash(x >> 3, y >> 4, 3) < 0.2 && y % 16 === 9 && across > 2 && across < 5) return 'soil0'
    return across === 1 ? 'soil3' : hash(x >> 3, y >> 3, 5) < 0.16 ? 'soil1' : 'soil2'
  },
  logs: (x, y) => {
    const down = (y - BEAM_PX) % 10
    if (down === 9) return 'soil0'
    if (down === 0) return 'soil4'
    if (down > 6) return 'soil1'
    if (hash(x >> 4, y, 16) < 0.05) return 'soil1'
    return hash(x >> 3, y, 6) < 0.16 ? 'soil2' : 'soil3'
  },
  plaster: (x, y) => {
    if (y >= DADO_Y) return dado(x, y, PALE)
    if (y > DADO_Y - 5) return 'gravel1'
    return hash(x >> 2, y >> 1, 7) < 0.06 ? 'gravel2' : 'gravel3'
  },
  damask: (x, y) => {
    if (y >= DADO_Y) return dado(x, y, DARK)
    const [u, v] = [Math.abs((x % 16) - 7.5), Math.abs((y % 18) - 8.5)]
    return u + v < 3 ? 'falu2' : u + v < 5 || u + v > 14 ? 'falu0' : 'falu1'
  },
  stripes: (x, y) => {
    if (y >= DADO_Y) return dado(x, y, OAK)
    const across = x % 32
    const isTuft = y % 18 > 7 && y % 18 < 10
    if (across === 16 || across === 31) return 'falu3'
    if (across < 16) return across === 0 || (isTuft && (across === 7 || across === 8)) ? 'gravel2' : 'gravel3'
    return isTuft && (across === 23 || across === 24) ? 'gravel2' : 'pink'
  },
  night: (x, y) => {
    const line = y - DADO_Y
    if (line === 0 || line === 1) return 'pink'
    if (line === -1 || line === 2) return 'violet'
    if (line > 2) return x % PANEL_PX === 0 ? 'ink' : line % 6 === 4 ? 'plum' : 'slate0'
    if (hash(x >> 1, y >> 1, 9) < 0.014) return 'gold3'
    return (x + y) % 32 < 2 ? 'dusk' : 'plum'
  },
  canvas: (x, y) => {
    const fold = x % 32
    if (y < 12) return fold % 8 < 4 ? (y > 9 && fold % 4 === 0 ? 'gold1' : 'gold2') : y > 9 ? 'falu1' : 'gold1'
    return fold < 16 ? (fold > 12 ? 'falu1' : fold < 3 ? 'falu3' : 'falu2') : fold > 28 ? 'gravel2' : 'cream'
  },
  stone: (x, y) => {
    const course = Math.floor((y - BEAM_PX) / 10)
    const down = (y - BEAM_PX) % 10
    const across = (x + (course % 2) * 8) % 16
    const block = Math.floor(((x + (course % 2) * 8) % 32) / 16)
    const tone = hash(block, course, 23)
    if (down === 9 || across === 0) return 'stone0'
    if (down === 0) return tone < 0.3 ? 'stone1' : 'stone2'
    if (hash(x >> 1, y, 25) < 0.05) return 'stone0'
    return tone < 0.3 || down > 7 || across > 13 ? 'stone0' : 'stone1'
  },
}

/** Framed panels of wood under a rail. */
function dado(x: number, y: number, [dark, mid, light]: Wood): Colour {
  const down = y - DADO_Y
  const across = x % PANEL_PX
  if (down < RAIL_PX) return down === 0 ? light : down === RAIL_PX - 1 ? dark : mid
  if (across === 0) return dark
  const isPanel = across > 2 && across < PANEL_PX - 2 && down > RAIL_PX + 2 && y < FACE_PX - SKIRTING_PX - 2
  if (isPanel && (across === 3 || down === RAIL_PX + 3)) return dark
  if (isPanel && (across === PANEL_PX - 3 || y === FACE_PX - SKIRTING_PX - 3)) return light
  return mid
}

/** The colour of a wall `x` px along it and `y` px below its top: a beam, its covering and a skirting board. */
export function wallColour(panelling: Panelling, x: number, y: number): Colour {
  if (panelling === 'canvas') return y > FACE_PX - 3 ? 'soil0' : PAINTERS.canvas(x, y)
  if (y < BEAM_PX) return beamColour(x, y)
  const up = FACE_PX - y
  if (panelling !== 'stone' && up <= SKIRTING_PX) return up === SKIRTING_PX ? 'soil3' : up === 1 ? 'soil0' : 'soil1'
  return PAINTERS[panelling](x, y)
}

function beamColour(x: number, y: number): Colour {
  if (y === 0) return 'soil3'
  if (y === BEAM_PX - 1) return 'soil0'
  return hash((x % 32) >> 2, y, 3) > 0.8 ? 'soil2' : 'soil1'
}
