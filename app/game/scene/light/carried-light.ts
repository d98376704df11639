import { paintLight } from './light-map.ts'
import type { CellSize, LightPlan, Pool } from './light-map.ts'

/** The light round the own dog at night: art px, the share of full light, and its colour. */
const OWN = { up: 10, reach: 46, strength: 0.5, warm: [255, 240, 210] } as const

/** Parts of a light map begin at a multiple of this, so that the pattern of its cells goes on, cells. */
const ALIGN = 4

/** The light that goes with the own dog; `night` is 0 by day and 1 at night. It moves by whole cells of the light map. */
export function ownLight(foot: { x: number; y: number }, { night, cellPx }: { night: number; cellPx: number }): Pool {
  const { up, reach, strength, warm } = OWN
  const onGrid = (value: number) => Math.round(value / cellPx) * cellPx
  return { x: onGrid(foot.x), y: onGrid(foot.y - up), reach, strength: strength * night, warm }
}

/** A painted light map in which one light moves. Only the cells that it reaches are painted anew. */
export class CarriedLight {
  readonly #pixels: Uint8ClampedArray
  readonly #size: CellSize
  readonly #plan: LightPlan
  #pool: Pool | null = null

  /** `pixels` are the lights of `plan` as `paintLight` paints them. */
  constructor(pixels: Uint8ClampedArray, size: CellSize, plan: LightPlan) {
    this.#pixels = pixels
    this.#size = size
    this.#plan = plan
  }

  /**
   * Moves the light; null takes it away. Returns the pixels that changed, from `start` up to and without `end`, and null
   * if none did.
   */
  carry(pool: Pool | null): { start: number; end: number } | null {
    const before = this.#pool
    if (pool?.x === before?.x && pool?.y === before?.y) return null
    this.#pool = pool
    const { tint, floor, pools } = this.#plan
    const plan = { tint, floor, pools: pool ? [...pools, pool] : pools }
    // The light moves by a cell or two, so one box around both its places is hardly larger than each of them.
    const boxes = [before, pool].flatMap((each) => (each && boxAround(each, this.#size)) ?? [])
    if (boxes.length === 0) return null
    const box = around(boxes)
    const { left = 0, top = 0, width, cellPx } = this.#size
    this.#copy(box, paintLight({ ...box, left: box.left + left, top: box.top + top, cellPx }, plan))
    return { start: box.top * width, end: (box.top + box.height) * width }
  }

  #copy({ left, top, width, height }: Cells, painted: Uint8ClampedArray) {
    for (let row = 0; row < height; row++)
      this.#pixels.set(
        painted.subarray(row * width * 4, (row + 1) * width * 4),
        ((top + row) * this.#size.width + left) * 4,
      )
  }
}

type Cells = { left: number; top: number; width: number; height: number }

/** The cells of a map that a light reaches, from its corner; null if it is outside the map. */
function boxAround({ x, y, reach }: Pool, size: CellSize): Cells | null {
  const { width, height, cellPx } = size
  const from = (value: number, end: number) => Math.max(0, Math.min(end, Math.floor(value / cellPx / ALIGN) * ALIGN))
  const to = (value: number, end: number) => Math.max(0, Math.min(end, Math.ceil(value / cellPx / ALIGN) * ALIGN))
  const [toLeft, toTop] = [x - (size.left ?? 0) * cellPx, y - (size.top ?? 0) * cellPx]
  const [left, right] = [from(toLeft - reach, width), to(toLeft + reach, width)]
  const [top, bottom] = [from(toTop - reach, height), to(toTop + reach, height)]
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null
}

function around(boxes: readonly Cells[]): Cells {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
