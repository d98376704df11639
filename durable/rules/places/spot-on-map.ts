/** Where a room is on the map of the park: the centre of its square, art px of the picture (durable/world/map-positions.ts). */
export type SpotOnMap = { x: number; y: number }
