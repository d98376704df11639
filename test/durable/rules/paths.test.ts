import { expect, it } from 'vitest'
import { NEAR_GOAL_TILES, PATH_MAX_STEPS, findPath, freeTileNear } from '#durable/rules/paths.ts'
import { DIRECTIONS, canStep, directionsOf, neighbour, stepMs } from '#durable/rules/steps.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { isWalkOn, walkDuration } from '#durable/rules/walks.ts'
import { aGrid, aRandomGrid, aRandomTile, anEmptyGrid } from '#test/support/grids.ts'
import { seeded } from '#test/support/random.ts'

const costMs = (grid: Grid, start: Tile, dirs: string): number => walkDuration(grid, { ...start, dirs, startedAt: 0 })

/** A simple search for comparison: the cost of the quickest way to every tile, by relaxing until nothing improves. */
function costsFrom(grid: Grid, start: Tile): Map<string, number> {
  const costs = new Map([[`${start.x},${start.y}`, 0]])
  for (let queue = [start]; queue.length > 0;) {
    const next: Tile[] = []
    for (const tile of queue) {
      for (const direction of DIRECTIONS) {
        if (!canStep(grid, tile, direction)) continue
        const to = neighbour(tile, direction)
        const cost = costs.get(`${tile.x},${tile.y}`)! + stepMs(grid, tile, direction)
        if (cost >= (costs.get(`${to.x},${to.y}`) ?? Infinity)) continue
        costs.set(`${to.x},${to.y}`, cost)
        next.push(to)
      }
    }
    queue = next
  }
  return costs
}

it('[W5] walks straight where nothing is in the way', () => {
  expect(findPath(anEmptyGrid(9, 9), { x: 1, y: 4 }, { x: 6, y: 4 })).toEqual({ dirs: '22222', end: { x: 6, y: 4 } })
  expect(findPath(anEmptyGrid(9, 9), { x: 1, y: 1 }, { x: 4, y: 4 })!.dirs).toBe('333')
  expect(findPath(anEmptyGrid(9, 9), { x: 4, y: 4 }, { x: 4, y: 4 })).toEqual({ dirs: '', end: { x: 4, y: 4 } })
})

it('[W4] goes round a wall without cutting its corner', () => {
  const grid = aGrid('.....', '..#..', '..#..', '..#..', '.....')
  const { dirs } = findPath(grid, { x: 1, y: 2 }, { x: 3, y: 2 })!
  expect(isWalkOn(grid, { x: 1, y: 2, dirs, startedAt: 0 })).toBe(true)
  expect(costMs(grid, { x: 1, y: 2 }, dirs)).toBe(6 * 200)
})

it('[W5] [W3] swims where that is quicker, walks round where it is not', () => {
  const pond = aGrid('.....', '.~~~.', '.~~~.', '.....')
  expect(findPath(pond, { x: 0, y: 1 }, { x: 4, y: 1 })!.dirs).toBe('1223')
  const river = aGrid('..~..', '..~..', '..~..')
  expect(findPath(river, { x: 0, y: 1 }, { x: 4, y: 1 })!.dirs).toBe('2222')
})

it('[W5] finds a quickest path on 200 random floors, small and large, as a plain search does', () => {
  const random = seeded(5)
  for (let n = 0; n < 200; n++) {
    const grid = n % 10 === 0 ? aRandomGrid(random, 36, 28) : aRandomGrid(random, 12, 9)
    const [start, goal] = [aRandomTile(random, grid), aRandomTile(random, grid)]
    if (!isWalkable(grid, start.x, start.y)) continue
    const costs = costsFrom(grid, start)
    const path = findPath(grid, start, goal)
    const cost = costs.get(`${goal.x},${goal.y}`)
    if (cost === undefined) {
      expect(path?.end).not.toEqual(goal)
    } else {
      expect(path!.end).toEqual(goal)
      expect(isWalkOn(grid, { ...start, dirs: path!.dirs, startedAt: 0 })).toBe(true)
      expect(costMs(grid, start, path!.dirs)).toBe(cost)
    }
  }
})

it('[W6] ends on the reachable tile nearest to a goal that cannot be reached, on 200 random floors', () => {
  const random = seeded(6)
  for (let n = 0; n < 200; n++) {
    const grid = aRandomGrid(random, 14, 9)
    const [start, goal] = [aRandomTile(random, grid), aRandomTile(random, grid)]
    if (!isWalkable(grid, start.x, start.y)) continue
    const distance = (tile: Tile): number => Math.hypot(tile.x - goal.x, tile.y - goal.y)
    const tiles = [...costsFrom(grid, start).keys()].map((key) => key.split(',').map(Number))
    const nearest = Math.min(...tiles.map(([x, y]) => distance({ x: x!, y: y! })))
    const path = findPath(grid, start, goal)
    if (nearest > NEAR_GOAL_TILES) expect(path).toBe(null)
    else expect(distance(path!.end)).toBe(nearest)
  }
})

