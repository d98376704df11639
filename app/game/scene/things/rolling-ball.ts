/** Where a ball is drawn: its foot (art px), how high it is above that, and by how many quarters it has turned. */
export type DrawnBall = { x: number; y: number; up: number; quarters: number }

/** A ball of this size (art px across) turns by a quarter after so many px. */
const QUARTER_PX = 8
/** At full speed it hops so high, and touches the ground again after so many px. */
const HOP = { px: 5, everyPx: 26 }
const SPEED_MAX = 256

/** A ball at (x, y) px, whose speed is `share` of 256. It lies still where idle animations are off. */
export function drawnBall({ x, y, share }: { x: number; y: number; share: number }, isStill: boolean): DrawnBall {
  const at = { x: Math.round(x), y: Math.round(y) }
  if (share === 0 || isStill) return { ...at, up: 0, quarters: 0 }
  const rolled = x + y
  const arc = Math.abs(Math.sin((rolled / HOP.everyPx) * Math.PI))
  const up = Math.round((HOP.px * arc * share) / SPEED_MAX)
  return { ...at, up, quarters: Math.floor(rolled / QUARTER_PX) % 4 }
}
