import { expect, it } from 'vitest'
import { neighbour } from '#durable/rules/steps.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { aGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'
import { below, pick, seeded } from '#test/support/random.ts'

const MAZE = aGrid('..........', '.########.', '.#......#.', '.#.####.#.', '...#~~....', '.#.####.#.', '.##......d')
const MOVES = 100_000
/** The fastest way to move is diagonal: √2 tiles in 282 ms. */
const TILES_PER_SECOND = (Math.SQRT2 / 282) * 1000

function whereIs(park: TestPark, dog: number): { x: number; y: number; walk: Walk } {
  const { walk } = park.room.snapshot(park.now).dogs.find(({ visitor }) => visitor.dog === dog)!
  const { x, y } = placeAt(MAZE, walk, park.now)
  return { x, y, walk }
}

/** Whether every tile of the walk is walkable, by the map itself and not by the rules. */
function isOnOpenGround(walk: Walk): boolean {
  const isOpen = (x: number, y: number) => MAZE.ground[y * MAZE.width + x] !== 2
  let tile = { x: walk.x, y: walk.y }
  return [...walk.dirs].every((digit) => {
    tile = neighbour(tile, Number(digit) as 0)
    return isOpen(tile.x, tile.y)
  })
}

// Sends walks to anywhere: in the room, outside of it, far away, to its own tile; too fast, and in bursts.
function harass(park: TestPark, bella: Socket, random: () => number, seq: number): void {
  const far = pick(random, [1, 1, 1, 10, 9999])
  bella.walk(below(random, 14 * far) - 2, below(random, 10 * far) - 2, pick(random, [seq, 0, 2 ** 31 - 1]))
  if (random() < 0.02) bella.send({ type: 'rest', pose: 'sit' })
  park.wait(pick(random, [0, 0, 1, 7, 50, 50, 50, 166]))
}

it(`[T27] moves no dog further in a second than it can walk, nor onto forbidden ground, by ${MOVES} hostile moves`, () => {
  const random = seeded(27)
  const park = aPark({ grid: MAZE, entries: [{ x: 0, y: 0 }] })
  let bella = park.enter(1)
  let epoch = 1
  let answered = 0
  let before: { x: number; y: number; at: number }[] = []
  for (let n = 0; n < MOVES; n++) {
    if (!bella.isOpen) {
      answered += bella.of('walked').length
      epoch += 1
      bella = park.enter(1, { epoch })
    }
    harass(park, bella, random, n)
    const { x, y, walk } = whereIs(park, 1)
    if (!isOnOpenGround(walk)) throw new Error(`move ${n}: ${JSON.stringify(walk)}`)
    before = before.filter(({ at }) => at > park.now - 1000)
    const furthest = Math.max(0, ...before.map((sight) => Math.hypot(sight.x - x, sight.y - y)))
    if (furthest > TILES_PER_SECOND + 1) throw new Error(`move ${n}: ${furthest.toFixed(2)} tiles in a second`)
    before.push({ x, y, at: park.now })
  }
  // The dog was let walk, was closed for flooding, and came back.
  expect(answered).toBeGreaterThan(1000)
  expect(epoch).toBeGreaterThan(10)
})

function onTheWay(): { park: TestPark; bella: Socket } {
  const park = aPark({ grid: MAZE, entries: [{ x: 0, y: 4 }] })
  const bella = park.enter(1)
  bella.walk(0, 0, 1)
  park.wait(300)
  return { park, bella }
}

it('[T28] moves a dog no further by thirty moves at one moment than by one', () => {
  const [hoarder, honest] = [onTheWay(), onTheWay()]
  for (let n = 0; n < 30; n++) hoarder.bella.walk(n % 2, 0, 2 + n)
  honest.bella.walk(1, 0, 2)
  const applied = hoarder.bella.of('walked').filter(({ seq }) => (seq ?? 0) > 1)
  // Six walks at one moment are accepted; each begins with the same step, the one in progress.
  expect(applied.length).toBeLessThanOrEqual(6)
  expect(new Set(applied.map(({ x, y, startedAt }) => `${x} ${y} ${startedAt}`)).size).toBe(1)
  const [one, other] = [whereIs(hoarder.park, 1), whereIs(honest.park, 1)]
  expect([one.x, one.y]).toEqual([other.x, other.y])
})
