import { expect, it } from 'vitest'
import { NEWCOMER, guisedPasser } from '#app/editor/walking/guise.ts'
import {
  beginningAt,
  behindDoor,
  doorAhead,
  gateProblem,
  guisedGround,
  sentTo,
  standingOn,
  steppedOn,
} from '#app/editor/walking/trial-walk.ts'
import { gateGround } from '#durable/rules/places/gates.ts'
import { endOf } from '#durable/rules/walks.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const ROOM = aRoom('den', { doors: [aDoor('out', 'yard')] })
const PLACE = compileRoom(ROOM)
const { grid, entries, doors } = PLACE
const [door] = doors
const NEXT = aRoom('yard')

it('walks where the park would, and nowhere else', () => {
  const walk = standingOn(entries[0], 0)
  const [first] = entries
  expect(sentTo(grid, walk, { x: first.x, y: first.y - 1 }, 0)?.dirs).toBe('0')
  expect(endOf(steppedOn(grid, walk, 0, 0)!)).toEqual({ x: first.x, y: first.y - 1 })
  expect(steppedOn(grid, standingOn({ x: 1, y: 1 }, 0), 0, 0)).toBeNull()
})

it('begins on the tile, and at the entry where nobody stands or a door lies', () => {
  expect(beginningAt(PLACE, { x: 1, y: 1 })).toEqual({ x: 1, y: 1 })
  expect(beginningAt(PLACE, { x: 0, y: 0 })).toEqual(entries[0])
  expect(beginningAt(PLACE, door!)).toEqual(entries[0])
})

it('knows the door at the end of its way, and when it is there', () => {
  const walk = sentTo(grid, standingOn(entries[0], 1000), door!, 1000)!
  expect(doorAhead(PLACE, walk)?.door.id).toBe('out')
  expect(doorAhead(PLACE, walk)!.at).toBeGreaterThan(1000)
  expect(doorAhead(PLACE, standingOn(door!, 0))).toBeNull()
})

it('[G1] [G5] tells why a door stays shut, by what the room behind it asks too', () => {
  const nobody = guisedPasser(NEWCOMER)
  const guarded = { ...NEXT, access: { karma: 5 } }
  const to = { room: 'yard', entry: NEXT.entries[0].id }
  expect(behindDoor({ ...door!, to }, NEXT, nobody)).toMatchObject({ to: { key: 'yard' } })
  expect(behindDoor({ ...door!, to }, guarded, nobody)).toEqual({ problem: { reason: 'karma-too-low', missing: 5 } })
  expect(behindDoor({ ...door!, to }, guarded, guisedPasser({ ...NEWCOMER, karma: 5 }))).toHaveProperty('to')
  expect(behindDoor({ ...door!, to: { room: 'yard', entry: 'gone' } }, NEXT, nobody)).toBeNull()
  expect(behindDoor({ ...door!, to }, null, nobody)).toBeNull()
})

it('[G5] [G7] keeps a dog out of a gate whose record it does not meet, and says why', () => {
  const gate = { id: 'gate', x: 2, y: 2, w: 1, h: 1, access: { owns: 'crown' } }
  const gates = gateGround(grid, [gate], entries)
  const goal = { x: 2, y: 2 }
  const sent = (thing: string | null) => {
    const walker = { walk: standingOn(entries[0], 0), passer: guisedPasser({ ...NEWCOMER, thing }), now: 0 }
    const own = guisedGround(grid, gates, walker)
    return { problem: gateProblem(gates, own, { ...walker, goal }), end: endOf(sentTo(own, walker.walk, goal, 0)!) }
  }
  expect(sent('crown')).toEqual({ problem: null, end: goal })
  const { problem, end } = sent(null)
  expect(problem).toEqual({ reason: 'not-owned', item: 'crown' })
  expect(end).not.toEqual(goal)
})
