import type { WireDoor } from '#durable/protocol/messages.ts'
import type { NamedTile } from '#durable/room/state/park.ts'
import { RIDDLE_PLACES } from '#durable/rules/questions/riddle.ts'
import { reachedFrom } from '#durable/rules/reached.ts'
import { GATE_POST, POSTS, SMELL_POST } from '#durable/rules/smells/posts.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { wireDoor } from '#durable/world/compile-room.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { TILE_PX, gridOf } from '#durable/world/room-doc.ts'
import type { Area, Thing } from '#durable/world/room-doc.ts'
import { readPack } from '#durable/world/room-pack.ts'
import { aGrid } from '#test/support/grids.ts'
import { aPack } from '#test/support/packs.ts'
import { below } from '#test/support/random.ts'

export type Ground = {
  key: string
  /** The address of the pack, and its text. */
  pack: string
  text: string
  grid: Grid
  entries: readonly [NamedTile, ...NamedTile[]]
  doors: readonly WireDoor[]
  things: readonly Thing[]
  /** The festive ground. */
  areas: readonly Area[]
  maxDogs: number
}

/** The entry for dogs that come through a door. */
export const BY_DOOR = 'by door'

/** The most tiles, in percent, that a new revision walls up. */
const WALLED_MAX = 30
/** How far round a tile a revision builds over the room, tiles: who stands beside that cannot reach the tile. */
const BUILT_OVER = 2

const COURT = aGrid(
  '################',
  '#......~~......#',
  '#.###..~~..###.#',
  '#.#..dd...dd..#.#',
  '#...####.###...#',
  '#......#.#.....#',
  '#.~~...#.#..##.#',
  '#.~~.......##..#',
  '################',
)

const LAWN = aGrid(
  '........................',
  '.########.####.#######..',
  '.#......#.#..#.#.....#..',
  '.#.####.#.#..#.#.###.#..',
  '...#~~......~~...###....',
  '.#.####.#.#..#.#.###.#..',
  '..............~~......#.',
  '.######..#####..#####...',
  '........................',
)

/**
 * Fountain Square as it is, a hat shop like a court with pools and corners, and a lawn of narrow lanes, in which a trail ends on some
 * days. Doors lead from each to the next. The trail comes to the lawn from a room that there is not.
 */
export function grounds(maxDogs: number): Ground[] {
  const [door] = PLAZA.doors
  const [middle] = PLAZA.entries
  return [
    {
      key: 'plaza',
      grid: gridOf(PLAZA),
      entries: entries(middle, middle),
      doors: [{ ...wireDoor(door!), room: 'hat-shop' }],
      things: [
        ...things(middle),
        { id: POSTS[GATE_POST].thing, prefab: SMELL_POST, ...footIn(middle) },
        ...answers(middle),
      ],
    },
    {
      key: 'hat-shop',
      grid: COURT,
      entries: entries({ x: 8, y: 3 }, { x: 1, y: 1 }),
      doors: [aGate(14, 7, 'party-lawn')],
      things: things({ x: 8, y: 4 }),
    },
    {
      key: 'party-lawn',
      grid: LAWN,
      entries: entries({ x: 0, y: 0 }, { x: 9, y: 6 }),
      doors: [aGate(4, 2, 'plaza'), { ...aGate(0, 2, 'pack-lane'), id: 'back' }],
      things: [
        ...things({ x: 2, y: 0 }),
        ...hideouts({ x: 22, y: 0 }, { x: 12, y: 8 }, { x: 4, y: 8 }, { x: 23, y: 6 }),
      ],
    },
  ].map((drawn) => published({ ...drawn, areas: festive(drawn.grid), maxDogs, pack: `${drawn.key} 1` }))
}

/** The four answers of the riddle side by side, the first one near this tile. */
function answers({ x, y }: Tile): Thing[] {
  return RIDDLE_PLACES.map((id, place) => ({ id, prefab: 'cushion', ...footIn({ x: x + 3 * place - 4, y: y + 1 }) }))
}

function entries(first: Tile, { x, y }: Tile): Ground['entries'] {
  return [first, { id: BY_DOOR, x, y }]
}

/**
 * One of each kind that all see in use, and what the committee plays with, near this tile: so near that the dogs of a room come
 * upon each other there.
 */
function things({ x, y }: Tile): Thing[] {
  const foot = footIn({ x, y })
  return ['ball', 'stool', 'bell', 'bowl-water', 'floor-lamp', 'spinning-wheel', 'colour-roulette'].map((prefab) => ({
    id: prefab,
    prefab,
    ...foot,
  }))
}

/** [SC1] What something can be hidden behind at the end of a trail. */
function hideouts(...tiles: Tile[]): Thing[] {
  return tiles.map((tile, number) => ({ id: `boulder-${number}`, prefab: 'boulder', ...footIn(tile) }))
}

/** The middle of a tile, art px. */
function footIn({ x, y }: Tile): Tile {
  return { x: x * TILE_PX + 16, y: y * TILE_PX + 16 }
}

/** The committee may decorate all of a room, or its left half alone. */
function festive({ width, height }: Grid, share: 1 | 2 = 1): Area[] {
  return [{ id: 'green', kind: 'festive', x: 0, y: 0, w: Math.ceil(width / share), h: height }]
}

function aGate(x: number, y: number, room: string): WireDoor {
  return { id: 'gate', x, y, w: 1, h: 1, room }
}

/** Adds the ground, as a client reads it from the pack. */
function published(ground: Omit<Ground, 'text'>): Ground {
  const text = aPack(ground)
  return { ...ground, text, grid: gridOf(readPack(text)) }
}

/**
 * A new revision of the room: some floor is walled up, some walls are floor again, and all floor is connected. It
 * builds over what is round the tile `over`; null for nowhere. In every other one half of the festive ground is closed.
 */
export function revisionOf(
  first: Ground,
  { number, over }: { number: number; over: Tile | null },
  random: () => number,
): Ground {
  const { grid, entries, doors } = first
  const share = below(random, WALLED_MAX)
  const isOpen = (index: number) => [...entries, ...doors].some(({ x, y }) => y * grid.width + x === index)
  const isBuiltOver = (index: number) =>
    over !== null &&
    Math.abs((index % grid.width) - over.x) <= BUILT_OVER &&
    Math.abs(Math.floor(index / grid.width) - over.y) <= BUILT_OVER
  const walled = grid.ground.map((kind, index) =>
    !isOpen(index) && (below(random, 100) < share || isBuiltOver(index)) ? GROUND.forbidden : kind,
  )
  const reached = reachedFrom({ ...grid, ground: walled }, entries[0])
  const pack = `${first.key} ${number}`
  // A room with an unreachable entry or door cannot be published.
  const areas = festive(grid, number % 2 === 0 ? 2 : 1)
  if (![...entries, ...doors].every(({ x, y }) => reached.has(y * grid.width + x)))
    return published({ ...first, areas, pack })
  const ground = walled.map((kind, index) => (reached.has(index) ? kind : GROUND.forbidden))
  return published({ ...first, areas, pack, grid: { ...grid, ground } })
}
