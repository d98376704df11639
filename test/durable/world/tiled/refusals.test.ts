import { expect, it } from 'vitest'
import { exportRoom } from '#durable/world/tiled/export-room.ts'
import { importRoom } from '#durable/world/tiled/import-room.ts'
import { remarkLine } from '#durable/world/tiled/remarks.ts'
import { TERRAIN_TILES, terrainTile } from '#durable/world/tiled/tile-sets.ts'
import type { TmjMap, TmjObject, TmjTileLayer } from '#durable/world/tiled/tmj.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'
import { PICTURES, PREFABS } from './pictures.ts'

const DEN = aRoom('den', {
  doors: [aDoor('out', 'away')],
  things: [{ id: 'lamp', prefab: 'lamp', x: 40, y: 77 }],
  areas: [{ id: 'podium', kind: 'stage', x: 1, y: 1, w: 2, h: 3 }],
})

/** A change that makes a map invalid. */
type Change = (map: TmjMap) => unknown

/**
 * An exported map, of whose thousands of terrain tiles are left the one that it uses and the last: most of the time went
 * into the others.
 */
const EXPORTED = exportRoom(DEN, PICTURES)
const BRUSH = EXPORTED.tilesets[0]!.wangsets![0]!
BRUSH.wangtiles = BRUSH.wangtiles.filter(({ tileid }) => [terrainTile('gggg'), TERRAIN_TILES - 1].includes(tileid))

function linesAfter(change: Change): string[] {
  const map = structuredClone(EXPORTED)
  const { doc, remarks } = importRoom(JSON.stringify(change(map) ?? map), PREFABS)
  const lines = remarks.map(remarkLine)
  expect(doc === null).toBe(lines.some((line) => line.startsWith('error ')))
  return lines
}

const tiles = (map: TmjMap, name: string): TmjTileLayer => {
  const layer = map.layers.find((one) => one.name === name)
  if (layer?.type !== 'tilelayer') throw new Error(`No tiles in ${name}`)
  return layer
}
const objects = (map: TmjMap, name: string): TmjObject[] => {
  const layer = map.layers.find((one) => one.name === name)
  if (layer?.type !== 'objectgroup') throw new Error(`No objects in ${name}`)
  return layer.objects
}
const without = (map: TmjMap, name: string) => ({ ...map, layers: map.layers.filter((one) => one.name !== name) })
const alter = (layer: string, changes: object): Change => {
  return (map) => void Object.assign(objects(map, layer)[0]!, changes)
}
const paint = (layer: string, gid: number): Change => {
  return (map) => void (tiles(map, layer).data[8] = gid)
}
const write = (layer: string, changes: object): Change => {
  return (map) => void Object.assign(tiles(map, layer), changes)
}

it('has no remark about an exported map', () => {
  expect(linesAfter(() => {})).toEqual([])
})

