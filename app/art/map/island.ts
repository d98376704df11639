import { Canvas } from '#app/art/canvas.ts'
import type { Point } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { MAP_SIZE, mapPosition } from '#durable/world/map-positions.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

/** How far the island extends around the ways on it, and how far its coast varies, art px. */
const SHORE = { reach: 19, strays: 12 }
/** How far from the edge of the picture the island begins to end. */
const SOUTH_COAST_PX = 16
/** Land without a way on it: before and behind the pack houses, and behind the tent. */
const GARDENS: readonly Point[][] = [64, 108, 128].map((y) => [
  [y < 120 ? 226 : 258, y],
  [306, y],
])
/** The row of the road between the pack houses. */
const LANE_Y = 84

/** The ground around a room, and how far it extends. */
const GROUNDS: readonly { room: string; kind: 'snow' | 'sand' | 'woods'; reach: number }[] = [
  { room: 'north-point', kind: 'snow', reach: 25 },
  { room: 'wisdom-cave', kind: 'snow', reach: 34 },
  { room: 'beach', kind: 'sand', reach: 22 },
  { room: 'harbour', kind: 'sand', reach: 15 },
  { room: 'forest', kind: 'woods', reach: 32 },
  { room: 'memorial-grove', kind: 'woods', reach: 24 },
]
const TURF: Record<(typeof GROUNDS)[number]['kind'] | 'grass', readonly [Colour, Colour]> = {
  snow: ['snow2', 'snow1'],
  sand: ['gravel3', 'gravel2'],
  woods: ['grass3', 'grass2'],
  grass: ['grass4', 'grass3'],
}

/** The sea, and the island with its coast and its ways. What stands on it is drawn later. */
export function drawIsland(): Canvas {
  const island = new Canvas(MAP_SIZE.width, MAP_SIZE.height)
  const ways = waysOnLand()
  const land = new Uint8Array(island.width * island.height)
  for (let y = 0; y < island.height; y++)
    for (let x = 0; x < island.width; x++) land[y * island.width + x] = isLand(ways, x, y) ? 1 : 0
  const isThere: Land = (x, y) => island.has(x, y) && land[y * island.width + x] === 1
  for (let y = 0; y < island.height; y++)
    for (let x = 0; x < island.width; x++) island.set(x, y, isThere(x, y) ? turf(x, y) : seaAt(isThere, x, y))
  ways.forEach((way) => drawWay(island, way))
  drawStones(island)
  return island
}

/** The distance of a pixel from the nearest way of the island. */
export function wayAwayFrom(x: number, y: number): number {
  return Math.min(...waysOnLand().map((way) => distanceTo(way, x, y)))
}

function at(room: string): Point {
  const { x, y } = mapPosition(room) ?? { x: 0, y: 0 }
  return [x, y + 4]
}

let known: readonly Point[][] | null = null

/** A line of points per pair of rooms with doors between them, except across the sea to the lighthouse. */
function waysOnLand(): readonly Point[][] {
  known ??= ROOM_DOCS.flatMap(({ key, doors }) =>
    doors
      .filter(({ to }) => key < to.room && to.room !== 'lighthouse-rock' && key !== 'lighthouse-rock')
      .map(({ to }) => wayBetween(key, to.room)),
  )
  return known
}

function wayBetween(one: string, other: string): Point[] {
  const [from, to] = [at(one), at(other)]
  const [house, lane] = one.startsWith('house-') ? [from, to] : [to, from]
  if (!one.startsWith('house-') && !other.startsWith('house-')) return [from, to]
  return [lane, [lane[0] + 14, LANE_Y], [house[0], LANE_Y], house]
}

function distanceTo(way: readonly Point[], x: number, y: number): number {
  return Math.min(...way.slice(1).map((to, i) => distanceToLine(way[i] ?? to, to, [x, y])))
}

function distanceToLine([x0, y0]: Point, [x1, y1]: Point, [x, y]: Point): number {
  const along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2 || 1)
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - x0 - share * (x1 - x0), y - y0 - share * (y1 - y0))
}

function isLand(ways: readonly Point[][], x: number, y: number): boolean {
  const reach = SHORE.reach + SHORE.strays * (smoothNoise(x / 13, y / 13, 5) - 0.4)
  const narrows = Math.max(0, y - MAP_SIZE.height + SOUTH_COAST_PX)
  const rock = at('lighthouse-rock')
  const fromRock = Math.hypot(x - rock[0], (y - rock[1] - 3) * 1.5)
  return (
    fromRock < 12 + 5 * smoothNoise(x / 6, y / 6, 8) ||
    [...ways, ...GARDENS].some((way) => distanceTo(way, x, y) < reach - narrows)
  )
}

function turf(x: number, y: number): Colour {
  const wobble = 12 * (smoothNoise(x / 9, y / 9, 21) - 0.5)
  const here = GROUNDS.find(({ room, reach }) => {
    const [cx, cy] = at(room)
    return Math.hypot(x - cx, y - cy) < reach + wobble
  })
  const [light, dark] = TURF[here?.kind ?? 'grass']
  return smoothNoise(x / 11, y / 7, 33) > 0.62 ? dark : light
}

type Land = (x: number, y: number) => boolean

// Light falls from the upper left, so the coast towards the viewer shows its bank. The water beside it is foam, then
// shallow, then deep.
function seaAt(land: Land, x: number, y: number): Colour {
  if (land(x, y - 1)) return 'soil2'
  if (land(x, y - 2)) return 'soil1'
  const isNear = (reach: number) =>
    [
      [0, -reach - 2],
      [0, reach],
      [-reach, -1],
      [reach, -1],
      [-reach * 0.7, -reach * 0.7 - 2],
      [reach * 0.7, -reach * 0.7 - 2],
      [-reach * 0.7, reach * 0.7],
      [reach * 0.7, reach * 0.7],
    ].some(([dx = 0, dy = 0]) => land(Math.round(x + dx), Math.round(y + dy)))
  if (isNear(1)) return 'water4'
  if (isNear(5)) return 'water3'
  const isWave = y % 6 === 2 && hash(Math.floor(x / 5), y, 3) > 0.88
  return isWave ? 'water3' : 'water2'
}

function drawWay(island: Canvas, way: readonly Point[]) {
  const strokes = [
    { radius: 3, paint: 'gravel1' },
    { radius: 2, paint: 'gravel2' },
  ] as const
  for (const { radius, paint } of strokes)
    way.slice(1).forEach((to, i) => {
      const from = way[i] ?? to
      island.capsule([from[0], from[1], radius], [to[0], to[1], radius], paint)
    })
}

/** Stepping stones across to the lighthouse. */
function drawStones(island: Canvas) {
  const [from, to] = [at('north-point'), at('lighthouse-rock')]
  for (const share of [0.42, 0.5, 0.58, 0.66, 0.74]) {
    const x = from[0] + (to[0] - from[0]) * share
    const y = from[1] + (to[1] - from[1]) * share
    island.ellipse(x, y + 1, 3, 2, 'stone1').ellipse(x, y, 3, 2, 'stone3')
  }
}