it('[W6] goes to the rim for a click just outside of the room, but not for one far outside', () => {
  const grid = anEmptyGrid(9, 9)
  expect(findPath(grid, { x: 4, y: 4 }, { x: 12, y: 4 })!.end).toEqual({ x: 8, y: 4 })
  expect(findPath(grid, { x: 4, y: 4 }, { x: 17, y: 4 })).toBe(null)
  expect(findPath(grid, { x: 4, y: 4 }, { x: -9999, y: 9999 })).toBe(null)
})

it('[W6] finds no path to an island that is too far away', () => {
  const row = '.'.repeat(20)
  const grid = aGrid(row, '#'.repeat(20), ...Array.from({ length: 8 }, () => '#'.repeat(20)), row)
  expect(findPath(grid, { x: 0, y: 0 }, { x: 0, y: 10 })).toBe(null)
  expect(findPath(grid, { x: 0, y: 0 }, { x: 5, y: 8 })!.end).toEqual({ x: 5, y: 0 })
})

it('[W5] finds the same path every time: ties go to the nearer tile, then to the lower index', () => {
  const random = seeded(7)
  const asked = Array.from({ length: 100 }, () => {
    const grid = aRandomGrid(random, 16, 16)
    return { grid, start: aRandomTile(random, grid), goal: aRandomTile(random, grid) }
  })
  const answer = () => asked.map(({ grid, start, goal }) => findPath(grid, start, goal))
  expect(answer()).toEqual(answer())
  expect(findPath(anEmptyGrid(20, 20), { x: 3, y: 3 }, { x: 9, y: 5 })!.dirs).toBe('332222')
})

it('[W7] walks a longer way only as far as 256 steps', () => {
  const walls = Array.from({ length: 40 }, (_, n) =>
    n % 2 === 0 ? '.'.repeat(20) : n % 4 === 1 ? '#'.repeat(19) + '.' : '.' + '#'.repeat(19),
  )
  const maze = aGrid(...walls)
  const path = findPath(maze, { x: 0, y: 0 }, { x: 0, y: 38 })!
  expect(path.dirs).toHaveLength(PATH_MAX_STEPS)
  expect(directionsOf(path.dirs).reduce(neighbour, { x: 0, y: 0 })).toEqual(path.end)
})

/** A floor that counts how often its ground is read, and at how many tiles. */
function watched(grid: Grid) {
  const reads: string[] = []
  const get = (ground: Uint8Array, index: string) => (reads.push(index), Reflect.get(ground, index))
  const floor = { ...grid, ground: new Proxy(grid.ground, { get }) }
  return { floor, read: () => ({ times: reads.length, tiles: new Set(reads).size }) }
}

/** To leave a tile in eight directions, a search reads each neighbour twice, and for a diagonal two more tiles. */
const READS_A_TILE = 8 * 2 + 4 * 2

it('[W5] leaves each tile of a room of 64 × 48 once at most, even if the goal cannot be reached', () => {
  const walled = aGrid(...Array.from({ length: 48 }, () => '.'.repeat(62) + '#.'))
  for (const grid of [walled, aRandomGrid(seeded(8), 64, 48)]) {
    const { floor, read } = watched(grid)
    findPath(floor, { x: 0, y: 0 }, { x: 63, y: 47 })
    expect(read().times).toBeLessThanOrEqual(64 * 48 * READS_A_TILE)
  }
})

it('[W5] looks only at the tiles beside a straight way', () => {
  const { floor, read } = watched(anEmptyGrid(64, 48))
  expect(findPath(floor, { x: 3, y: 24 }, { x: 60, y: 24 })!.dirs).toHaveLength(57)
  expect(read().tiles).toBeLessThanOrEqual(3 * (57 + 2))
})

it('[W8] takes the tile itself when it is free, else the free one nearest to it and to where the dog comes from', () => {
  const grid = anEmptyGrid(9, 9)
  const tile = { x: 4, y: 4 }
  const takenWithin = (radius: number) => (at: Tile) => Math.max(Math.abs(at.x - 4), Math.abs(at.y - 4)) < radius
  expect(freeTileNear(grid, tile, { isTaken: () => false, from: tile })).toEqual(tile)
  expect(freeTileNear(grid, tile, { isTaken: takenWithin(1), from: { x: 8, y: 8 } })).toEqual({ x: 5, y: 5 })
  expect(freeTileNear(grid, tile, { isTaken: takenWithin(2), from: { x: 4, y: 0 } })).toEqual({ x: 4, y: 2 })
})

it('[W8] looks only at reachable tiles, and gives up in a crowd', () => {
  const grid = aGrid('.#.', '.#.')
  const tile = { x: 0, y: 0 }
  const isTaken = (at: Tile) => at.x === 0
  expect(freeTileNear(grid, tile, { isTaken, from: tile })).toEqual(tile)
  expect(freeTileNear(anEmptyGrid(40, 40), tile, { isTaken: () => true, from: tile })).toEqual(tile)
})

