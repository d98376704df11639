import { expect, it } from 'vitest'
import { hopFrom, puffAt } from '#app/game/model/world/hop.ts'
import { predict } from '#app/game/model/world/predict.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import { drawnPlaceOf, lostTouch, shownPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { ServerMessage, WireDog } from '#durable/protocol/messages.ts'
import { Parkmate } from '#test/app/game/parkmate.ts'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'
import { aPark, NOON } from '#test/support/park.ts'
import { words } from '#test/support/words.ts'

const LAWN = anEmptyGrid(20, 20)
const EAST_IS_GONE = aGrid(...Array<string>(20).fill('............########'))
const WEAR = { hat: null, mouth: null, back: null, ass: null }
/** A tile is walked in 250 ms or more, so a dog that is drawn in every frame moves less than this. */
const A_FRAME_TILES = 0.25

function aDog(id: number, x: number, y = 3): WireDog {
  const looks = { color: '#c08040', shadowColor: '#86592d', wear: WEAR, badge: null }
  const walk = { x, y, dirs: '', startedAt: NOON }
  return { id, slot: id, name: `Dog ${id}`, ...looks, pose: 'stand', facing: 4, walk, away: false }
}

function aWelcome(pack: string, dogs: WireDog[]): ServerMessage {
  const room = { room: 'plaza', pack, doors: [], lastSeq: 1 }
  return { type: 'welcome', version: 2, ...room, you: 1, now: NOON, resumed: true, dogs, lines: [] }
}

function heard(world: World, message: ServerMessage, grid = LAWN): World {
  return reduce(world, message, { grid, was: LAWN, now: NOON })
}

const LINE = {
  type: 'said',
  ...{ seq: 1, dog: 2, name: 'Dog 2', color: '#c08040', text: words('hej'), at: NOON },
} as const
const HERE = heard(heard(EMPTY_WORLD, aWelcome('old', [aDog(1, 5), aDog(2, 15)])), LINE)

it('[ED4] says in the log that the room has changed, below the lines that are there', () => {
  const { log, unread } = heard(HERE, aWelcome('new', [aDog(1, 5), aDog(2, 15)]))
  expect(log).toMatchObject([{ kind: 'said' }, { kind: 'note', note: 'rebuilt' }])
  expect(unread).toBe(1)
})

it('[ED4] says nothing of the kind to who comes back to the same ground, or comes in', () => {
  expect(heard(HERE, aWelcome('old', [aDog(1, 5)])).log).toMatchObject([{ kind: 'said' }])
  expect(heard(EMPTY_WORLD, aWelcome('new', [aDog(1, 5)])).log).toEqual([])
})

it('[ED4] has a dog hop that was moved, and no other', () => {
  const { dogs } = heard(HERE, aWelcome('new', [aDog(1, 5), aDog(2, 11)]), EAST_IS_GONE)
  expect([1, 2].map((id) => dogs.get(id)?.hop)).toEqual([undefined, { dx: 4, dy: 0, at: NOON }])
})

it('[ED4] hops from where the dog was to where it is, with dust when it is down, and not with reduced motion', () => {
  const world = heard(HERE, aWelcome('new', [aDog(1, 5), aDog(2, 11)]), EAST_IS_GONE)
  const dog = world.dogs.get(2)!
  const at = (ms: number, isStill = false) => {
    const { x, up } = shownPlaceOf(world, EAST_IS_GONE, dog, { now: NOON + ms, isStill })
    return { x, up: Math.round(up) }
  }
  expect([at(0), at(160), at(400)]).toEqual([
    { x: 15, up: 0 },
    { x: 13, up: 14 },
    { x: 11, up: 0 },
  ])
  expect([at(0, true), at(160, true)]).toEqual(Array(2).fill({ x: 11, up: 0 }))
  expect([0, 400, 900].map((ms) => puffAt(dog, NOON + ms) !== null)).toEqual([false, true, false])
})

it('[ED4] comes down where it is now if it was moved far', () => {
  expect(hopFrom({ x: 0, y: 0 }, { x: 19, y: 0 }, NOON)).toEqual({ dx: 0, dy: 0, at: NOON })
})

it('[ED4] keeps the question of the roulette that is asked', () => {
  const roulette = { ...HERE.roulette }
  const asked = { ...HERE, roulette }
  expect(heard(asked, aWelcome('new', [aDog(1, 5)])).roulette).toBe(roulette)
})

it('[ED4] lets a walk go on that the room has not answered, until the room answers it', () => {
  const { world, request } = predict(HERE, { x: 9, y: 3 }, { grid: LAWN, now: NOON })!
  const next = heard(world, aWelcome('new', [aDog(1, 5), aDog(2, 11)]), EAST_IS_GONE)
  expect(next.dogs.get(1)?.walk.dirs).toBe('2222')
  const refused = { type: 'refused', request: 'walk', reason: 'no-way-there', seq: request.seq } as const
  expect(heard(next, refused, EAST_IS_GONE).dogs.get(1)?.walk).toMatchObject({ x: 5, dirs: '' })
})

it('[ED4] ends a walk that leads over ground that is gone, or that nobody answers any more', () => {
  const { world } = predict(HERE, { x: 14, y: 3 }, { grid: LAWN, now: NOON })!
  const next = heard(world, aWelcome('new', [aDog(1, 5)]), EAST_IS_GONE)
  expect([next.prediction, next.dogs.get(1)?.walk.dirs]).toEqual([null, ''])
  const back = heard(lostTouch(world), aWelcome('new', [aDog(1, 5)]))
  expect([back.prediction, back.dogs.get(1)?.walk.dirs]).toEqual([null, ''])
})

it('[ED2] shows ten walking dogs on the new ground, none of which jumps that could stay', () => {
  const park = aPark({ grid: LAWN, entries: [{ x: 2, y: 2 }] })
  const wire = { grid: LAWN, delayMs: () => 120 }
  const mates = Array.from({ length: 10 }, (_, index) => new Parkmate(park, index + 1, wire))
  const turn = (ms: number) => {
    park.wait(ms)
    for (const mate of mates) mate.run()
  }
  for (let ms = 0; ms < 600; ms += 20) turn(20)
  mates.forEach((mate, index) => mate.walkTo({ x: index < 5 ? 9 : 17, y: 2 * index }))
  for (let ms = 0; ms < 1500; ms += 20) turn(20)
  const standing = park.room.snapshot(park.now).dogs
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  const moved = park.room.snapshot(park.now).dogs.filter(({ walk }, index) => walk !== standing[index]?.walk)
  expect(moved.length).toBeGreaterThan(2)
  const [eye] = mates
  let before = mates.map((_, index) => eye!.place(index + 1))
  for (let ms = 0; ms < 1000; ms += 20) {
    turn(20)
    const after = mates.map((_, index) => eye!.place(index + 1))
    after.forEach((place, index) => {
      const far = Math.hypot(place.x - before[index]!.x, place.y - before[index]!.y)
      expect(far).toBeLessThan(A_FRAME_TILES)
    })
    before = after
  }
  expect(before.every(({ tile }) => tile.x < 12)).toBe(true)
  expect(drawnPlaceOf(eye!.world, EAST_IS_GONE, eye!.world.dogs.get(1)!, eye!.now).tile).toEqual({ x: 9, y: 0 })
})
