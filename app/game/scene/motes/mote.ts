/** A coloured rectangle in the room, in whole art px. */
export type Mote = { x: number; y: number; width: number; height: number; tint: string; alpha: number }
