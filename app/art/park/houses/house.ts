import { Canvas } from '#app/art/canvas.ts'
import { drawPennant } from '#app/art/icons/pennants.ts'
import type { Colour } from '#app/art/palette.ts'
import { blockShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Pack } from '#durable/rules/packs.ts'

/** The size of a house's picture, in art pixels. Its doorstep is at `FLOOR_Y`, its ridge above `MIDDLE_X`. */
export const HOUSE_WIDTH = 178
export const HOUSE_HEIGHT = 168
export const FLOOR_Y = 156
export const MIDDLE_X = 76
const HOUSE_FOOTPRINT = { w: 120, h: 60 }

export type Tones = readonly [darkest: Colour, dark: Colour, mid: Colour, light: Colour]
export type Wall = (x: number, y: number) => Colour
type Gable = { left: number; right: number; eavesY: number; ridgeY: number; wall: Wall }
type Roof = { left: number; right: number; eavesY: number; ridgeY: number; thickness: number; tones: Tones }

/** The front of a house: a box with a gable, lit on its left side. */
export function drawGable(body: Canvas, { left, right, eavesY, ridgeY, wall }: Gable): void {
  const triangle = [
    [left, eavesY],
    [MIDDLE_X + 0.5, ridgeY],
    [right, eavesY],
  ] as const
  body.polygon(triangle, wall)
  for (let y = eavesY; y < FLOOR_Y; y++) for (let x = left; x < right; x++) body.set(x, y, wall(x, y))
}

/** The two edges of a roof seen from the gable, with light on the left slope. */
export function drawRoof(body: Canvas, { left, right, eavesY, ridgeY, thickness, tones }: Roof): void {
  const [darkest, dark, mid, light] = tones
  const at = (share: number) => [
    Math.round(MIDDLE_X + (left - MIDDLE_X) * share),
    Math.round(MIDDLE_X + (right - MIDDLE_X) * share),
  ]
  const height = eavesY - ridgeY
  for (let step = 0; step <= height * 2; step++) {
    const share = step / (height * 2)
    const [west = 0, east = 0] = at(share)
    const y = Math.round(ridgeY + height * share)
    for (let k = 0; k < thickness; k++) {
      const part = k / thickness
      body.set(west, y + k, part < 0.3 ? light : part < 0.8 ? mid : dark)
      body.set(east, y + k, part < 0.15 ? mid : part < 0.7 ? dark : darkest)
    }
  }
}

/** Vertical boards, 6 px wide. */
export function boards(board: Colour, gap: Colour, lit: Colour): Wall {
  return (x) => (x % 6 === 0 ? gap : x % 6 === 1 ? lit : board)
}

/** Horizontal logs, 5 px high. */
export function logs([dark, mid, light]: readonly [Colour, Colour, Colour]): Wall {
  return (_x, y) => (y % 5 === 4 ? dark : y % 5 === 0 ? light : mid)
}

/** Rows of stone blocks. */
export function blocks([joint, stone, lit]: readonly [Colour, Colour, Colour]): Wall {
  return (x, y) => {
    const row = Math.floor(y / 6)
    const column = (x + (row % 2) * 6) % 12
    if (y % 6 === 5 || column === 0) return joint
    return y % 6 === 0 || column === 1 ? lit : stone
  }
}

/** A window with a cross bar and daylight in its panes. */
export function drawWindow(body: Canvas, x: number, y: number, width: number, height: number, frame: Colour): void {
  body.rect(x - 1, y - 1, width + 2, height + 2, frame).rect(x, y, width, height, 'water1')
  body.rect(x, y, width, Math.floor(height / 3), 'water2')
  for (let i = 0; i < Math.min(width, height) - 2; i++) body.set(x + 1 + i, y + height - 2 - i, 'water3')
  body.rect(x + Math.floor(width / 2), y, 1, height, frame).rect(x, y + Math.floor(height / 2), width, 1, frame)
}

/** Clears what reaches below the doorstep. */
export function cutAtFloor(body: Canvas): void {
  for (let y = FLOOR_Y; y < HOUSE_HEIGHT; y++) for (let x = 0; x < HOUSE_WIDTH; x++) body.erase(x, y)
}

/** Two steps of stone before a door, `width` px wide. */
export function drawDoorstep(body: Canvas, width: number): void {
  const left = MIDDLE_X - Math.floor(width / 2)
  body.rect(left, FLOOR_Y - 4, width, 4, 'stone2').rect(left, FLOOR_Y - 4, width, 1, 'stone3')
  body.rect(left - 3, FLOOR_Y - 1, width + 6, 1, 'stone1')
}

/** The shade that a roof throws on the wall below it: each colour one step darker. */
export function shadeBelow(
  body: Canvas,
  darker: Partial<Record<Colour, Colour>>,
  rows: (x: number) => readonly [number, number],
): void {
  for (let x = 0; x < HOUSE_WIDTH; x++) {
    const [from, to] = rows(x)
    for (let y = from; y < to; y++)
      for (const [colour, dark] of Object.entries(darker) as [Colour, Colour][])
        if (body.is(x, y, colour)) {
          body.set(x, y, dark)
          break
        }
  }
}

/** Hangs the pack's cloth from a rod, with its middle at x. */
export function hangPennant(body: Canvas, pack: Pack, x: number, y: number): void {
  body.rect(x - 15, y - 1, 30, 2, 'soil0').blit(drawPennant(pack), x - 13, y)
}

/** A house with its outline on its doorstep. Its shadow falls on the ground to the right. */
export function standing(body: Canvas, left: number, right: number): Prop {
  const shadow = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  blockShadow(
    shadow,
    (x, y) => x >= left + 2 && y >= FLOOR_Y - 40 && y <= FLOOR_Y + 3 && x <= right + (y - FLOOR_Y + 44) * 0.5,
  )
  return { body: body.outline('ink', 'plum'), shadow, foot: [MIDDLE_X, FLOOR_Y], footprint: HOUSE_FOOTPRINT }
}
