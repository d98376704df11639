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

declare global {
  interface Window {
    measure: (order: Order) => Promise<Measured>
  }
}
