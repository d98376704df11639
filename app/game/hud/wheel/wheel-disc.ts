import { PALETTE } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { SECTORS } from '#durable/rules/committee/wheel.ts'

/** The width and height of the wheel, in pixels of the drawing. */
export const DISC_PX = 124

const RADIUS = { rim: 61, inside: 55, shade: 50, hub: 11 } as const
/** The colours of the sectors, each with its shade at the rim. */
const FIELDS: readonly (readonly [mid: Colour, shade: Colour])[] = [
  ['gold3', 'gold2'],
  ['water3', 'water2'],
  ['cream', 'gravel2'],
  ['pink', 'falu3'],
  ['grass5', 'grass4'],
  ['snow1', 'snow0'],
]
const STUDS = 24

/** Draws the wheel, turned by so many degrees clockwise, pixel by pixel as everything in the park is drawn. */
export function drawDisc(context: CanvasRenderingContext2D, degrees: number): void {
  const middle = DISC_PX / 2
  context.clearRect(0, 0, DISC_PX, DISC_PX)
  for (let y = 0; y < DISC_PX; y++) {
    for (let x = 0; x < DISC_PX; x++) {
      const [dx, dy] = [x + 0.5 - middle, y + 0.5 - middle]
      const colour = colourAt(dx, dy, degrees)
      if (!colour) continue
      context.fillStyle = PALETTE[colour]
      context.fillRect(x, y, 1, 1)
    }
  }
}

/** The colour so far from the middle; null outside of the wheel. */
function colourAt(dx: number, dy: number, degrees: number): Colour | null {
  const away = Math.hypot(dx, dy)
  if (away > RADIUS.rim) return null
  // Clockwise from the top, in turns.
  const turn = (((Math.atan2(dx, -dy) / (2 * Math.PI) - degrees / 360) % 1) + 1) % 1
  if (away > RADIUS.inside) return rimAt(away, turn)
  if (away < RADIUS.hub) return hubAt(away, dx + dy)
  const sector = turn * SECTORS.length + 0.5
  const [mid, shade] = FIELDS[Math.floor(sector) % FIELDS.length] ?? ['cream', 'gravel2']
  // A line of two pixels between two sectors.
  const aside = ((sector + 0.5) % 1) - 0.5
  const isLine = Math.abs(aside) * ((2 * Math.PI) / SECTORS.length) * away < 0.8
  return isLine ? 'soil3' : away > RADIUS.shade ? shade : mid
}

function rimAt(away: number, turn: number): Colour {
  if (away > RADIUS.rim - 1) return 'soil1'
  if (away < RADIUS.inside + 1) return 'soil2'
  const stud = (turn * STUDS + 0.5) % 1
  return Math.abs(stud - 0.5) < 0.09 && away > RADIUS.inside + 2 && away < RADIUS.rim - 2 ? 'cream' : 'gold2'
}

function hubAt(away: number, down: number): Colour {
  if (away > RADIUS.hub - 2) return 'soil0'
  return down < -6 ? 'gold3' : down > 6 ? 'gold1' : 'gold2'
}
