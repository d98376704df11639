import { expect, it } from 'vitest'
import { PREFABS } from '#app/art/park/prefabs.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { HABITS } from '#app/game/model/creatures/habits.ts'
import { GULL_PERCHES, hauntsOf, RIDGE } from '#app/game/model/creatures/haunts.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { isOutdoors } from '#durable/world/sky.ts'

/** What a large screen shows, art px. */
const VIEW = { width: 720, height: 450 }
/** A swarm counts as one. */
const MOST_IN_VIEW = 12

const OUTDOORS = ROOM_DOCS.filter(isOutdoors)
const TIMES = [
  { name: 'a noon in June', month: 6, hour: 12 },
  { name: 'a night in June', month: 6, hour: 23 },
  { name: 'a noon in November', month: 11, hour: 12 },
  { name: 'a noon in January', month: 1, hour: 12 },
]

it.each(TIMES)('at most 12 live in a view, at $name', (time) => {
  for (const doc of OUTDOORS) {
    const out = hauntsOf(doc).filter(({ kind }) => HABITS[kind].isOut(time))
    for (let top = 0; top < doc.height * 32 - VIEW.height / 2; top += 64)
      for (let left = 0; left < doc.width * 32 - VIEW.width / 2; left += 64) {
        const within = out.filter(
          ({ home: { x, y } }) => x >= left && x < left + VIEW.width && y >= top && y < top + VIEW.height,
        )
        expect(within.length, `${doc.key} at ${left}, ${top}`).toBeLessThanOrEqual(MOST_IN_VIEW)
      }
  }
})

it('something lives in every room under the sky by day, the year round, and nobody under a roof', () => {
  for (const doc of ROOM_DOCS) {
    const kinds = (month: number) => new Set(kindsOut(hauntsOf(doc), { month, hour: 12 }))
    for (const month of [1, 6, 11]) {
      if (isOutdoors(doc)) expect(kinds(month).size, `${doc.key} in month ${month}`).toBeGreaterThan(0)
      else expect(kinds(month).size).toBe(0)
    }
  }
})

it('each lives where it belongs', () => {
  const rooms = (kind: CreatureKind) =>
    ROOM_DOCS.filter((doc) => hauntsOf(doc).some((haunt) => haunt.kind === kind)).map(({ key }) => key)
  expect(rooms('gull')).toEqual(expect.arrayContaining(['harbour', 'beach', 'lighthouse-rock']))
  expect(rooms('gull')).not.toContain('forest')
  expect(rooms('cat')).toContain('market-street')
  expect(rooms('fish')).toEqual(expect.arrayContaining(['lake', 'harbour', 'beach']))
  expect(rooms('squirrel')).toContain('forest')
  expect(rooms('butterfly')).toContain('meadow')
  expect(rooms('firefly')).toEqual(expect.arrayContaining(['forest', 'meadow']))
})

it('gulls and the cat stand on something, and not within it', () => {
  const on = Object.entries(GULL_PERCHES).flatMap(([prefab, perches]) => perches.map((perch) => ({ prefab, ...perch })))
  const ridge = Array.from({ length: 5 }, (_, step) => ({
    prefab: 'shop-hats',
    dx: RIDGE.from + step * RIDGE.step,
    up: RIDGE.up,
  }))
  for (const { prefab, dx, up } of [...on, ...ridge]) {
    const { body, foot } = PREFABS[prefab]!.draw('summer', 0)
    const solid = (over: number) => body.alphaAt(foot[0] + dx, foot[1] - up - over) > 0
    expect([prefab, dx, solid(-2), solid(3)]).toEqual([prefab, dx, true, false])
  }
})

function kindsOut(haunts: ReturnType<typeof hauntsOf>, time: { month: number; hour: number }): CreatureKind[] {
  return haunts.filter(({ kind }) => HABITS[kind].isOut(time)).map(({ kind }) => kind)
}
