import { numbersFromBase64 } from './base64.ts'
import { isFields, listOf, numberOf, jsonText, wholeOf } from './json-values.ts'
import type { Fields } from './json-values.ts'
import { Properties } from './properties.ts'
import type { TileBook, TileMeaning } from './read-tilesets.ts'
import type { MapPlace, MapReport } from './remarks.ts'
import { reportUnusedOfLayer } from './unused.ts'

/** Tile numbers from here on have one of the bits by which Tiled marks flipped and rotated tiles. */
export const FLIPPED_FROM = 2 ** 28

const OURS = new Map([
  ['terrain', 'tilelayer'],
  ['ground', 'tilelayer'],
  ['areas', 'objectgroup'],
  ['things', 'objectgroup'],
  ['doors', 'objectgroup'],
  ['entries', 'objectgroup'],
  ['gates', 'objectgroup'],
])

/** The layers that the game knows, by name. All others are reported. */
export function readLayers(map: Fields, report: MapReport): Map<string, Fields> {
  const found = new Map<string, Fields>()
  for (const layer of listOf(map.layers).filter(isFields)) {
    const [name, type] = [jsonText(layer.name), jsonText(layer.type)]
    if (type === 'group') report.add('group-layer', {}, name)
    else if (OURS.get(name) !== type) report.add('layer-ignored', {}, name)
    else if (found.has(name)) report.add('layer-twice', {}, name)
    else {
      found.set(name, layer)
      if (isShifted(layer)) report.add('layer-shifted', { layer: name })
      reportUnusedOfLayer(layer, report)
      new Properties(layer.properties, report, { layer: name }).end()
    }
  }
  for (const name of ['terrain', 'ground', 'entries']) if (!found.has(name)) report.add('layer-missing', {}, name)
  return found
}

function isShifted(layer: Fields): boolean {
  const isOff = (value: unknown, rest: number) => value !== undefined && numberOf(value) !== rest
  return (
    [layer.x, layer.y, layer.offsetx, layer.offsety].some((value) => isOff(value, 0)) ||
    [layer.parallaxx, layer.parallaxy].some((value) => isOff(value, 1))
  )
}

type TileLayer = { layer: Fields; name: string; size: { width: number; height: number } }

/**
 * The meaning of each tile of a layer, row by row, null for an empty one; null in all for a layer that cannot be read.
 */
export function readTiles(
  { layer, name, size }: TileLayer,
  meaning: TileBook,
  report: MapReport,
): (TileMeaning | null)[] | null {
  const gids = readGids(layer, { layer: name }, report)
  if (!gids) return null
  const [width, height] = [layer.width ?? size.width, layer.height ?? size.height].map(wholeOf)
  if (width !== size.width || height !== size.height) {
    report.add('wrong-data', { layer: name }, `${width ?? '?'} × ${height ?? '?'} tiles`)
    return null
  }
  if (gids.length !== size.width * size.height) {
    report.add('wrong-data', { layer: name }, `${gids.length} instead of ${size.width * size.height}`)
    return null
  }
  return gids.map((gid, index) => {
    if (gid === 0) return null
    const at = { layer: name, x: index % size.width, y: Math.floor(index / size.width) }
    const tile = gid < FLIPPED_FROM ? meaning(gid) : null
    if (gid >= FLIPPED_FROM) report.add('flipped', at)
    else if (tile?.set !== name) report.add('unknown-tile', at, tile?.set ?? gid)
    return tile?.set === name ? tile : null
  })
}

function readGids({ data, encoding, compression }: Fields, at: MapPlace, report: MapReport): number[] | null {
  const isPacked = compression !== undefined && compression !== ''
  const numbers =
    typeof data === 'string' ? (encoding === 'base64' && !isPacked ? numbersFromBase64(data) : null) : data
  if (isPacked) report.add('compressed', at, compression)
  else if (!Array.isArray(numbers)) report.add('wrong-data', at, typeof data === 'string' ? encoding : 'no list')
  else {
    const gids = numbers.map(wholeOf)
    const isGid = (gid: number | null): gid is number => gid !== null && gid >= 0
    if (gids.every(isGid)) return gids
    report.add('wrong-data', at, 'no number')
  }
  return null
}
