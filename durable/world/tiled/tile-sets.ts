import { GROUND } from '#durable/rules/tiles.ts'
import { TERRAIN, TILE_PX } from '../room-doc.ts'
import { whole } from './properties.ts'
import type { TmjTileset } from './tmj.ts'

/** A picture file: its path relative to the map, and its size in pixels. */
type TiledPicture = { image: string; width: number; height: number }

/** The frame of a thing in the picture of all things, with its foot within the frame; pixels. */
export type TiledThing = {
  prefab: string
  /** Whether it lies flat on the ground, under all standing things. */
  isFlat: boolean
  x: number
  y: number
  w: number
  h: number
  foot: { x: number; y: number }
}

/** The pictures with which Tiled shows a room (app/art/park/tiled-sheets.ts). */
export type TiledPictures = {
  terrain: TiledPicture
  ground: TiledPicture
  things: TiledPicture & { frames: readonly TiledThing[] }
}

/** The names of our tilesets. Those of terrain and ground have the names of their layers. */
export const [TERRAIN_SET, GROUND_SET, FLAT_SET, THINGS_SET] = ['terrain', 'ground', 'flat-things', 'things'] as const

/** The terrain letters in the order of their digits in a tile's number. */
export const LETTERS = Object.keys(TERRAIN).join('')

/** The number of terrain tiles: one for each combination of four corner letters. */
export const TERRAIN_TILES = LETTERS.length ** 4
export const TERRAIN_COLUMNS = LETTERS.length ** 2

/** The tiles of the ground layer. Where there is no tile the ground is normal. */
export const GROUND_TILES = [
  { type: 'water', ground: GROUND.water },
  { type: 'forbidden', ground: GROUND.forbidden },
  { type: 'dig', ground: GROUND.dig },
] as const

/** The number of the terrain tile with these corners: top left, top right, bottom left, bottom right. */
export function terrainTile(corners: string): number {
  return [...corners].reduce((id, letter) => id * LETTERS.length + LETTERS.indexOf(letter), 0)
}

export function cornersOf(tile: number): string {
  const digits = [3, 2, 1, 0].map((place) => Math.floor(tile / LETTERS.length ** place) % LETTERS.length)
  return digits.map((digit) => LETTERS.charAt(digit)).join('')
}

const COLOURS: Readonly<Record<string, string>> = {
  g: '#82bd57',
  l: '#529452',
  n: '#e9d3a0',
  s: '#986246',
  p: '#d3b388',
  r: '#9c9bac',
  i: '#f6faff',
  c: '#c8c6c8',
  f: '#be8957',
  w: '#4894bc',
  d: '#2a3f74',
  x: '#4b4866',
}

const GRID = { tilewidth: TILE_PX, tileheight: TILE_PX, margin: 0, spacing: 0 } as const

/** The tilesets that are embedded in each map. */
export function tilesetsFor({ terrain, ground, things }: TiledPictures): TmjTileset[] {
  const groundFrom = 1 + TERRAIN_TILES
  const flatFrom = groundFrom + GROUND_TILES.length
  const flat = things.frames.filter(({ isFlat }) => isFlat)
  const standing = things.frames.filter(({ isFlat }) => !isFlat)
  return [
    {
      firstgid: 1,
      name: TERRAIN_SET,
      ...GRID,
      tilecount: TERRAIN_TILES,
      columns: TERRAIN_COLUMNS,
      ...gridPicture(terrain),
      wangsets: [
        {
          name: TERRAIN_SET,
          type: 'corner',
          tile: -1,
          colors: Object.entries(TERRAIN).map(([letter, name]) => {
            return { color: COLOURS[letter] ?? '#ffffff', name, probability: 1, tile: -1 }
          }),
          wangtiles: Array.from({ length: TERRAIN_TILES }, (_, tileid) => ({ tileid, wangid: wangidOf(tileid) })),
        },
      ],
    },
    {
      firstgid: groundFrom,
      name: GROUND_SET,
      ...GRID,
      tilecount: GROUND_TILES.length,
      columns: GROUND_TILES.length,
      ...gridPicture(ground),
      tiles: GROUND_TILES.map(({ type }, id) => ({ id, type })),
    },
    // Tiled draws things in the order of their y. Flat things are placed by their upper edge, so they are drawn first.
    { ...pieces(things, flat), firstgid: flatFrom, name: FLAT_SET, objectalignment: 'topleft' },
    { ...pieces(things, standing), firstgid: flatFrom + flat.length, name: THINGS_SET, objectalignment: 'bottomleft' },
  ]
}

function pieces(picture: TiledPicture, frames: readonly TiledThing[]) {
  const tiles = frames.map(({ prefab, x, y, w, h, foot }, id) => {
    const properties = [...whole('foot-x', foot.x), ...whole('foot-y', foot.y)]
    return { id, type: prefab, ...gridPicture(picture), x, y, width: w, height: h, properties }
  })
  return { ...GRID, tilecount: tiles.length, columns: 0, tiles }
}

function gridPicture({ image, width, height }: TiledPicture) {
  return { image, imagewidth: width, imageheight: height }
}

function wangidOf(tile: number): number[] {
  const [topLeft, topRight, bottomLeft, bottomRight] = [...cornersOf(tile)].map((letter) => LETTERS.indexOf(letter) + 1)
  return [0, topRight ?? 0, 0, bottomRight ?? 0, 0, bottomLeft ?? 0, 0, topLeft ?? 0]
}
