/** The box of a dog's picture, in its own pixels: the cell, hats that rise over it and bones that stick out. */
export const PICTURE = { width: 52, height: 52, foot: { x: 26, y: 48 } } as const
