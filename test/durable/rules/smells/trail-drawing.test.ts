import { expect, it } from 'vitest'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { TRAIL_WAYS, trailWayOn } from '#durable/rules/smells/trail-day.ts'
import { LEG_TILES, hideoutsIn, trailLegIn } from '#durable/rules/smells/trail-drawing.ts'
import type { TrailGround } from '#durable/rules/smells/trail-drawing.ts'
import { tilesOfLeg } from '#durable/rules/smells/trail-leg.ts'
import { canStep, directionsOf } from '#durable/rules/steps.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import type { RoomKey } from '#durable/world/room-keys.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const SEED = numberedSeed(51)
/** The days of 400 nights from 28 November 2026 on. */
const DAYS = Array.from({ length: 400 }, (_, day) => 20_785 + day)
const TILES = { least: 90, most: 260 } as const

function groundOf(room: string): TrailGround {
  const doc = ROOMS[room as RoomKey]
  const { grid, entries, doors } = compileRoom(doc)
  return { grid, entries, doors: doors.map(wireDoor), things: doc.things }
}

const GROUNDS: ReadonlyMap<string, TrailGround> = new Map(
  [...new Set(TRAIL_WAYS.flat())].map((room) => [room, groundOf(room)]),
)

const legsOn = (day: number, seed = SEED) =>
  trailWayOn(seed, day).map((room) => {
    const ground = GROUNDS.get(room)
    return { room, ground, leg: ground ? trailLegIn(ground, room, { seed, day }) : null }
  })

it('[SC1] can hide something in six places at least of each room in which a way ends', () => {
  const ends = new Set(TRAIL_WAYS.map((way) => way.at(-1) ?? way[0]))
  const places = [...ends].map((room) => hideoutsIn(groundOf(room)).length)
  expect(Math.min(...places)).toBeGreaterThanOrEqual(6)
})

it('[SC4] is whole and of 90 to 260 tiles on each of the next 400 days', () => {
  for (const day of DAYS) {
    const legs = legsOn(day)
    expect(legs.filter(({ leg }) => leg === null).map(({ room }) => `${day} ${room}`)).toEqual([])
    const tiles = legs.reduce((sum, { leg }) => sum + (leg?.dirs.length ?? 0), 0)
    expect(tiles, `${day}`).toBeGreaterThanOrEqual(TILES.least)
    expect(tiles, `${day}`).toBeLessThanOrEqual(TILES.most)
  }
})

it('[SC4] goes only where a dog may step, from where one comes in to the door of the next room', () => {
  for (const day of DAYS.slice(0, 60)) {
    for (const { room, ground, leg } of legsOn(day)) {
      if (!ground || !leg) throw new Error(room)
      const tiles = tilesOfLeg(leg)
      expect(directionsOf(leg.dirs).every((direction, step) => canStep(ground.grid, tiles[step]!, direction))).toBe(
        true,
      )
      expect(leg.dirs.length).toBeGreaterThanOrEqual(LEG_TILES.least)
      const end = tiles.at(-1)
      const door = ground.doors.find(({ x, y }) => x === end?.x && y === end.y)
      expect(door?.room ?? null).toBe(leg.to)
    }
  }
})

it('[SC2] is the same for all on a day, in every twin, and another one on the next', () => {
  const leg = (room: string, day: number) => trailLegIn(groundOf('plaza'), room, { seed: SEED, day })
  expect(leg('plaza~2', 20_785)).toEqual(leg('plaza', 20_785))
  expect(leg('plaza', 20_786)).not.toEqual(leg('plaza', 20_785))
  expect(legsOn(20_785, numberedSeed(52))).not.toEqual(legsOn(20_785))
})

it('has no part in a room that was changed so that it lacks the door', () => {
  const ground = { ...groundOf('plaza'), doors: [] }
  expect(trailLegIn(ground, 'plaza', { seed: SEED, day: 20_785 })).toBe(null)
})
