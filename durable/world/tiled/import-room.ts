import { isId } from '#durable/rules/ids.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { ROOM_MAX, TERRAIN, TILE_PX } from '../room-doc.ts'
import type { RoomDoc } from '../room-doc.ts'
import { isFields, wholeOf } from './json-values.ts'
import type { Fields } from './json-values.ts'
import { Properties } from './properties.ts'
import { readLayers, readTiles } from './read-layers.ts'
import { readAreas, readDoors, readEntries, readGates } from './read-objects.ts'
import { readThings } from './read-things.ts'
import { readTilesets } from './read-tilesets.ts'
import type { TileMeaning } from './read-tilesets.ts'
import { MapReport } from './remarks.ts'
import type { Remark } from './remarks.ts'
import { GROUND_TILES } from './tile-sets.ts'
import { reportUnusedOfMap } from './unused.ts'

/** Windows editors put this before a text in UTF-8; it is no part of it. */
const BYTE_ORDER_MARK = /^\ufeff/
/** What a text in UTF-16 becomes, as PowerShell writes one, when it is read as UTF-8. */
const OF_UTF16 = /^(?:\ufffd{2}|\0|[^\0]\0)/

/** The longest file, in characters: four times that of a room of the largest size. */
const FILE_MAX_LETTERS = 8 * 1024 * 1024

/** The room, null if there were errors, and all remarks about the file. */
type ImportedRoom = { doc: RoomDoc | null; remarks: Remark[] }
type Size = { width: number; height: number }

/**
 * Reads a map of Tiled as a room. It never throws: whatever is wrong with the text becomes a remark. `prefabs` are the
 * known things. Whether the room fits into the world is checked by the validator (validate-world.ts).
 */
export function importRoom(text: string, prefabs: ReadonlySet<string>): ImportedRoom {
  const report = new MapReport()
  const map = readJson(text, report)
  const size = map && readHead(map, report)
  const doc = map && size && readRoom({ map, size, prefabs }, report)
  return { doc: report.hasErrors ? null : doc, remarks: report.remarks }
}

function readJson(text: string, report: MapReport): Fields | null {
  if (text.length > FILE_MAX_LETTERS) {
    report.add('file-too-large', {}, `${FILE_MAX_LETTERS / 1024 / 1024} MB`)
    return null
  }
  try {
    const map: unknown = JSON.parse(text.replace(BYTE_ORDER_MARK, ''))
    if (isFields(map) && map.type === 'map') return map
    report.add('not-a-map')
  } catch {
    report.add(OF_UTF16.test(text) ? 'not-utf8' : 'not-json')
  }
  return null
}

/** The size of the map; null if its basic properties are wrong, so that nothing else can be read. */
function readHead(map: Fields, report: MapReport): Size | null {
  const [width, height] = [wholeOf(map.width), wholeOf(map.height)]
  const shown = `${width ?? '?'} × ${height ?? '?'}`
  if (map.orientation !== 'orthogonal') report.add('not-orthogonal', {}, map.orientation)
  else if (map.infinite !== undefined && map.infinite !== false) report.add('infinite')
  else if (map.tilewidth !== TILE_PX || map.tileheight !== TILE_PX)
    report.add('wrong-tile-size', {}, `${wholeOf(map.tilewidth) ?? '?'} × ${wholeOf(map.tileheight) ?? '?'}`)
  else if (width === null || height === null || width < 1 || height < 1) report.add('wrong-size', {}, shown)
  else if (width > ROOM_MAX.width || height > ROOM_MAX.height) report.add('too-large', {}, shown)
  else return { width, height }
  return null
}

type Source = { map: Fields; size: Size; prefabs: ReadonlySet<string> }

function readRoom({ map, size, prefabs }: Source, report: MapReport): RoomDoc | null {
  const properties = new Properties(map.properties, report, {})
  const key = properties.need('key')
  if (key !== '' && !isId(key)) report.add('id-unsound', {}, key)
  const name = properties.names()
  const access = properties.access()
  const spot = properties.spot()
  const isClosed = properties.isTicked('closed')
  properties.end()
  reportUnusedOfMap(map, report)
  const meaning = readTilesets(map, report)
  const layers = readLayers(map, report)
  const tiles = (layerName: string) => {
    const layer = layers.get(layerName)
    return layer ? readTiles({ layer, name: layerName, size }, meaning, report) : null
  }
  const [terrain, ground] = [tiles('terrain'), tiles('ground')]
  const [first, ...more] = readEntries(layers.get('entries'), report)
  const doors = readDoors(layers.get('doors'), report)
  const gates = readGates(layers.get('gates'), report)
  const areas = readAreas(layers.get('areas'), report)
  const things = readThings(layers.get('things'), { meaning, prefabs, size }, report)
  if (!first && layers.has('entries')) report.add('no-entry')
  if (!first || !terrain || !ground) return null
  return {
    v: 1,
    key,
    name,
    ...size,
    terrain: cornerRows(terrain, size, report),
    ground: groundRows(ground, size, report),
    things,
    entries: [first, ...more],
    doors,
    ...(areas.length > 0 && { areas }),
    ...(gates.length > 0 && { gates }),
    ...(access && { access }),
    ...(spot && { map: spot }),
    ...(isClosed && { isClosed }),
  }
}

function groundRows(tiles: readonly (TileMeaning | null)[], { width, height }: Size, report: MapReport): string[] {
  const kinds = tiles.map((tile, index) => {
    const known = GROUND_TILES.find(({ type }) => type === tile?.type)
    const at = { layer: 'ground', x: index % width, y: Math.floor(index / width) }
    if (tile && !known) report.add('unknown-tile', at, tile.type)
    return known?.ground ?? GROUND.normal
  })
  return Array.from({ length: height }, (_, y) => kinds.slice(y * width, (y + 1) * width).join(''))
}

/** The rows of corner letters. All tiles round a corner must agree about its letter. */
function cornerRows(tiles: readonly (TileMeaning | null)[], { width, height }: Size, report: MapReport): string[] {
  const corners = Array<string>((width + 1) * (height + 1)).fill('')
  const torn = new Set<number>()
  tiles.forEach((tile, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const at = { layer: 'terrain', x, y }
    if (!tile) return report.add('terrain-hole', at)
    ;[...tile.type].forEach((letter, corner) => {
      const [cornerX, cornerY] = [x + (corner % 2), y + Math.floor(corner / 2)]
      const place = cornerY * (width + 1) + cornerX
      const known = (corners[place] ||= letter)
      if (known === letter || torn.has(place)) return
      torn.add(place)
      report.add('terrain-torn', { layer: 'terrain', x: cornerX, y: cornerY }, `${nameOf(known)} and ${nameOf(letter)}`)
    })
  })
  return Array.from({ length: height + 1 }, (_, y) => corners.slice(y * (width + 1), (y + 1) * (width + 1)).join(''))
}

function nameOf(letter: string): string {
  return new Map<string, string>(Object.entries(TERRAIN)).get(letter) ?? letter
}