const CASES: [what: string, Change, lines: string | string[]][] = [
  ['a list', () => [], 'error [not-a-map] This is no map of Tiled.'],
  [
    'an isometric map',
    (map) => ({ ...map, orientation: 'isometric' }),
    'error [not-orthogonal] The map is isometric. Map > Map Properties > Orientation must be Orthogonal.',
  ],
  [
    'an infinite map',
    (map) => ({ ...map, infinite: true }),
    'error [infinite] The map is infinite. Untick Map > Map Properties > Infinite.',
  ],
  [
    'small tiles',
    (map) => ({ ...map, tilewidth: 16, tileheight: 16 }),
    'error [wrong-tile-size] Tiles are 16 × 16 px. Map > Map Properties > Tile Width and Tile Height must be 32.',
  ],
  ['a map of no size', (map) => ({ ...map, width: 0 }), 'error [wrong-size] The map is 0 × 7 tiles, which is no size.'],
  [
    'a huge map',
    (map) => ({ ...map, width: 1e9, height: 1e9 }),
    'error [too-large] The map is 1000000000 × 1000000000 tiles; a room is at most 96 × 64.',
  ],
  [
    'a tileset in a file of its own',
    (map) => ({ ...map, tilesets: [...map.tilesets, { firstgid: 9999, source: '../trees.tsx' }] }),
    'error [external-tileset] The tileset ../trees.tsx is a file of its own. Open it and use Tileset > Embed Tileset in Map.',
  ],
  [
    'things that are placed by their middle',
    (map) => map.tilesets.slice(2).forEach((set) => Object.assign(set, { objectalignment: 'center' })),
    [
      'error [wrong-tileset] The tileset flat-things cannot be read.',
      'error [wrong-tileset] The tileset things cannot be read.',
      expect.stringContaining('error [unknown-tile] layer "things", object 2'),
    ],
  ],
  [
    'a tileset without numbers',
    (map) => ({ ...map, tilesets: [...map.tilesets, { name: 'trees' }] }),
    'error [wrong-tileset] The tileset trees cannot be read.',
  ],
  ['no ground', (map) => without(map, 'ground'), 'error [layer-missing] There is no layer called "ground".'],
  [
    'two layers of one name',
    (map) => ({ ...map, layers: [...map.layers, map.layers[2]] }),
    'error [layer-twice] Two layers are called "areas".',
  ],
  [
    'a layer that is shifted',
    write('ground', { offsetx: 16 }),
    'error [layer-shifted] layer "ground": The layer is shifted. Set its Offset and Parallax Factor back.',
  ],
  [
    'a group',
    (map) => ({ ...map, layers: [...map.layers, { type: 'group', name: 'trees', layers: [] }] }),
    'error [group-layer] The layer "trees" is a group. Move its layers out of it.',
  ],
  [
    'a picture as a layer',
    (map) => ({ ...map, layers: [...map.layers, { type: 'imagelayer', name: 'sketch' }] }),
    'warning [layer-ignored] The layer "sketch" is none of ours and is left out.',
  ],
  [
    'a compressed layer',
    write('ground', { encoding: 'base64', compression: 'zstd', data: 'KLUv' }),
    'error [compressed] layer "ground": The layer is compressed (zstd). Map > Map Properties > Tile Layer Format must be CSV.',
  ],
  [
    'Base64 that is none',
    write('ground', { encoding: 'base64', data: 'A*==' }),
    'error [wrong-data] layer "ground": The tiles of the layer cannot be read (base64).',
  ],
  [
    'too few tiles',
    write('ground', { data: [0] }),
    'error [wrong-data] layer "ground": The tiles of the layer cannot be read (1 instead of 49).',
  ],
  [
    'tiles that are no numbers',
    write('ground', { data: Array(49).fill('1') }),
    'error [wrong-data] layer "ground": The tiles of the layer cannot be read (no number).',
  ],
  [
    'chunks of an infinite map',
    write('ground', { data: undefined, chunks: [] }),
    'error [wrong-data] layer "ground": The tiles of the layer cannot be read (no list).',
  ],
  [
    'a flipped tile',
    paint('ground', 0x80000000 + 6562),
    'error [flipped] layer "ground", at 1, 1: The tile is flipped or turned, which the game cannot draw.',
  ],
  [
    'a terrain in the ground',
    paint('ground', 1),
    'error [unknown-tile] layer "ground", at 1, 1: The tile is none of those that belong into this layer (terrain).',
  ],
  [
    'a tile of no tileset',
    paint('ground', 99_999),
    'error [unknown-tile] layer "ground", at 1, 1: The tile is none of those that belong into this layer (99999).',
  ],
  [
    'a ground that nobody knows',
    (map) => {
      map.tilesets[1]!.tiles![0]!.type = 'lava'
      tiles(map, 'ground').data[8] = map.tilesets[1]!.firstgid
    },
    'error [unknown-tile] layer "ground", at 1, 1: The tile is none of those that belong into this layer (lava).',
  ],
  ['a hole', paint('terrain', 0), 'error [terrain-hole] layer "terrain", at 1, 1: There is no terrain here.'],
  [
    'terrain that was stamped',
    paint('terrain', TERRAIN_TILES),
    [
      'error [terrain-torn] layer "terrain", at 1, 1: The tiles round this corner do not fit (grass and wall). Paint with the terrain brush.',
      'error [terrain-torn] layer "terrain", at 2, 1: The tiles round this corner do not fit (grass and wall). Paint with the terrain brush.',
      'error [terrain-torn] layer "terrain", at 1, 2: The tiles round this corner do not fit (grass and wall). Paint with the terrain brush.',
      'error [terrain-torn] layer "terrain", at 2, 2: The tiles round this corner do not fit (wall and grass). Paint with the terrain brush.',
    ],
  ],
  [
    'an object that is none',
    alter('doors', { x: '32' }),
    'error [wrong-object] layer "doors", object 3: The object cannot be read.',
  ],
  [
    'a round door',
    alter('doors', { ellipse: true }),
    'error [wrong-shape] layer "doors", object 3: The object must be a rectangle.',
  ],
  [
    'a door that is turned',
    alter('doors', { rotation: 45 }),
    'error [rotated] layer "doors", object 3: The object is turned, which the game cannot draw.',
  ],
  [
    'an object of a template',
    alter('doors', { template: 'door.tx' }),
    'error [template] layer "doors", object 3: The object is of a template. Right-click > Detach.',
  ],
  [
    'a door without a name',
    alter('doors', { name: '' }),
    'error [nameless] layer "doors", object 3: The object has no name: a door needs one, by which other rooms and tickets call it.',
  ],
  [
    'a name that fits into no address',
    alter('doors', { name: 'Out\u001b[2J' }),
    'error [id-unsound] layer "doors", object 3: "Out?[2J" cannot be a name: only a–z, 0–9 and - within it, at most 48.',
  ],
  [
    'a property that is mistyped',
    (map) => void objects(map, 'doors')[0]!.properties!.push({ name: 'onewey', type: 'bool', value: true }),
    'error [unknown-property] layer "doors", object 3: Nobody knows the property "onewey".',
  ],
  [
    'a pack that is none',
    (map) => void map.properties.push({ name: 'access-pack', type: 'string', value: 'wolves' }),
    'error [wrong-property] The property "access-pack" cannot have this value.',
  ],
  [
    'a door that leads nowhere',
    alter('doors', { properties: [] }),
    [
      'error [property-missing] layer "doors", object 3: The property "to-room" is missing.',
      'error [property-missing] layer "doors", object 3: The property "to-entry" is missing.',
    ],
  ],
  [
    'a name in three languages',
    (map) => ({ ...map, properties: map.properties.filter(({ name }) => name !== 'name-se') }),
    'error [property-missing] The property "name-se" is missing.',
  ],
  [
    'no way in',
    alter('entries', { visible: false, template: 'x' }),
    [
      'error [template] layer "entries", object 4: The object is of a template. Right-click > Detach.',
      'error [no-entry] There is no entry: nobody could come in.',
    ],
  ],
  [
    'an area of no kind',
    alter('areas', { type: 'lava' }),
    'error [unknown-area] layer "areas", object 1: There is no area of the class "lava".',
  ],
  [
    'an area beside the tiles',
    alter('areas', { x: 40, width: 70 }),
    'warning [snapped] layer "areas", object 1: The object does not lie on whole tiles; it was moved to 1, 1, 2 × 3 tiles.',
  ],
  [
    'a thing without a tile',
    alter('things', { gid: undefined }),
    'error [wrong-shape] layer "things", object 2: The object must be a tile of the tileset "things".',
  ],
  [
    'a hidden layer of things',
    (map) =>
      void Object.assign(
        map.layers.find(({ name }) => name === 'things')!,
        { visible: false },
      ),
    'warning [hidden] layer "things": It is hidden in Tiled. The game shows it nonetheless.',
  ],
  [
    'a hidden thing',
    alter('things', { visible: false }),
    'warning [hidden] layer "things", object 2: It is hidden in Tiled. The game shows it nonetheless.',
  ],
  [
    'a layer that is pale, tinted and blended',
    write('terrain', { opacity: 0.2, tintcolor: '#ff0000', mode: 'multiply' }),
    [
      'warning [unused] layer "terrain": The game knows no opacity; it is left out.',
      'warning [unused] layer "terrain": The game knows no tint colour; it is left out.',
      'warning [unused] layer "terrain": The game knows no blend mode; it is left out.',
    ],
  ],
  [
    'things in an order by hand',
    (map) =>
      void Object.assign(
        map.layers.find(({ name }) => name === 'things')!,
        { draworder: 'index' },
      ),
    'warning [unused] layer "things": The game knows no drawing order by hand; it is left out.',
  ],
  [
    'a layer with something that Tiled will have one day',
    write('ground', { glow: 3, locked: true }),
    'warning [unused] layer "ground": The game knows no "glow"; it is left out.',
  ],
  [
    'a layer with properties',
    write('ground', { properties: [{ name: 'slippery', type: 'bool', value: true }] }),
    'error [unknown-property] layer "ground": Nobody knows the property "slippery".',
  ],
  [
    'a layer of another form than the map',
    write('ground', { width: 49, height: 1 }),
    'error [wrong-data] layer "ground": The tiles of the layer cannot be read (49 × 1 tiles).',
  ],
  [
    'a pale thing of a class',
    alter('things', { opacity: 0.5, type: 'ghost' }),
    [
      'warning [unused] layer "things", object 2: The game knows no opacity; it is left out.',
      'warning [unused] layer "things", object 2: The game knows no class "ghost" here; it is left out.',
    ],
  ],
  [
    'an area with rounded ends',
    alter('areas', { capsule: true }),
    'error [wrong-shape] layer "areas", object 1: The object must be a rectangle.',
  ],
  [
    'a door that is a point',
    alter('doors', { point: true, width: 0, height: 0 }),
    'error [wrong-shape] layer "doors", object 3: The object must be a rectangle.',
  ],
  [
    'a door in a shape that Tiled will have one day',
    alter('doors', { star: { points: 5 } }),
    'error [wrong-shape] layer "doors", object 3: The object must be a rectangle.',
  ],
  [
    'a map with a background',
    (map) => ({ ...map, backgroundcolor: '#002200', class: 'cave' }),
    [
      'warning [unused] The game knows no background colour; it is left out.',
      'warning [unused] The game knows no class; it is left out.',
    ],
  ],
  [
    'a tileset that was drawn on',
    (map) => {
      Object.assign(map.tilesets[1]!, { tileoffset: { x: 4, y: 0 } })
      Object.assign(map.tilesets[1]!.tiles![0]!, { animation: [{ duration: 100, tileid: 1 }] })
    },
    [
      'warning [unused] The game knows no drawing offset of the tileset ground; it is left out.',
      'warning [unused] The game knows no animation of the tileset ground; it is left out.',
    ],
  ],
  ...[
    ['a name that turns the line round', 'Cave\u202eevaC'],
    ['a name with marks that grow over other lines', 'Ca\u0335\u0336\u0337ve'],
    ['a name in which something is not seen', 'Ca\u200bve'],
    ['a name that is too long for a sign', 'C'.repeat(41)],
  ].map(([what = '', value]): (typeof CASES)[number] => [
    what,
    (map) =>
      void Object.assign(
        map.properties.find(({ name }) => name === 'name-en')!,
        { value },
      ),
    'error [name-unsound] The property "name-en" is no name: Latin letters, digits, spaces and punctuation, at most 40.',
  ]),
  [
    'a thing that is flipped',
    (map) => void (objects(map, 'things')[0]!.gid! += 0x80000000),
    'error [flipped] layer "things", object 2: The tile is flipped or turned, which the game cannot draw.',
  ],
  [
    'a thing that is scaled',
    alter('things', { width: 99, height: 99 }),
    'error [scaled] layer "things", object 2: The object is 99 × 99 px, another size than its drawing, which the game cannot draw.',
  ],
  [
    'a thing that nobody has drawn',
    (map) => map.tilesets.slice(2).forEach(({ tiles }) => tiles!.forEach((tile) => (tile.type = 'ufo'))),
    'error [unknown-prefab] layer "things", object 2: There is no thing called "ufo".',
  ],
  [
    'a thing out of sight',
    alter('things', { x: 5000 - 9, y: 77 }),
    expect.stringContaining('warning [outside] layer "things", object 2: The thing stands out of sight, at 5000,'),
  ],
]

