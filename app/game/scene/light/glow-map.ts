import { brightnessAt, paintCells } from './light-map.ts'
import type { CellSize, LightPlan } from './light-map.ts'

/** The size of a cell of the added light, art px: as large under a roof, where that of the night is smaller. */
const CELL_PX = 2
/** In full light this share of the light's colour is added to the picture. */
const ADDED = 0.2

/** The cells of the added light over the same place as those of a light map. */
export function glowSize({ left = 0, top = 0, width, height, cellPx }: CellSize): CellSize {
  const cells = (count: number) => (count * cellPx) / CELL_PX
  return { left: cells(left), top: cells(top), width: cells(width), height: cells(height), cellPx: CELL_PX }
}

/** The light that lamps add to the picture, so that it is brighter there than its own colours: opaque RGBA pixels, one a cell. */
export function paintGlow(size: CellSize, { pools }: LightPlan): Uint8ClampedArray<ArrayBuffer> {
  return paintCells(size, pools, (_channel, sum, warm, threshold) => brightnessAt(sum, threshold) ** 2 * ADDED * warm)
}
