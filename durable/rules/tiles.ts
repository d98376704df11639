/** The side of a tile, art pixels. */
export const TILE_PX = 32

/** [T1] What a tile is made of, by the number that maps use: water is swum, forbidden is never entered. */
export const GROUND = { normal: 0, water: 1, forbidden: 2, dig: 3 } as const
export type Ground = (typeof GROUND)[keyof typeof GROUND]

/** A tile by its column and row, counted from the top left. */
export type Tile = { x: number; y: number }

/** The floor of one room: `ground` holds a `Ground` per tile, row by row; `doors` holds 1 where there is a door. */
export type Grid = { width: number; height: number; ground: Uint8Array; doors?: Uint8Array }

/** The ground at a tile; everything outside the room is forbidden. */
export function groundAt(grid: Grid, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return GROUND.forbidden
  return grid.ground[y * grid.width + x] ?? GROUND.forbidden
}

/** [T1] Whether a dog may set a paw on the tile. */
export function isWalkable(grid: Grid, x: number, y: number): boolean {
  return groundAt(grid, x, y) !== GROUND.forbidden
}

/** [T1] Whether a dog swims on the tile. */
export function isWater(grid: Grid, { x, y }: Tile): boolean {
  return groundAt(grid, x, y) === GROUND.water
}

/** [T2] Whether the tile is a door. A walk enters it only as its goal; the dog then goes through to the next room. */
export function isDoor(grid: Grid, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return false
  return grid.doors?.[y * grid.width + x] === 1
}