/** Draws the path from S to G on a floor: its tiles are stars, and E is its end if that is not the goal. */
function drawn(...rows: string[]): string[] {
  const at = (letter: string): Tile => {
    const y = rows.findIndex((row) => row.includes(letter))
    return { x: rows[y]!.indexOf(letter), y }
  }
  const [start, goal] = [at('S'), at('G')]
  const isCovered = rows.some((row) => row.includes('X'))
  const grid = aGrid(
    ...rows.map((row) =>
      row
        .replace('S', '.')
        .replace('G', isCovered ? '#' : '.')
        .replace('X', '#'),
    ),
  )
  const path = findPath(grid, start, goal)!
  const picture = rows.map((row) => [...row])
  let tile = start
  for (const direction of directionsOf(path.dirs)) {
    tile = neighbour(tile, direction)
    if (picture[tile.y]![tile.x] !== 'G') picture[tile.y]![tile.x] = '*'
  }
  if (tile.x !== goal.x || tile.y !== goal.y) picture[tile.y]![tile.x] = 'E'
  return picture.map((row) => row.join(''))
}

it.each([
  {
    way: 'round a wall, wide at its corners',
    floor: ['......', '.S.#G.', '...#..', '......'],
    walked: ['..***.', '.S.#G.', '...#..', '......'],
  },
  {
    way: 'through the one gap',
    floor: ['S..#...', '...#...', '.......', '...#..G'],
    walked: ['S..#...', '.*.#...', '..***..', '...#.*G'],
  },
  {
    way: 'round a pond rather than through it, where that is as quick',
    floor: ['.......', 'S~~~~~G', '.......'],
    walked: ['.*****.', 'S~~~~~G', '.......'],
  },
  {
    way: 'through a stream that cuts the room in two',
    floor: ['..~~..', 'S.~~.G', '..~~..'],
    walked: ['..~~..', 'S****G', '..~~..'],
  },
  {
    way: 'to the shore of what it may not enter',
    floor: ['.......', '.S..XX.', '....XGX', '.......'],
    walked: ['.......', '.S..XX.', '..*.XGX', '...**E.'],
  },
  {
    way: 'out of a dead end',
    floor: ['.....', '.###.', '.#S#G', '.#.#.', '.....'],
    walked: ['.....', '.###.', '.#S#G', '.#*#*', '..***'],
  },
])('[W5] walks $way', ({ floor, walked }) => {
  expect(drawn(...floor)).toEqual(walked)
})

/** A floor with doors: `D` is a door on normal ground. */
function withDoors(...rows: string[]): Grid {
  const grid = aGrid(...rows.map((row) => row.replaceAll('D', '.')))
  return { ...grid, doors: Uint8Array.from(rows.join(''), (letter) => Number(letter === 'D')) }
}

it('[W12] [T2] walks round a door that is not the goal, and onto one that is', () => {
  const grid = withDoors('.....', '.....', '..D..', '.....')
  const crossed = (goal: Tile) => {
    let tile: Tile = { x: 0, y: 2 }
    return directionsOf(findPath(grid, tile, goal)!.dirs).map((direction) => (tile = neighbour(tile, direction)))
  }
  expect(crossed({ x: 4, y: 2 })).not.toContainEqual({ x: 2, y: 2 })
  expect(findPath(grid, { x: 0, y: 2 }, { x: 2, y: 2 })).toEqual({ dirs: '22', end: { x: 2, y: 2 } })
  expect(isDoor(grid, 2, 2)).toBe(true)
})

it('[W12] crosses a door if there is no other way, and leaves one as fast as another tile', () => {
  const grid = withDoors('..D..')
  const { dirs } = findPath(grid, { x: 0, y: 0 }, { x: 4, y: 0 })!
  expect(costMs(grid, { x: 0, y: 0 }, dirs)).toBe(800)
})

it('[W12] never ends on a door near a goal that cannot be reached', () => {
  const grid = withDoors('...D#', '.....')
  expect(findPath(grid, { x: 0, y: 0 }, { x: 4, y: 0 })!.end).toEqual({ x: 4, y: 1 })
})

it('[W12] lets many dogs go to one door, and shifts none to a door', () => {
  const grid = withDoors('.D.')
  const everywhere = { isTaken: () => true, from: { x: 0, y: 0 } }
  expect(freeTileNear(grid, { x: 1, y: 0 }, everywhere)).toEqual({ x: 1, y: 0 })
  const here = { isTaken: (tile: Tile) => tile.x === 0, from: { x: 0, y: 0 } }
  expect(freeTileNear(grid, { x: 0, y: 0 }, here)).toEqual({ x: 2, y: 0 })
})
