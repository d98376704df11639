import { expect, it } from 'vitest'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { packText } from '#durable/world/room-pack.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { exportRoom } from '#durable/world/tiled/export-room.ts'
import { importRoom } from '#durable/world/tiled/import-room.ts'
import type { TmjMap, TmjObject } from '#durable/world/tiled/tmj.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'
import { PICTURES, PREFABS } from './pictures.ts'

const text = (doc: RoomDoc) => JSON.stringify(exportRoom(doc, PICTURES))
const read = (file: string) => importRoom(file, PREFABS)

const RICH = aRoom('den', {
  terrain: ['gggggggg', 'glllwddg', 'glnswddg', 'gxxxpffg', 'gxxxpffg', 'gggggggg', 'gggggggg', 'gggggggg'],
  ground: ['2222222', '2011302', '2000002', '2000002', '2000002', '2000002', '2222222'],
  entries: [
    { id: 'middle', x: 3, y: 3 },
    { id: 'behind', x: 1, y: 5, secret: true },
  ],
  doors: [
    aDoor('out', 'away', { w: 2, h: 3, oneway: true }),
    aDoor('shut', 'away', {
      access: {
        pack: 'klanen',
        item: 'crown',
        karma: 41,
        level: 'spor',
        committee: true,
        moderator: true,
        admin: true,
      },
    }),
  ],
  things: [
    { id: 'lamp-2', prefab: 'lamp', x: 40, y: 77 },
    { id: 'bench', prefab: 'bench', x: 100, y: -3, use: 'stool' },
  ],
  areas: [{ id: 'stage', kind: 'stage', x: 1, y: 1, w: 2, h: 3 }],
  gates: [{ id: 'garden', x: 2, y: 2, w: 3, h: 1, access: { owns: 'crown', karma: 3 } }],
  access: { karma: 5, owns: 'crown' },
  map: { x: 60, y: 150 },
  isClosed: true,
})

it.each([...ROOM_DOCS, RICH].map((doc) => [doc.key, doc] as const))(
  'exports and imports %s the same to the byte',
  (_key, doc) => {
    const { doc: back, remarks } = read(text(doc))
    expect(remarks).toEqual([])
    expect(packText(back!)).toBe(packText(doc))
  },
)

it('exports a map that Tiled can open: finite, of 32 px, with embedded tilesets', () => {
  const map = exportRoom(RICH, PICTURES)
  expect(map).toMatchObject({ type: 'map', orientation: 'orthogonal', infinite: false, tilewidth: 32, tileheight: 32 })
  expect(map.layers.map(({ name }) => name)).toEqual([
    'terrain',
    'ground',
    'areas',
    'things',
    'doors',
    'entries',
    'gates',
  ])
  const ids = map.layers.flatMap((layer) => ('objects' in layer ? layer.objects : [])).map(({ id }) => id)
  expect(ids).toEqual(ids.map((_, index) => index + 1))
  expect(map.nextobjectid).toBe(ids.length + 1)
  const ends = map.tilesets.map(({ firstgid, tilecount }) => firstgid + tilecount)
  expect(map.tilesets.map(({ firstgid }) => firstgid)).toEqual([1, ...ends.slice(0, -1)])
  const grass = map.tilesets[0]!.wangsets![0]!
  expect(grass.colors.map(({ name }) => name)).toContain('grass')
  expect(grass.wangtiles).toHaveLength(grass.colors.length ** 4)
})

it('throws for a thing without a picture', () => {
  const things = [{ id: 'ufo', prefab: 'ufo', x: 1, y: 1 }]
  expect(() => exportRoom(aRoom('den', { things }), PICTURES)).toThrow('ufo: no picture of ufo')
})

/** A map in which an artist has moved, copied and added things, some without names, and painted. */
function edited(doc: RoomDoc): string {
  const map = exportRoom(doc, PICTURES)
  const things = objectsOf(map, 'things')
  const [lamp, bench] = [things[0]!, things[1]!]
  const copy = { ...lamp, id: map.nextobjectid, x: lamp.x + 10.4, y: lamp.y + 0.25 }
  things.push(copy, { ...bench, id: map.nextobjectid + 1, name: '' }, { ...copy, id: map.nextobjectid + 2 })
  objectsOf(map, 'entries')[0]!.x += 3
  const ground = map.layers.find(({ name }) => name === 'ground')
  if (ground?.type === 'tilelayer') ground.data[5 * doc.width + 1] = map.tilesets[1]!.firstgid
  return JSON.stringify({ ...map, properties: [...map.properties].reverse(), editorsettings: { export: {} } })
}

function objectsOf(map: TmjMap, layer: string): TmjObject[] {
  const found = map.layers.find(({ name }) => name === layer)
  return found?.type === 'objectgroup' ? found.objects : []
}

it('imports the changes of an artist, and reports them', () => {
  const first = read(edited(RICH))
  expect(first.remarks.map(({ code, what }) => `${code} ${what}`)).toEqual([
    'snapped 3, 3, 1 × 1 tiles',
    'rounded 50, 77 px',
    'renamed lamp-1',
    'named bench-1',
    'rounded 50, 77 px',
    'renamed lamp-3',
  ])
  expect(first.doc!.things.map(({ id }) => id)).toEqual(['lamp-2', 'bench', 'lamp-1', 'bench-1', 'lamp-3'])
  expect(first.doc!.ground[5]).toBe('2100002')
  const second = read(text(first.doc!))
  expect(second).toEqual({ doc: first.doc, remarks: [] })
  expect(text(second.doc!)).toBe(text(first.doc!))
})

it('reads an old file the same after a thing was redrawn and tiles were renumbered', () => {
  const { things } = PICTURES
  const frames = things.frames.map((frame) => ({ ...frame, w: frame.w + 7, h: frame.h + 9, foot: { x: 1, y: 2 } }))
  const older = exportRoom(RICH, { ...PICTURES, things: { ...things, frames: frames.reverse() } })
  const terrain = older.tilesets[0]!
  const { colors, wangtiles } = terrain.wangsets![0]!
  terrain.wangsets![0]!.colors = [...colors].reverse()
  terrain.wangsets![0]!.wangtiles = wangtiles.map(({ tileid, wangid }) => ({
    tileid,
    wangid: wangid.map((colour) => (colour === 0 ? 0 : colors.length + 1 - colour)),
  }))
  expect(read(JSON.stringify(older))).toEqual({ doc: RICH, remarks: [] })
})

it('[G4] reads −1, 0 and empty conditions as what does not matter, and never as the first pack or no karma', () => {
  const map = exportRoom(RICH, PICTURES)
  const nothing = [
    { name: 'access-pack', type: 'int', value: -1 },
    { name: 'access-item', type: 'string', value: '' },
    { name: 'access-karma', type: 'int', value: 0 },
    { name: 'access-level', type: 'int', value: -1 },
  ]
  const others = map.properties.filter(({ name }) => !name.startsWith('access-'))
  const { doc, remarks } = read(JSON.stringify({ ...map, properties: [...others, ...nothing] }))
  expect(remarks).toEqual([])
  expect(doc).not.toHaveProperty('access')
})

it('reads layers in Base64', () => {
  const map = exportRoom(RICH, PICTURES)
  const layers = map.layers.map((layer) => {
    if (layer.type !== 'tilelayer') return layer
    const data = Buffer.from(Uint32Array.from(layer.data).buffer).toString('base64')
    return { ...layer, encoding: 'base64', compression: '', data }
  })
  expect(read(JSON.stringify({ ...map, layers }))).toEqual({ doc: RICH, remarks: [] })
})
