/**
 * The box of a dog's picture, in its own pixels. It has room for the cell, for hats above it and for bones at its
 * sides.
 */
export const PICTURE = { width: 52, height: 52, foot: { x: 26, y: 48 } } as const