it.each(CASES)('says what is wrong with %s, and where', (_what, change, lines) => {
  expect(linesAfter(change)).toEqual(Array.isArray(lines) ? lines : [lines])
})

it('refuses a text that is no JSON, and one that is too long', () => {
  const refused = (text: string) => importRoom(text, PREFABS).remarks.map(({ code }) => code)
  expect(refused('<map version="1.10">')).toEqual(['not-json'])
  expect(refused('['.repeat(100_000))).toEqual(['not-json'])
  expect(refused(' '.repeat(8 * 1024 * 1024 + 1))).toEqual(['file-too-large'])
})

it('reads a map with a byte order mark', () => {
  expect(importRoom(`\ufeff${JSON.stringify(EXPORTED)}`, PREFABS)).toMatchObject({ doc: { key: 'den' }, remarks: [] })
})

it.each<[string, BufferEncoding, string]>([
  ['with a byte order mark', 'utf16le', '\ufeff'],
  ['without one', 'utf16le', ''],
])('says that a map is in UTF-16: %s', (_how, encoding, mark) => {
  const text = Buffer.from(mark + JSON.stringify(EXPORTED), encoding).toString('utf8')
  expect(importRoom(text, PREFABS).remarks.map(({ code }) => code)).toEqual(['not-utf8'])
})

it('prints nothing of a file that would change the line around it', () => {
  const map = { ...EXPORTED, layers: [...EXPORTED.layers, { type: 'imagelayer', name: 'a\u202eb\u0301\u0301\u0301' }] }
  const [line = ''] = importRoom(JSON.stringify(map), PREFABS).remarks.map(remarkLine)
  expect(line).toContain('"a?b???"')
})

it('lists the first two hundred mistakes, and the number of the others', () => {
  const { remarks } = importRoom(
    JSON.stringify({ ...exportRoom(DEN, PICTURES), tilesets: Array(250).fill({ source: 'a.tsx' }) }),
    PREFABS,
  )
  expect(remarks).toHaveLength(201)
  expect(remarkLine(remarks.at(-1)!)).toMatch(/^info \[and-more\] There is more to say, \d+ times\.$/)
})

it('takes a point as an entry on its tile', () => {
  const map = exportRoom(DEN, PICTURES)
  Object.assign(objects(map, 'entries')[0]!, { point: true, x: 70.5, y: 127, width: 0, height: 0 })
  expect(importRoom(JSON.stringify(map), PREFABS)).toMatchObject({ doc: { entries: [{ x: 2, y: 3 }] }, remarks: [] })
})
