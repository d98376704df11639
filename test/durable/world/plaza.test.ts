import { expect, it } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { GROUND, groundAt, isWalkable } from '#durable/rules/tiles.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { gridOf, TERRAIN, TILE_PX } from '#durable/world/room-doc.ts'

const GRID = gridOf(PLAZA)
const TILES = Array.from({ length: PLAZA.width * PLAZA.height }, (_, i) => ({
  x: i % PLAZA.width,
  y: Math.floor(i / PLAZA.width),
}))
const WALKABLE = TILES.filter(({ x, y }) => isWalkable(GRID, x, y))

/** Tiles that a dog reaches from the first entry without crossing a corner. */
function reached(): Set<string> {
  const seen = new Set<string>()
  const open = [{ x: PLAZA.entries[0].x, y: PLAZA.entries[0].y }]
  for (let tile = open.pop(); tile; tile = open.pop()) {
    const { x, y } = tile
    const key = `${x},${y}`
    if (seen.has(key) || !isWalkable(GRID, x, y)) continue
    seen.add(key)
    open.push({ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 })
  }
  return seen
}

it('is 44 by 30 tiles, with a letter per corner and a digit per tile', () => {
  expect([PLAZA.width, PLAZA.height]).toEqual([44, 30])
  expect(PLAZA.terrain.map((row) => row.length)).toEqual(Array(31).fill(45))
  expect(PLAZA.ground.map((row) => row.length)).toEqual(Array(30).fill(44))
  expect([...new Set(PLAZA.terrain.join(''))].filter((letter) => !(letter in TERRAIN))).toEqual([])
  expect(PLAZA.ground.join('')).toMatch(/^[0-3]+$/)
})

it('has a name of its own in each language', () => {
  const names = LANGUAGES.map((language) => PLAZA.name[language])
  expect(names).toEqual(
    expect.arrayContaining(['Springvandspladsen', 'Fountain Square', 'Fontenetorget', 'Fontäntorget']),
  )
  expect(new Set(names).size).toBe(4)
})

it('lets dogs in at the fountain first, and by five ways', () => {
  expect(PLAZA.entries.map(({ id }) => id)).toEqual(['fountain', 'gate', 'north', 'west', 'east', 'lane'])
  expect(PLAZA.entries.filter(({ x, y }) => groundAt(GRID, x, y) !== GROUND.normal)).toEqual([])
})

it('has no walkable tile that cannot be reached from the first entry', () => {
  const fromEntry = reached()
  expect(WALKABLE.filter(({ x, y }) => !fromEntry.has(`${x},${y}`))).toEqual([])
  expect(fromEntry.size).toBeGreaterThan(800)
})

it('is closed at its rim, so that no dog stands half outside the picture', () => {
  const { width, height } = PLAZA
  const rim = TILES.filter(({ x, y }) => x === 0 || y === 0 || x === width - 1 || y === height - 1)
  expect(rim.filter(({ x, y }) => isWalkable(GRID, x, y))).toEqual([])
})

it('is swum where it is water, and dug where it is soil', () => {
  const cornersOf = (x: number, y: number) =>
    [0, 1].flatMap((dy) => [0, 1].map((dx) => PLAZA.terrain[y + dy]?.charAt(x + dx) ?? ''))
  const wet = WALKABLE.filter(({ x, y }) => groundAt(GRID, x, y) === GROUND.water)
  const dug = WALKABLE.filter(({ x, y }) => groundAt(GRID, x, y) === GROUND.dig)
  expect(wet.length).toBeGreaterThan(60)
  expect(dug.length).toBeGreaterThan(30)
  expect(wet.filter(({ x, y }) => cornersOf(x, y).filter((letter) => 'wd'.includes(letter)).length < 3)).toEqual([])
  expect(dug.filter(({ x, y }) => cornersOf(x, y).filter((letter) => letter === 's').length < 3)).toEqual([])
})

it('crosses the stream on the bridge, between its rails', () => {
  const deck = PLAZA.things.find(({ prefab }) => prefab === 'bridge-deck')
  const rail = PLAZA.things.find(({ prefab }) => prefab === 'bridge-rail')
  const x = Math.floor((deck?.x ?? 0) / TILE_PX)
  const y = Math.floor((deck?.y ?? 0) / TILE_PX)
  expect([y - 1, y, y + 1].map((row) => groundAt(GRID, x, row))).toEqual([
    GROUND.forbidden,
    GROUND.normal,
    GROUND.forbidden,
  ])
  const foot = y * TILE_PX + TILE_PX / 2
  expect(deck?.y).toBeLessThan(foot)
  expect(rail?.y).toBeGreaterThan(foot)
})

it('has what the world promises: fountain, notice board, gate, lamps, benches', () => {
  const prefabs = PLAZA.things.map(({ prefab }) => prefab)
  const promised = ['plaza', 'fountain', 'notice-board', 'gate', 'lamp', 'bench', 'shop', 'mound', 'signpost']
  expect(promised.filter((prefab) => !prefabs.includes(prefab))).toEqual([])
})

it('names each of its things once', () => {
  const ids = PLAZA.things.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
