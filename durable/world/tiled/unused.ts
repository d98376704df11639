import { jsonText } from './json-values.ts'
import type { Fields } from './json-values.ts'
import type { MapPlace, MapReport } from './remarks.ts'

/** What Tiled can set and the game does not know: how it is called, and the value that sets nothing. */
const UNUSED = new Map<string, { called: string; nothing: unknown }>([
  ['opacity', { called: 'opacity', nothing: 1 }],
  ['tintcolor', { called: 'tint colour', nothing: '' }],
  ['mode', { called: 'blend mode', nothing: 'normal' }],
  ['class', { called: 'class', nothing: '' }],
  ['draworder', { called: 'drawing order by hand', nothing: 'topdown' }],
  ['backgroundcolor', { called: 'background colour', nothing: '' }],
  ['transparentcolor', { called: 'transparent colour', nothing: '' }],
  ['parallaxoriginx', { called: 'parallax origin', nothing: 0 }],
  ['parallaxoriginy', { called: 'parallax origin', nothing: 0 }],
  ['startx', { called: 'start of the tiles', nothing: 0 }],
  ['starty', { called: 'start of the tiles', nothing: 0 }],
  ['tileoffset', { called: 'drawing offset', nothing: undefined }],
  ['tilerendersize', { called: 'size of the drawing', nothing: 'tile' }],
  ['fillmode', { called: 'fill mode', nothing: 'stretch' }],
  ['animation', { called: 'animation', nothing: undefined }],
  ['objectgroup', { called: 'collision shape', nothing: undefined }],
])

/** The fields that are read, or that say nothing about the room. A lock is for the editor alone. */
const MAP_FIELDS =
  'type version tiledversion orientation renderorder infinite compressionlevel width height tilewidth tileheight nextlayerid nextobjectid properties tilesets layers editorsettings export target format'
const LAYER_FIELDS =
  'type id name width height data encoding compression chunks objects properties visible locked x y offsetx offsety parallaxx parallaxy color'
const OBJECT_FIELDS = 'id name type class gid template x y width height rotation visible point properties'

/** The fields that change a shape to something else than a box, and those that a newer Tiled may have added. */
export function shapeOf(object: Fields): string | null {
  const known = new Set([...OBJECT_FIELDS.split(' '), ...UNUSED.keys()])
  return Object.keys(object).find((field) => !known.has(field) && isSet(object[field])) ?? null
}

export function reportUnusedOfMap(map: Fields, report: MapReport) {
  reportUnused(map, {}, { known: MAP_FIELDS, report })
}

/** The ground is exported half transparent, so that one sees what lies under it. */
export function reportUnusedOfLayer(layer: Fields, report: MapReport) {
  const name = jsonText(layer.name)
  const at = { layer: name }
  if (layer.visible === false) report.add('hidden', at)
  reportUnused(layer, at, { known: name === 'ground' ? `${LAYER_FIELDS} opacity` : LAYER_FIELDS, report })
}

export function reportUnusedOfObject(object: Fields, at: MapPlace, report: MapReport) {
  if (object.visible === false) report.add('hidden', at)
  for (const field of UNUSED.keys()) if (field !== 'class') reportField(object, field, { at, report })
}

/** Of a tileset, or of one of its tiles. Their other fields say where a picture is. */
export function reportUnusedOfTiles(part: Fields, set: string, report: MapReport) {
  for (const field of ['tileoffset', 'tilerendersize', 'fillmode', 'transparentcolor', 'animation', 'objectgroup']) {
    reportField(part, field, { at: {}, report, of: ` of the tileset ${set}` })
  }
}

type Reported = { known: string; report: MapReport }

function reportUnused(part: Fields, at: MapPlace, { known, report }: Reported) {
  const read = new Set(known.split(' '))
  for (const field of Object.keys(part)) if (!read.has(field)) reportField(part, field, { at, report })
}

function reportField(
  part: Fields,
  field: string,
  { at, report, of = '' }: { at: MapPlace; report: MapReport; of?: string },
) {
  const { called, nothing } = UNUSED.get(field) ?? { called: `"${field}"`, nothing: undefined }
  if (isSet(part[field]) && part[field] !== nothing) report.add('unused', at, `${called}${of}`)
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== ''
}
