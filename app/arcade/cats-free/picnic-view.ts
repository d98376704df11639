import { LAWN } from '#durable/rules/games/cats-free/cats.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'

/** The lawn in art px. */
export const LAWN_PX = { width: LAWN.width / PIXEL, height: LAWN.height / PIXEL } as const
/** Art px that a screen shows at least, across and down: the lawn with a piece of the hedge around it. */
const SEEN = { width: 256, height: 296 }
/** The share of the height above the lawn where the screen is taller than it has to be: below it is room for thumbs. */
const ABOVE_SHARE = 0.43
const HEDGE_PX = 20

/** Where the picture of a picnic has the upper left corner of the lawn, in art px of the canvas. */
export type PicnicView = { width: number; height: number; left: number; top: number }

export function picnicScale(box: { width: number; height: number }): number {
  return Math.min(box.width / SEEN.width, box.height / SEEN.height)
}

export function picnicView({ width, height }: { width: number; height: number }): PicnicView {
  const spare = Math.max(0, height - SEEN.height)
  return {
    width,
    height,
    left: Math.round((width - LAWN_PX.width) / 2),
    top: Math.round(HEDGE_PX + spare * ABOVE_SHARE),
  }
}

/** From which side one sees who goes in a direction of the compass; who looks nowhere yet is seen from before. */
export type Side = 'right' | 'down' | 'left' | 'up'

const SIDES: readonly Side[] = [
  'right',
  'right',
  'right',
  'down',
  'down',
  'down',
  'left',
  'left',
  'left',
  'left',
  'left',
  'up',
  'up',
  'up',
  'right',
  'right',
]

export function sideOf(direction: number | null): Side {
  return (direction === null ? undefined : SIDES[direction]) ?? 'down'
}
