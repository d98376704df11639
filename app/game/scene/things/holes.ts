import { PALETTE } from '#app/art/palette.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import type { Mote } from '#app/game/scene/motes/mote.ts'

/** So far below a dog's paws the middle of a hole is, art px: it has dug in front of them. */
const IN_FRONT_PX = 3

/** Half the width and height of a hole that has filled up by 0 to 3 steps, art px. */
const SIZES = [
  { across: 11, down: 5 },
  { across: 9, down: 4 },
  { across: 7, down: 3 },
  { across: 5, down: 2 },
] as const

/** The rim of loose soil, the hole in it, and its depth, from the outside in: so much smaller than the rim, art px. */
const RINGS = [
  { tint: PALETTE.soil3, inset: 0, lower: 0 },
  { tint: PALETTE.soil1, inset: 2, lower: 0 },
  { tint: PALETTE.soil0, inset: 4, lower: 1 },
] as const

/** A hole at the foot of the dog that has dug it (art px): rows of pixels, the rim first. */
export function holeAt({ x, y }: Point, step: 0 | 1 | 2 | 3): Mote[] {
  const { across, down } = SIZES[step]
  return RINGS.flatMap(({ tint, inset, lower }) =>
    rowsOf({ x, y: y + IN_FRONT_PX + lower }, { across: across - inset, down: down - inset / 2 }, tint),
  )
}

function rowsOf({ x, y }: Point, { across, down }: { across: number; down: number }, tint: string): Mote[] {
  const rows: Mote[] = []
  if (across <= 0 || down <= 0) return rows
  for (let row = -down; row <= down; row++) {
    const half = Math.round(across * Math.sqrt(1 - (row / (down + 0.5)) ** 2))
    rows.push({ x: x - half, y: y + row, width: 2 * half, height: 1, tint, alpha: 1 })
  }
  return rows
}
