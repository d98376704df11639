import type { TileGate } from '#durable/rules/places/gates.ts'
import { TILE_PX } from '../room-doc.ts'
import type { Area, Door, Entry, RoomDoc, Thing } from '../room-doc.ts'
import { accessProperties, flag, text, whole } from './properties.ts'
import { GROUND_SET, GROUND_TILES, TERRAIN_SET, THINGS_SET, FLAT_SET, terrainTile, tilesetsFor } from './tile-sets.ts'
import type { TiledPictures, TiledThing } from './tile-sets.ts'
import type { TmjLayer, TmjMap, TmjObject, TmjProperty, TmjTileset } from './tmj.ts'

/** An object before it has its number in the map. `x`, `y`, `w`, `h` in tiles. */
type Shape = { name: string; type: string; x: number; y: number; w: number; h: number; properties: TmjProperty[] }

/**
 * Turns a room into a map of Tiled: terrain and ground as layers of tiles; areas, things, doors, entries and gates as
 * objects.
 * @throws if a thing has no picture
 */
export function exportRoom(doc: RoomDoc, pictures: TiledPictures): TmjMap {
  const tilesets = tilesetsFor(pictures)
  const from = new Map(tilesets.map(({ name, firstgid }) => [name, firstgid]))
  const gidOf = (set: string, tile: number) => (from.get(set) ?? 0) + tile
  const groundTile = (kind: string) => GROUND_TILES.findIndex(({ ground }) => ground === Number(kind))
  const ground = [...doc.ground.join('')].map(groundTile).map((tile) => (tile < 0 ? 0 : gidOf(GROUND_SET, tile)))
  const objects = new Numbered()
  const layers: TmjLayer[] = [
    tileLayer(doc, { id: 1, name: TERRAIN_SET, data: cornersOf(doc).map((at) => gidOf(TERRAIN_SET, terrainTile(at))) }),
    { ...tileLayer(doc, { id: 2, name: GROUND_SET, data: ground }), opacity: 0.5 },
    objectLayer(3, 'areas', (doc.areas ?? []).map(areaShape).map(objects.box)),
    objectLayer(4, 'things', objects.things(doc.things, { tilesets, pictures })),
    objectLayer(5, 'doors', doc.doors.map(doorShape).map(objects.box)),
    objectLayer(6, 'entries', doc.entries.map(entryShape).map(objects.box)),
    objectLayer(7, 'gates', (doc.gates ?? []).map(gateShape).map(objects.box)),
  ]
  return {
    type: 'map',
    version: '1.10',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    compressionlevel: -1,
    width: doc.width,
    height: doc.height,
    tilewidth: TILE_PX,
    tileheight: TILE_PX,
    nextlayerid: layers.length + 1,
    nextobjectid: objects.next,
    properties: [
      ...text('key', doc.key),
      ...Object.entries(doc.name).flatMap(([language, name]) => text(`name-${language}`, name)),
      ...accessProperties(doc.access),
      ...whole('map-x', doc.map?.x),
      ...whole('map-y', doc.map?.y),
      ...flag('closed', doc.isClosed),
    ],
    tilesets,
    layers,
  }
}

/** The four corner letters of every tile, row by row. */
function cornersOf({ width, height, terrain }: RoomDoc): string[] {
  const corners = (row: number, x: number) => (terrain[row] ?? '').slice(x, x + 2)
  return Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return corners(y, x) + corners(y + 1, x)
  })
}

function tileLayer({ width, height }: RoomDoc, layer: { id: number; name: string; data: number[] }) {
  return {
    ...layer,
    type: 'tilelayer' as const,
    width,
    height,
    opacity: 1,
    visible: true as const,
    x: 0,
    y: 0,
  } as const
}

function objectLayer(id: number, name: string, objects: TmjObject[]): TmjLayer {
  return { id, name, type: 'objectgroup', draworder: 'topdown', objects, opacity: 1, visible: true, x: 0, y: 0 }
}

function areaShape({ id, kind, x, y, w, h }: Area): Shape {
  return { name: id, type: kind, x, y, w, h, properties: [] }
}

function doorShape({ id, x, y, w = 1, h = 1, to, access, oneway }: Door): Shape {
  const properties = [...text('to-room', to.room), ...text('to-entry', to.entry), ...flag('oneway', oneway)]
  return { name: id, type: 'door', x, y, w, h, properties: [...properties, ...accessProperties(access)] }
}

function gateShape({ id, x, y, w, h, access }: TileGate): Shape {
  return { name: id, type: 'gate', x, y, w, h, properties: accessProperties(access) }
}

function entryShape({ id, x, y, secret }: Entry): Shape {
  return { name: id, type: 'entry', x, y, w: 1, h: 1, properties: flag('secret', secret) }
}

/** Gives each object its number in the map. */
class Numbered {
  next = 1

  readonly box = ({ name, type, x, y, w, h, properties }: Shape): TmjObject => {
    const place = { x: x * TILE_PX, y: y * TILE_PX, width: w * TILE_PX, height: h * TILE_PX }
    return { id: this.next++, name, type, ...place, rotation: 0, visible: true, properties }
  }

  things(
    things: readonly Thing[],
    { tilesets, pictures }: { tilesets: TmjTileset[]; pictures: TiledPictures },
  ): TmjObject[] {
    const sets = tilesets.filter(({ name }) => name === FLAT_SET || name === THINGS_SET)
    const gids = new Map(
      sets.flatMap(({ firstgid, tiles = [] }) => tiles.map(({ id, type }) => [type, firstgid + id] as const)),
    )
    const frames = new Map(pictures.things.frames.map((frame) => [frame.prefab, frame]))
    return things.map((thing) => {
      const [frame, gid] = [frames.get(thing.prefab), gids.get(thing.prefab)]
      if (!frame || !gid) throw new Error(`${thing.id}: no picture of ${thing.prefab}`)
      const place = { ...cornerOf(thing, frame), width: frame.w, height: frame.h }
      const use = thing.use === undefined ? {} : { properties: text('use', thing.use) }
      return { id: this.next++, name: thing.id, type: '', gid, ...place, rotation: 0, visible: true, ...use }
    })
  }
}

/** The position of a thing in Tiled: the top left of its picture if it is flat, else the bottom left. */
function cornerOf({ x, y }: Thing, { h, foot, isFlat }: TiledThing) {
  return { x: x - foot.x, y: y - foot.y + (isFlat ? 0 : h) }
}
