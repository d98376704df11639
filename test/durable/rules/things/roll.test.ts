import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DIRECTIONS } from '#durable/rules/steps.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import {
  BALL_HOME_MS,
  PUSHES,
  RUN_UP,
  ballAt,
  ballWay,
  hasRunUp,
  isBallHome,
  pushed,
} from '#durable/rules/things/roll.ts'
import { TILE_PX, isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'

const AT = 1_800_000_000_000
const [WALK, RUN] = PUSHES
const LAWN = anEmptyGrid(20, 20)
const HOME = { x: 320, y: 320 }
const EAST = { direction: 2, hasRunUp: false, dog: 1, now: AT } as const

/** A room with a closed rim, forbidden ground, water and doors, and the middle of an open tile in it. */
const aRoom = fc
  .record({ width: fc.integer({ min: 5, max: 40 }), height: fc.integer({ min: 5, max: 30 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      tiles: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 2, 3, 9), {
        minLength: width * height,
        maxLength: width * height,
      }),
      home: fc.record({ x: fc.integer({ min: 1, max: width - 2 }), y: fc.integer({ min: 1, max: height - 2 }) }),
    }),
  )
  .map(({ width, height, tiles, home }) => {
    const isRim = (x: number, y: number) => x === 0 || y === 0 || x === width - 1 || y === height - 1
    const ground = Uint8Array.from(tiles, (tile, i) => (isRim(i % width, Math.trunc(i / width)) ? 2 : tile % 9))
    const doors = Uint8Array.from(tiles, (tile) => (tile === 9 ? 1 : 0))
    ground[home.y * width + home.x] = doors[home.y * width + home.x] = 0
    const grid: Grid = { width, height, ground, doors }
    return { grid, home: { x: home.x * TILE_PX + 16, y: home.y * TILE_PX + 16 } }
  })

const somePushes = fc.array(
  fc.record({
    direction: fc.constantFrom(...DIRECTIONS),
    hasRunUp: fc.boolean(),
    afterMs: fc.integer({ min: 0, max: 2500 }),
  }),
  { minLength: 1, maxLength: 5 },
)

function isOpen(grid: Grid, { x, y }: { x: number; y: number }): boolean {
  const [column, row] = [Math.floor(x / TILE_PX), Math.floor(y / TILE_PX)]
  return isWalkable(grid, column, row) && !isDoor(grid, column, row)
}

it('[TH1] a ball is never on forbidden ground or a door, never faster than 0.25 px/ms, lies still in the end, and all see it in one place', () => {
  fc.assert(
    fc.property(aRoom, somePushes, ({ grid, home }, pushes) => {
      let last: LastUse | null = null
      let now = AT
      for (const { afterMs, ...push } of pushes) {
        now += afterMs
        const before = ballAt(grid, home, last, now)
        last = pushed(grid, home, last, { ...push, dog: 1, now })
        const twin: LastUse = JSON.parse(JSON.stringify(last))
        const { ms } = ballWay(grid, last)
        let from = ballAt(grid, home, last, now)
        expect({ x: from.x, y: from.y }).toEqual({ x: before.x, y: before.y })
        for (let t = 0; t <= ms + 40; t += 40) {
          const here = ballAt(grid, home, last, now + t)
          if (!isOpen(grid, here)) expect.fail(`at ${here.x}, ${here.y} after ${t} ms`)
          // Both ends are rounded to a px.
          const px = Math.hypot(here.x - from.x, here.y - from.y)
          if (px > 40 * 0.25 + 1.5) expect.fail(`${px} px in 40 ms`)
          const other = ballAt(grid, home, twin, now + t)
          if (other.x !== here.x || other.y !== here.y || other.share !== here.share) expect.fail('two places')
          from = here
        }
        expect(ballAt(grid, home, last, now + ms).share).toBe(0)
        expect([last.a, last.b].every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 16)).toBe(
          true,
        )
      }
    }),
    { numRuns: 1000 },
  )
})

it('[TH1] rolls 96 px when it is pushed, and 192 after a run-up, ever slower', () => {
  const walk = pushed(LAWN, HOME, null, EAST)
  const run = pushed(LAWN, HOME, null, { ...EAST, hasRunUp: true })
  expect(ballAt(LAWN, HOME, walk, AT + WALK.ms)).toEqual({ x: HOME.x + 96, y: HOME.y, share: 0 })
  expect(ballAt(LAWN, HOME, run, AT + RUN.ms)).toEqual({ x: HOME.x + 192, y: HOME.y, share: 0 })
  expect(ballAt(LAWN, HOME, walk, AT + WALK.ms / 2)).toEqual({ x: HOME.x + 72, y: HOME.y, share: 128 })
})

it('[TH1] begins a push where the ball is, also while it rolls', () => {
  const first = pushed(LAWN, HOME, null, EAST)
  const second = pushed(LAWN, HOME, first, { ...EAST, direction: 4, now: AT + WALK.ms / 2 })
  expect(ballAt(LAWN, HOME, second, AT + WALK.ms / 2)).toMatchObject({ x: HOME.x + 72, y: HOME.y })
})

it('[TH1] bounces off forbidden ground, doors and corners', () => {
  const walled = aGrid('#####', '#..##', '#####')
  const start = { x: 48, y: 48 }
  const way = ballWay(walled, pushed(walled, start, null, EAST))
  expect(way.corners.length).toBeGreaterThan(2)
  expect(ballAt(walled, start, pushed(walled, start, null, EAST), AT + WALK.ms).x).toBeLessThan(96)
})

it('[TH1] has half of the rest left in water', () => {
  const pond = aGrid('#'.repeat(12), `#.${'~'.repeat(9)}#`, '#'.repeat(12))
  const start = { x: 48, y: 48 }
  const { x } = ballAt(pond, start, pushed(pond, start, null, { ...EAST, hasRunUp: true }), AT + RUN.ms)
  expect(x).toBe(64 + Math.trunc((192 - 16) / 2))
})

it('[TH1] is at home again when it has lain still for two minutes', () => {
  const last = pushed(LAWN, HOME, null, EAST)
  const goneAt = AT + WALK.ms + BALL_HOME_MS
  expect([isBallHome(last, goneAt - 1), isBallHome(last, goneAt)]).toEqual([false, true])
  expect(ballAt(LAWN, HOME, last, goneAt)).toEqual({ ...HOME, share: 0 })
})

it('[TH1] a run-up is the third step of a walk, and half a second after its end', () => {
  const walk = { x: 1, y: 1, dirs: '2222', startedAt: AT }
  const begins = AT + 400
  const ends = AT + 800 + RUN_UP.lastsMs
  expect([begins - 1, begins, ends - 1, ends].map((now) => hasRunUp(LAWN, walk, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(hasRunUp(LAWN, { ...walk, dirs: '22' }, AT + 400)).toBe(false)
})

it('[TH1] looks the same before the clock was set back and after', () => {
  const last = pushed(LAWN, HOME, null, EAST)
  expect(ballAt(LAWN, HOME, last, AT - 5000)).toEqual({ ...HOME, share: 256 })
})
