/** The park itself, and two ways of drawing that it avoids. */
export const VARIANTS = ['park', 'filter-per-dog', 'canvas-text'] as const
export type Variant = (typeof VARIANTS)[number]

export type Order = {
  variant: Variant
  dogs: number
  talkers: number
  frames: number
  /** Epoch ms of the park's clock at the first frame, which decides about the light. */
  startsAt: number
}

/** Medians: WebGL calls and ms of script per frame, and ms for the layout of so many bubbles. */
export type Measured = { drawCalls: number; frameMs: number; layoutMs: number; bubbles: number }

/** How a builder's stroke is drawn: what it changes, or all of the room. */
export const PAINTINGS = ['patch', 'whole'] as const
export type PaintingOrder = { how: (typeof PAINTINGS)[number]; moves: number }

/**
 * Of a frame while a brush is dragged, the 95th percentile: ms of script, the same until the graphics card is done, and WebGL
 * calls; and how many pixels of ground that was patched are not as when all of it is painted.
 */
export type PaintingMeasured = { p95Ms: number; withCardP95Ms: number; drawCalls: number; unlike: number }

declare global {
  interface Window {
    paint: (order: PaintingOrder) => Promise<PaintingMeasured>
    measure: (order: Order) => Promise<Measured>
  }
}
