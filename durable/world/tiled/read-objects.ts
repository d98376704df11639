import { isId } from '#durable/rules/ids.ts'
import type { TileGate } from '#durable/rules/places/gates.ts'
import { AREA_KINDS, TILE_PX } from '../room-doc.ts'
import type { Area, Door, Entry, RoomDoc } from '../room-doc.ts'
import { isFields, listOf, numberOf, jsonText, wholeOf } from './json-values.ts'
import type { Fields } from './json-values.ts'
import { Properties } from './properties.ts'
import { classOf } from './read-tilesets.ts'
import type { MapPlace, MapReport } from './remarks.ts'
import { reportUnusedOfObject, shapeOf } from './unused.ts'

/** What all objects of layers have in common. `x`, `y`, `w`, `h` in art pixels. */
export type ReadObject = { object: Fields; name: string; at: MapPlace; x: number; y: number; w: number; h: number }
type Box = ReadObject & { properties: Properties }

/** What a box is called where it has no name. A point can stand for an entry alone. */
const ENTRY = 'an entry'

/** Reads the objects of a layer. One that is wrong is reported and left out. */
export function readObjects(layer: Fields | undefined, report: MapReport): ReadObject[] {
  return listOf(layer?.objects).flatMap((object) => {
    const layerName = jsonText(layer?.name)
    if (!isFields(object)) {
      report.add('wrong-object', { layer: layerName })
      return []
    }
    const at = { layer: layerName, object: wholeOf(object.id) ?? 0 }
    const [x, y, w, h] = [object.x, object.y, object.width, object.height].map(numberOf)
    const turned = object.rotation === undefined ? 0 : numberOf(object.rotation)
    if (typeof object.template === 'string') report.add('template', at)
    else if (!isNumber(x) || !isNumber(y) || !isNumber(w) || !isNumber(h)) report.add('wrong-object', at)
    else if (turned !== 0) report.add('rotated', at)
    else {
      reportUnusedOfObject(object, at, report)
      return [{ object, name: jsonText(object.name), at, x, y, w, h }]
    }
    return []
  })
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number'
}

export function readEntries(layer: Fields | undefined, report: MapReport): Entry[] {
  return readBoxes(layer, report, ENTRY).map(({ object, name, at, x, y, w, h, properties }) => {
    if (w > 1 || h > 1) report.add('snapped', at, `its first tile, ${x}, ${y}`)
    reportClass(object, 'entry', { at, report })
    const secret = properties.isTicked('secret')
    properties.end()
    return { id: name, x, y, ...(secret && { secret }) }
  })
}

export function readDoors(layer: Fields | undefined, report: MapReport): Door[] {
  return readBoxes(layer, report, 'a door').map(({ object, name, at, x, y, w, h, properties }) => {
    reportClass(object, 'door', { at, report })
    const to = { room: properties.need('to-room'), entry: properties.need('to-entry') }
    const oneway = properties.isTicked('oneway')
    const access = properties.access()
    properties.end()
    const size = { ...(w > 1 && { w }), ...(h > 1 && { h }) }
    return { id: name, x, y, ...size, to, ...(access && { access }), ...(oneway && { oneway }) }
  })
}

export function readAreas(layer: Fields | undefined, report: MapReport): NonNullable<RoomDoc['areas']> {
  return readBoxes(layer, report, 'an area').flatMap(({ object, name, at, x, y, w, h, properties }): Area[] => {
    properties.end()
    const kind = AREA_KINDS.find((known) => known === classOf(object))
    if (!kind) report.add('unknown-area', at, classOf(object))
    return kind ? [{ id: name, kind, x, y, w, h }] : []
  })
}

/** [G4] A gate that asks for nothing is kept as it is: the validator says what is wrong with it. */
export function readGates(layer: Fields | undefined, report: MapReport): TileGate[] {
  return readBoxes(layer, report, 'a gate').map(({ object, name, at, x, y, w, h, properties }) => {
    reportClass(object, 'gate', { at, report })
    const access = properties.access() ?? {}
    properties.end()
    return { id: name, x, y, w, h, access }
  })
}

/** The class says nothing new about what is in a layer of its own. Another class is left out. */
export function reportClass(object: Fields, own: string, { at, report }: { at: MapPlace; report: MapReport }) {
  const set = classOf(object)
  if (set !== '' && set !== own) report.add('unused', at, `class "${set}" here`)
}

/** Reads objects that are boxes on whole tiles. A box that is not is moved to the nearest tiles, with a warning. */
function readBoxes(layer: Fields | undefined, report: MapReport, what: string): Box[] {
  return readObjects(layer, report).flatMap((read): Box[] => {
    const { object, name, at } = read
    const isPoint = object.point === true && what !== ENTRY
    if (isPoint || object.gid !== undefined || shapeOf(object) !== null) report.add('wrong-shape', at, 'a rectangle')
    else if (name === '') report.add('nameless', at, what)
    else if (!isId(name)) report.add('id-unsound', at, name)
    else return [{ ...read, ...onTiles(read, report), properties: new Properties(object.properties, report, at) }]
    return []
  })
}

function onTiles({ object, at, x, y, w, h }: ReadObject, report: MapReport) {
  const size = (px: number) => Math.max(1, Math.round(px / TILE_PX))
  // A point stands for the tile that it lies in.
  if (object.point === true) return { x: Math.floor(x / TILE_PX), y: Math.floor(y / TILE_PX), w: 1, h: 1 }
  const box = { x: Math.round(x / TILE_PX), y: Math.round(y / TILE_PX), w: size(w), h: size(h) }
  const isSnapped = [x, y, w, h].some((px) => px % TILE_PX !== 0)
  if (isSnapped) report.add('snapped', at, `${box.x}, ${box.y}, ${box.w} × ${box.h} tiles`)
  return box
}
