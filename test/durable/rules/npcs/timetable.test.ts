import { expect, it } from 'vitest'
import { osloMinute } from '#durable/rules/life/days.ts'
import { NPC_ROWS } from '#durable/rules/npcs/npcs.ts'
import { isInEarshot, npcAt } from '#durable/rules/npcs/timetable.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

const { grid } = compileRoom(PLAZA)
const PLACE = { room: 'plaza', grid }
/** Midnight in Oslo, in winter and in summer. */
const WINTER = Date.parse('2026-11-23T00:00:00+01:00')
const SUMMER = Date.parse('2026-06-21T00:00:00+02:00')
const HOUR_MS = 60 * 60 * 1000

it('counts the minutes of the Oslo day, in winter and in summer', () => {
  expect([osloMinute(WINTER), osloMinute(WINTER - 1), osloMinute(WINTER + 90 * 60_000)]).toEqual([0, 1439, 90])
  expect([osloMinute(SUMMER), osloMinute(SUMMER - 1)]).toEqual([0, 1439])
})

it("[NP1] has Garm sit 76 px east of the plaza's first entry in the morning", () => {
  const garm = npcAt('garm', PLACE, WINTER + 7 * HOUR_MS)
  const [entry] = PLAZA.entries
  expect(garm).toMatchObject({ pose: 'sit', place: { moving: false } })
  const east = ((garm?.place.x ?? 0) - entry.x) * TILE_PX + NPC_ROWS.garm.aside.x
  expect([east, garm?.place.y]).toEqual([76, entry.y])
})

it('[NP1] has him asleep at the same place in the night, also before the first post of the day', () => {
  for (const hour of [1, 5, 22, 23]) {
    const garm = npcAt('garm', PLACE, SUMMER + hour * HOUR_MS)
    expect(garm, `${hour} o'clock`).toMatchObject({ pose: 'curl', place: { tile: { x: 22, y: 17 }, moving: false } })
  }
})

it('[NP1] has him walk to the basin of the fountain at noon and back an hour later', () => {
  const noon = SUMMER + 12 * HOUR_MS
  expect(npcAt('garm', PLACE, noon - 1)?.place).toMatchObject({ tile: { x: 22, y: 17 }, moving: false })
  expect(npcAt('garm', PLACE, noon + 100)?.place.moving).toBe(true)
  expect(npcAt('garm', PLACE, noon + 60_000)?.place).toMatchObject({ tile: { x: 21, y: 16 }, moving: false })
  expect(npcAt('garm', PLACE, noon + HOUR_MS + 100)?.place.moving).toBe(true)
  expect(npcAt('garm', PLACE, noon + HOUR_MS + 60_000)?.place.tile).toEqual({ x: 22, y: 17 })
})

it('[NP1] is never more than a step away from where it was 200 ms before', () => {
  let before = npcAt('garm', PLACE, SUMMER + 12 * HOUR_MS - 1000)?.place
  for (let ms = -800; ms < 10_000; ms += 200) {
    const now = npcAt('garm', PLACE, SUMMER + 12 * HOUR_MS + ms)?.place
    if (!now || !before) throw new Error('he is not in the plaza')
    expect(Math.hypot(now.x - before.x, now.y - before.y), `at ${ms} ms`).toBeLessThanOrEqual(1.01)
    before = now
  }
})

it('[NP1] finds the same place on a ground that was read anew, and in a twin of the room', () => {
  const other = { room: 'plaza~2', grid: compileRoom(PLAZA).grid }
  for (let at = SUMMER; at < SUMMER + 24 * HOUR_MS; at += 17 * 60_000 + 123)
    expect(npcAt('garm', other, at)).toEqual(npcAt('garm', PLACE, at))
})

it('is in no other room, and is heard as far as six tiles away', () => {
  expect(npcAt('garm', { room: 'meadow', grid }, WINTER)).toBe(null)
  const garm = npcAt('garm', PLACE, WINTER)
  if (!garm) throw new Error('he is not in the plaza')
  expect([isInEarshot(garm, { x: 16, y: 23 }), isInEarshot(garm, { x: 15, y: 17 })]).toEqual([true, false])
})
