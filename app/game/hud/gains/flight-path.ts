/** A point on the screen, or an offset from one, CSS px. */
export type ScreenPoint = { x: number; y: number }

/** The size of one pixel of the drawings, CSS px. Flights move on this grid. */
const PIXEL = 2

/** The points of a flight by (dx, dy), from (0, 0) on: slow first, then faster, all on the grid of the drawings. */
export function flightPath({ x, y }: ScreenPoint, steps: number): ScreenPoint[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = (step / steps) ** 2
    return { x: onGrid(x * share), y: onGrid(y * share) }
  })
}

/** A point moved so that words of this width and height above it are wholly within the view, whose first row is `top`. */
export function withinView(
  { x, y }: ScreenPoint,
  size: { width: number; height: number },
  view: { top: number; width: number; height: number },
): ScreenPoint {
  const half = size.width / 2
  return {
    x: onGrid(Math.max(half, Math.min(x, view.width - half))),
    y: onGrid(Math.max(view.top + size.height, Math.min(y, view.height))),
  }
}

/**
 * Where a gain is on the screen while its dog walks: words and picture go with the dog until the picture flies, and then the
 * words alone.
 */
export class WithDog {
  #leftAt: ScreenPoint | null = null

  /** The picture flies from this place, and no longer goes with the dog. */
  takeOff(place: ScreenPoint) {
    this.#leftAt = place
  }

  /** Where both are when the dog is at `place`, and how far the words are away from there. */
  at(place: ScreenPoint): { both: ScreenPoint; words: ScreenPoint } {
    const both = this.#leftAt ?? place
    return { both, words: { x: place.x - both.x, y: place.y - both.y } }
  }
}

function onGrid(value: number): number {
  return Math.round(value / PIXEL) * PIXEL
}
