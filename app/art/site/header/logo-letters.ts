type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number]
/** The distance of a point from a letter, in art pixels; negative inside. */
export type Distance = (x: number, y: number) => number
type Letter = { advance: number; outside: Distance }

const STROKE_RADIUS = 5.3
const STEM: Stroke = [7, 5, 7, 39]

/** The seven letters of the name as soft shapes, 44 px high: strokes with round ends, a ring and a bowl. */
export const LOGO_LETTERS: Readonly<Record<string, Letter>> = {
  V: {
    advance: 36,
    outside: strokes([
      [5, 5, 18, 38],
      [18, 38, 31, 5],
    ]),
  },
  O: { advance: 43, outside: (x, y) => Math.abs(Math.hypot(x - 21, (y - 22) * 0.97) - 16) - 5.6 },
  F: { advance: 33, outside: strokes([STEM, [7, 5, 26, 5], [7, 21, 22, 21]]) },
  P: { advance: 34, outside: union(strokes([STEM]), bowl) },
  A: {
    advance: 38,
    outside: strokes([
      [4, 39, 18, 6],
      [18, 6, 32, 39],
      [10, 28, 26, 28],
    ]),
  },
  R: { advance: 36, outside: union(strokes([STEM, [16, 25, 27, 39]]), bowl) },
  K: { advance: 34, outside: strokes([STEM, [8, 24, 26, 5], [12, 20, 28, 39]]) },
}

function strokes(lines: readonly Stroke[]): Distance {
  return (x, y) => Math.min(...lines.map((line) => toStroke(line, x, y))) - STROKE_RADIUS
}

function union(...parts: readonly Distance[]): Distance {
  return (x, y) => Math.min(...parts.map((part) => part(x, y)))
}

/** The round part of P and R. */
function bowl(x: number, y: number): number {
  const [cx, cy, radius] = [15, 15.5, 10.5]
  if (x > cx) return Math.abs(Math.hypot(x - cx, y - cy) - radius) - STROKE_RADIUS
  const top = toStroke([7, cy - radius, cx, cy - radius], x, y)
  return Math.min(top, toStroke([7, cy + radius, cx, cy + radius], x, y)) - STROKE_RADIUS
}

function toStroke([ax, ay, bx, by]: Stroke, x: number, y: number): number {
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / lengthSquared))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}
