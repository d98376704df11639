import { expect, it } from 'vitest'
import { brushCells, paintedLayer } from '#durable/world/drafts/strokes.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { terrainTiles, tilesChanged } from '#durable/world/terrain-tiles.ts'
import { seeded } from '#test/support/random.ts'

function roomOf(...terrain: string[]): RoomDoc {
  const width = (terrain[0]?.length ?? 1) - 1
  const height = terrain.length - 1
  return { ...PLAZA, width, height, terrain, ground: Array(height).fill('0'.repeat(width)), things: [] }
}

/** The frames above the grass at a tile, without their variants. */
function masksAt(doc: RoomDoc, x: number, y: number): string[] {
  return terrainTiles(doc)
    .filter((tile) => tile.x === x && tile.y === y)
    .map(({ frame }) => frame.split('/').slice(0, 2).join('/'))
    .slice(1)
}

it('draws grass under every tile first', () => {
  const tiles = terrainTiles(roomOf('ggp', 'gpp', 'ggg'))
  expect(tiles.slice(0, 4).map(({ x, y, frame }) => [x, y, frame.split('/')[0]])).toEqual([
    [0, 0, 'grass'],
    [1, 0, 'grass'],
    [0, 1, 'grass'],
    [1, 1, 'grass'],
  ])
})

it('counts the corners of a tile: 1 top-left, 2 top-right, 4 bottom-left, 8 bottom-right', () => {
  expect(masksAt(roomOf('pg', 'gg'), 0, 0)).toEqual(['path/1'])
  expect(masksAt(roomOf('gp', 'gg'), 0, 0)).toEqual(['path/2'])
  expect(masksAt(roomOf('gg', 'pp'), 0, 0)).toEqual(['path/12'])
})

it('treats deep water as water with a darker layer on it', () => {
  expect(masksAt(roomOf('wd', 'wd'), 0, 0)).toEqual(['water/15', 'deep/10'])
})

it('draws layers from the ground up', () => {
  expect(masksAt(roomOf('ln', 'sp'), 0, 0).map((frame) => frame.split('/')[0])).toEqual([
    'lush',
    'sand',
    'soil',
    'path',
  ])
})

it('lets a layer reach under its neighbour on top, so that no grass shows through', () => {
  expect(masksAt(roomOf('lp', 'lp'), 0, 0)).toEqual(['lush/15', 'path/10'])
  expect(masksAt(roomOf('gp', 'gp'), 0, 0)).toEqual(['path/10'])
})

it('gives water a beach in sand, a bank in grass, and a bank that runs out between the two', () => {
  expect(masksAt(roomOf('nn', 'ww'), 0, 0)).toContain('beach/12')
  expect(masksAt(roomOf('gg', 'ww'), 0, 0)).toContain('water/12')
  expect(masksAt(roomOf('ng', 'ww'), 0, 0)).toContain('bank-left/12')
  expect(masksAt(roomOf('gn', 'ww'), 0, 0)).toContain('bank-right/12')
})

it('chooses the same tiles every time, and many different ones', () => {
  const tiles = terrainTiles(PLAZA)
  expect(terrainTiles(PLAZA)).toEqual(tiles)
  expect(new Set(tiles.map(({ frame }) => frame)).size).toBeGreaterThan(120)
})

it('lays the stones of a street side by side, three tiles by two', () => {
  const street = { width: 6, height: 4, terrain: Array.from({ length: 5 }, () => 'ccccccc') }
  const setts = terrainTiles(street).filter(({ frame }) => frame.startsWith('setts/'))
  expect(setts.filter(({ x, y, frame }) => frame !== `setts/15/${(x % 3) + 3 * (y % 2)}`)).toEqual([])
  expect(setts).toHaveLength(24)
})

it('wears a street pale in its middle, not at its edges', () => {
  const street = {
    width: 8,
    height: 8,
    terrain: Array.from({ length: 9 }, (_, y) => (y < 1 || y > 7 ? 'ggggggggg' : 'ccccccccc')),
  }
  const worn = terrainTiles(street).filter(({ frame }) => frame.startsWith('worn/'))
  expect(worn.some(({ y }) => y === 4)).toBe(true)
  expect(worn.filter(({ y }) => y < 1 || y > 6)).toEqual([])
})

it('builds walls of rock before rock, two tiles of face above the foot', () => {
  const terrain = ['xxx', 'xxx', 'xxx', 'rrr', 'rrr']
  const frames = terrainTiles({ width: 2, height: 4, terrain }).map(({ y, frame }) => `${y} ${frame.split('/')[0]}`)
  expect(frames).toEqual(expect.arrayContaining(['2 cave', '1 cliff', '0 crest']))
  expect(frames.filter((name) => name.endsWith(' face'))).toEqual([])
})

it('has the same pictures for some tiles as for all', () => {
  const bounds = { left: 5, top: 3, right: 14, bottom: 11 }
  const isIn = ({ x, y }: { x: number; y: number }) => x >= 5 && x < 14 && y >= 3 && y < 11
  for (const room of Object.values(ROOMS)) expect(terrainTiles(room, bounds)).toEqual(terrainTiles(room).filter(isIn))
})

/** The pictures of each tile, in one text, by its place. */
function picturesOf(land: RoomDoc): Map<string, string> {
  const tiles = new Map<string, string>()
  for (const { x, y, frame } of terrainTiles(land)) tiles.set(`${x},${y}`, `${tiles.get(`${x},${y}`) ?? ''} ${frame}`)
  return tiles
}

it('finds all tiles whose pictures random strokes change', () => {
  const random = seeded(8)
  const upTo = (most: number) => Math.floor(random() * most)
  for (const room of [ROOMS['pack-lane'], ROOMS['wisdom-cave']]) {
    const was = picturesOf(room)
    for (let n = 0; n < 25; n++) {
      const cells = brushCells({ x: upTo(room.width), y: upTo(room.height) }, 1 + upTo(4))
      const letter = 'glnspricwdfx'[upTo(12)]!
      const after = { ...room, terrain: paintedLayer(room.terrain, cells, letter) }
      const { left, top, right, bottom } = tilesChanged(room, after) ?? { left: 0, top: 0, right: 0, bottom: 0 }
      for (const [tile, frames] of picturesOf(after)) {
        if (was.get(tile) === frames) continue
        const [x = 0, y = 0] = tile.split(',').map(Number)
        const isFound = x >= left && x < right && y >= top && y < bottom
        expect(isFound, `${room.key}: ${tile} by ${letter}`).toBe(true)
      }
    }
  }
})
