import { expect, it } from 'vitest'
import { trailWords } from '#app/game/hud/gains/gain.ts'
import type { Texts } from '#app/game/hud/shared/texts.ts'
import { trailTold } from '#app/game/model/around/trail-scent.ts'
import type { TrailTold } from '#app/game/model/around/trail-scent.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { trailWayOn } from '#durable/rules/smells/trail-day.ts'
import { DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import { isDoor } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf, walkDuration } from '#durable/rules/walks.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import { tilesOf } from '#durable/world/room-doc.ts'
import type { RoomKey } from '#durable/world/room-keys.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { NOON, aPark } from '#test/support/park.ts'

const SEED = numberedSeed(7)
const OP = '00000000-0000-4000-8000-000000000001'
const DAY_MS = 24 * 60 * 60 * 1000

/** How long a player takes to read the line, ms: assumed. */
const LOOKS_MS = 3000
/** How many tiles it then goes, in turn, since it cannot tell how far. */
const GOES = [3, 2, 3, 1] as const
const LOOKS_MAX = 150

/** Where to go; `isOut` where it is through a door; null where the trail ends. */
type Lead = { direction: Direction; isOut: boolean } | null

/** The words alone: each text is told by its name, and a direction by its own. */
const named: Texts = ((name: string, values: object = {}) => [name, ...Object.values(values)].join(' ')) as never
function byText(told: TrailTold): Lead {
  const line = told ? trailWords(named, told) : ''
  if (line.includes('trail.here')) return null
  const direction = DIRECTIONS.find((one) => line.includes(`direction.d${one}`))
  if (direction === undefined) throw new Error(line)
  return { direction, isOut: line.includes('trail.out') }
}

/** A dog that knows nothing but what its nose tells goes from the notice board to the hideout. Returns how long it took, ms. */
function solve(now: number): number {
  const way = trailWayOn(SEED, osloDay(now)) as RoomKey[]
  let took = 0
  let entry: Tile | null = null
  for (const key of way) {
    const doc = ROOMS[key]
    const { grid, entries, doors } = compileRoom(doc)
    const park = aPark({
      ...{ key, grid, doors: doors.map(wireDoor), things: doc.things },
      entries: [entry ?? { x: 15, y: 12 }, ...entries],
    })
    park.now = now + took
    const bella = park.enter(1, { trail: { seed: SEED, foundDay: null } })
    const trail = bella.of('nose')[0]?.trail ?? null
    let here: Tile = entry ?? { x: 15, y: 12 }
    entry = null
    for (let looks = 0; entry === null; looks += 1) {
      if (looks > LOOKS_MAX) throw new Error(`lost in ${key}`)
      park.wait(LOOKS_MS)
      took += LOOKS_MS
      const lead = byText(trailTold(trail, grid, here))
      if (lead === null) {
        bella.send({ type: 'use', op: OP, thing: 'trail' })
        expect(park.asked).toMatchObject([{ trail: osloDay(now), no: null }])
        return took
      }
      let goal = here
      for (let tiles = 0; tiles < (GOES[looks % GOES.length] ?? 1); tiles += 1) {
        const next = neighbour(goal, lead.direction)
        const isOut = isDoor(grid, next.x, next.y)
        if (!isOut || lead.isOut) goal = next
        if (isOut) break
      }
      bella.walk(goal.x, goal.y, looks + 1)
      const walked = bella.of('walked').at(-1)
      if (!walked || walked.seq !== looks + 1) continue
      const walk = { x: walked.x, y: walked.y, dirs: walked.dirs, startedAt: walked.startedAt }
      const ms = walkDuration(grid, walk)
      park.wait(ms)
      took += ms
      here = endOf(walk)
      const door = doc.doors.find((one) => tilesOf(one).some(({ x, y }) => x === here.x && y === here.y))
      if (!door) continue
      expect(door.to.room).toBe(way[way.indexOf(key) + 1])
      entry = ROOMS[door.to.room as RoomKey].entries.find(({ id }) => id === door.to.entry) ?? null
    }
  }
  throw new Error('the trail has no end')
}

// Each way of a trail comes within so many days.
const NIGHTS = Array.from({ length: 10 }, (_, night) => NOON + night * DAY_MS)

it('[SC1] is solved by the words alone in 90 to 420 seconds of the park', () => {
  const seconds = NIGHTS.map((now) => solve(now) / 1000)
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(90)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(420)
})
