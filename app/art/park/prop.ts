import { Canvas } from '#app/art/canvas.ts'
import type { Point } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'

/** A drawn thing. Its shadow is a picture of its own, because the game draws all shadows before all things. */
export type Prop = {
  body: Canvas
  shadow: Canvas
  /** The point on which it stands, in pixels of both pictures. */
  foot: Point
  /**
   * The ground that it covers, in art pixels, centred on the foot and extending upwards; 0 for what a dog walks over.
   */
  footprint: { w: number; h: number }
}

export const NO_FOOTPRINT = { w: 0, h: 0 }
/** The alpha of a shadow's rim, as a share of its core's. */
const RIM_SHARE = 0.45

/** An elliptic shadow with a fainter rim, for round things. */
export function roundShadow(target: Canvas, cx: number, cy: number, rx: number, ry: number, alpha = SHADOW.core): void {
  for (let y = Math.floor(cy - ry - 2); y <= cy + ry + 2; y++) {
    for (let x = Math.floor(cx - rx - 3); x <= cx + rx + 3; x++) {
      const core = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry) <= 1
      const rim = Math.hypot((x + 0.5 - cx) / (rx + 2.5), (y + 0.5 - cy) / (ry + 1.8)) <= 1
      if (core) target.set(x, y, SHADOW.colour, alpha)
      else if (rim) target.set(x, y, SHADOW.colour, Math.round(alpha * RIM_SHARE))
    }
  }
}

/** A body with its outline, and its shadow on a picture with room for it to the right. */
export function propOf(
  body: Canvas,
  {
    foot,
    footprint = NO_FOOTPRINT,
    shade,
  }: Omit<Prop, 'body' | 'shadow' | 'footprint'> & {
    footprint?: Prop['footprint']
    shade?: (shadow: Canvas) => void
  },
): Prop {
  const shadow = new Canvas(body.width + 32, body.height + 8)
  shade?.(shadow)
  return { body: body.outline('ink', 'plum'), shadow, foot, footprint }
}

/** The shadow of a thing with corners: from `left` to `right`, its back `depth` px above its front at `y`. */
export function sheared(target: Canvas, [left, right]: Point, y: number, depth: number): void {
  blockShadow(
    target,
    (px, py) => px >= left + 2 && px <= right + (py - y + depth) * 0.5 && py >= y - depth && py <= y + 2,
  )
}

/** A shadow of any shape with a rim of one pixel, for things with corners. */
export function blockShadow(target: Canvas, covers: (x: number, y: number) => boolean, alpha = SHADOW.core): void {
  for (let y = 0; y < target.height; y++) {
    for (let x = 0; x < target.width; x++) {
      if (covers(x, y)) target.set(x, y, SHADOW.colour, alpha)
      else if (touches(covers, x, y)) target.set(x, y, SHADOW.colour, Math.round(alpha * RIM_SHARE))
    }
  }
}

function touches(covers: (x: number, y: number) => boolean, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (covers(x + dx, y + dy)) return true
  return false
}

/** The bounding box of pixels that are not empty; `null` for an empty picture. */
export function drawnBox(canvas: Canvas): { x: number; y: number; w: number; h: number } | null {
  let [left, top, right, bottom] = [canvas.width, canvas.height, -1, -1]
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      if (canvas.alphaAt(x, y) === 0) continue
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0 ? null : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 }
}
