import { TERRAIN } from '../room-doc.ts'
import { fieldsOf, isFields, listOf, numberOf, jsonText, wholeOf } from './json-values.ts'
import type { Fields } from './json-values.ts'
import type { MapReport } from './remarks.ts'
import { FLAT_SET, GROUND_SET, TERRAIN_SET, THINGS_SET } from './tile-sets.ts'
import { reportUnusedOfTiles } from './unused.ts'

/** The meaning of a tile: `type` is its class or, for terrain, the letters of its corners; `foot` is in art pixels. */
export type TileMeaning = {
  set: string
  type: string
  size: { w: number; h: number } | null
  foot: { x: number; y: number }
  /** Whether the position of a thing is the top left of its picture rather than the bottom left. */
  isFromTop: boolean
}
/** Looks up a tile by its number (gid); null if no tileset has it. */
export type TileBook = (gid: number) => TileMeaning | null

/** The object alignments that we can read; the default is the bottom left. */
const ALIGNED: ReadonlySet<unknown> = new Set(['topleft', 'bottomleft', 'unspecified', undefined])

const OURS: readonly string[] = [TERRAIN_SET, GROUND_SET, THINGS_SET, FLAT_SET]

type Tileset = { firstgid: number; tiles: ReadonlyMap<number, TileMeaning>; name: string }

/**
 * Reads the meaning of the tiles from the file itself: from the class of a tile, or the corners of the terrain brush.
 * So an old file keeps its meaning when a thing was redrawn or a terrain was added since.
 */
export function readTilesets(map: Fields, report: MapReport): TileBook {
  const sets = listOf(map.tilesets)
    .flatMap((set) => readTileset(set, report) ?? [])
    .sort((a, b) => b.firstgid - a.firstgid)
  return (gid) => {
    const set = sets.find(({ firstgid }) => firstgid <= gid)
    return set?.tiles.get(gid - set.firstgid) ?? null
  }
}

function readTileset(value: unknown, report: MapReport): Tileset | null {
  const set = fieldsOf(value)
  const name = jsonText(set.name)
  const firstgid = wholeOf(set.firstgid)
  if (typeof set.source === 'string') report.add('external-tileset', {}, set.source)
  else if (firstgid === null || firstgid < 1 || !ALIGNED.has(set.objectalignment)) report.add('wrong-tileset', {}, name)
  else {
    if (OURS.includes(name)) reportUnused(set, name, report)
    return { firstgid, name, tiles: name === TERRAIN_SET ? terrainTiles(set) : classedTiles(set, name) }
  }
  return null
}

/** A tileset that was drawn on in Tiled: the game has its own pictures, and no shapes in them. */
function reportUnused(set: Fields, name: string, report: MapReport) {
  for (const part of [set, ...listOf(set.tiles).filter(isFields)]) reportUnusedOfTiles(part, name, report)
  if (listOf(set.wangsets).length > 1) report.add('unused', {}, `second terrain set of the tileset ${name}`)
}

function classedTiles(set: Fields, name: string): Map<number, TileMeaning> {
  const tiles = listOf(set.tiles).filter(isFields)
  const isFromTop = set.objectalignment === 'topleft'
  return new Map(tiles.map((tile) => [wholeOf(tile.id) ?? -1, { ...meaningOf(tile, name), isFromTop }]))
}

function meaningOf(tile: Fields, set: string): Omit<TileMeaning, 'isFromTop'> {
  const feet = new Map(listOf(tile.properties).map((one) => [fieldsOf(one).name, numberOf(fieldsOf(one).value)]))
  const [w, h] = [numberOf(tile.width), numberOf(tile.height)]
  return {
    set,
    type: classOf(tile),
    size: w === null || h === null ? null : { w, h },
    foot: { x: feet.get('foot-x') ?? 0, y: feet.get('foot-y') ?? 0 },
  }
}

/** The class of a tile or object: Tiled 1.9 calls the field class, all other versions type. */
export function classOf(fields: Fields): string {
  return jsonText(fields.type) || jsonText(fields.class)
}

function terrainTiles(set: Fields): Map<number, TileMeaning> {
  const letters = new Map(Object.entries(TERRAIN).map(([letter, name]) => [String(name), letter]))
  const wangset = fieldsOf(listOf(set.wangsets)[0])
  const colours = listOf(wangset.colors).map((colour) => letters.get(jsonText(fieldsOf(colour).name)))
  return new Map(
    listOf(wangset.wangtiles).flatMap((value) => {
      const { tileid, wangid } = fieldsOf(value)
      const corners = [7, 1, 5, 3].map((corner) => colours[(wholeOf(listOf(wangid)[corner]) ?? 0) - 1])
      const id = wholeOf(tileid)
      if (id === null || corners.includes(undefined)) return []
      return [
        [id, { set: TERRAIN_SET, type: corners.join(''), size: null, foot: { x: 0, y: 0 }, isFromTop: false }] as const,
      ]
    }),
  )
}
