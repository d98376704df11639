/**
 * A piece of the sky, in art pixels (two screen pixels each). `x` is its left edge counted from the middle of the page,
 * so that every width is cropped evenly; `bottom` is its lower edge above the lower edge of the header.
 */
export type SkyPiece = { drawing: number; x: number; bottom: number; width: number }

const MOUNTAIN_WIDTHS = [298, 216, 216, 205, 219]
const CLOUD_WIDTHS = [64, 46, 84, 34]

export const SUN = { x: -262, bottom: 62, width: 40 }

/** Five mountains, the farthest first. */
export const MOUNTAINS: readonly SkyPiece[] = [
  [1, -80, 30],
  [2, -408, 30],
  [3, 186, 30],
  [4, -290, 30],
  [5, 76, 30],
].map((place) => pieceOf(place, MOUNTAIN_WIDTHS))

/** Twelve clouds made of four drawings. */
export const CLOUDS: readonly SkyPiece[] = [
  [3, -352, 102],
  [1, -206, 107],
  [4, -168, 98],
  [2, -154, 118],
  [4, -92, 104],
  [3, -60, 108],
  [2, 66, 109],
  [1, 140, 107],
  [4, 108, 97],
  [3, 240, 95],
  [2, 308, 111],
  [4, 204, 105],
].map((place) => pieceOf(place, CLOUD_WIDTHS))

function pieceOf([drawing = 1, x = 0, bottom = 0]: readonly number[], widths: readonly number[]): SkyPiece {
  return { drawing, x, bottom, width: widths[drawing - 1] ?? 0 }
}
