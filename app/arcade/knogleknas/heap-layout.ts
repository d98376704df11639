import { HEAP_HEIGHT, HEAP_WIDTH } from '#durable/rules/games/knogleknas/cells.ts'

/** The side of a cell and the frame round the heap, px of the art. */
export const CELL_PX = 24
export const FRAME_PX = 4

export const BOARD = { width: HEAP_WIDTH * CELL_PX + 2 * FRAME_PX, height: HEAP_HEIGHT * CELL_PX + 2 * FRAME_PX }

/** From here on there is room beside the heap, CSS px. */
const WIDE_PX = 680
/** A phone shows the cells, and lets the frame go off its edges, px of the art. */
const PHONE_WIDTH = 195

/** What the picture needs above and below the heap, px of the art: the dog on the rim, the bowl. */
const RIM = { wide: 2, phone: 46 }
const BOWL = 30
/** The keys below a wide picture, and the line of words below a narrow one, CSS px. */
const FOOT_PX = { wide: 30, phone: 64 }

/** Where everything stands, px of the art. */
export type HeapLayout = {
  isWide: boolean
  width: number
  height: number
  /** The upper left corner of the frame. */
  board: { x: number; y: number }
  /** Where the meadow ends and the soil begins. */
  soilTop: number
  /** Where the dog stands. */
  hero: { x: number; y: number }
  bowl: { x: number; y: number }
}

/** The scale that is wanted, CSS px to a px of the art; the canvas cuts it down to whole device pixels. */
export function scaleFor({ width, height, topPx }: { width: number; height: number; topPx: number }): number {
  if (width < WIDE_PX) {
    const room = height - topPx - FOOT_PX.phone
    return Math.min(width / PHONE_WIDTH, room / (BOARD.height + RIM.phone))
  }
  return Math.max(1, Math.floor((height - topPx - FOOT_PX.wide) / (BOARD.height + BOWL)))
}

/** `view` is the canvas in px of the art, `topPx` what lies over it, CSS px. */
export function layoutOf(view: { width: number; height: number; scale: number }, topPx: number): HeapLayout {
  const { width, height, scale } = view
  const isWide = width * scale >= WIDE_PX
  const x = Math.round((width - BOARD.width) / 2)
  const top = Math.ceil(topPx / scale)
  if (isWide) {
    const y = top + RIM.wide
    const soilTop = y + 44
    return { isWide, width, height, board: { x, y }, soilTop, hero: { x: x - 44, y: soilTop - 4 }, bowl: bowlAt(x, y) }
  }
  const lowest = height - BOARD.height - Math.ceil(FOOT_PX.phone / scale)
  const y = Math.max(top + 24, Math.min(lowest, top + RIM.phone))
  return { isWide, width, height, board: { x, y }, soilTop: y - 12, hero: { x: 64, y: y - 2 }, bowl: bowlAt(x, y) }
}

function bowlAt(x: number, y: number): { x: number; y: number } {
  return { x: x + Math.round(BOARD.width / 2) - 22, y: y + BOARD.height - 6 }
}
