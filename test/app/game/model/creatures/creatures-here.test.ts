import { expect, it } from 'vitest'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { CreaturesHere, STARTLED_AFTER_MS } from '#app/game/model/creatures/creatures-here.ts'
import type { Creature } from '#app/game/model/creatures/creatures.ts'
import { HABITS } from '#app/game/model/creatures/habits.ts'
import { hauntsOf } from '#app/game/model/creatures/haunts.ts'
import { spotIn, turnAt } from '#app/game/model/creatures/stays.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import type { World } from '#app/game/model/world/world.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { HARBOUR } from '#durable/world/outdoors/harbour.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { Parkmate } from '#test/app/game/parkmate.ts'
import { aPark } from '#test/support/park.ts'
import type { TestPark } from '#test/support/park.ts'
import { below, seeded } from '#test/support/random.ts'

const EVERYWHERE = { area: { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }, isStill: false }
/** So long nobody knows which startles it has missed: the longest turn, twice. */
const CATCHES_UP_MS = 70_000
/** A noon in June, in which all but the fireflies are out. */
const JUNE = Date.UTC(2027, 5, 14, 10)

/** A page that watches the creatures. */
class Watcher {
  readonly mate: Parkmate
  readonly #here = new CreaturesHere()
  readonly #place: ParkPlace

  constructor(park: TestPark, dog: number, place: ParkPlace, delayMs: () => number) {
    this.#place = place
    this.mate = new Parkmate(park, dog, { grid: place.grid, delayMs, skewMs: dog * 977 })
    this.run()
  }

  run() {
    this.mate.run()
    this.#here.hear(this.mate.world, this.#place)
  }

  /** What it sees at a time of the room. */
  sees(roomNow: number, isStill = false): Creature[] {
    const { world } = this.mate
    return this.#here.at(world, roomNow - world.clockOffsetMs, { ...EVERYWHERE, isStill })
  }
}

function aRoom(doc: RoomDoc) {
  const place = placeOfPack('pack', doc)
  const park = aPark({ grid: place.grid, entries: [doc.entries[0]] })
  park.now = JUNE
  return { place, park }
}

function someTile(random: () => number, { grid }: ParkPlace): Tile {
  for (;;) {
    const tile = { x: below(random, grid.width), y: below(random, grid.height) }
    if (isWalkable(grid, tile.x, tile.y)) return tile
  }
}

/** Two players in a room with four dogs that walk about; the second one comes later, and hears everything later. */
function twoPlayers(doc: RoomDoc, seed: number) {
  const { place, park } = aRoom(doc)
  const random = seeded(seed)
  const walkers = [3, 4, 5, 6].map((dog) => new Parkmate(park, dog, { grid: place.grid }))
  const near = new Watcher(park, 1, place, () => 5 + below(random, 40))
  park.wait(30_000)
  const far = new Watcher(park, 2, place, () => 20 + below(random, 100))
  const tick = () => {
    park.wait(40)
    for (const mate of [...walkers, near.mate, far.mate]) {
      if (random() < 0.01) mate.walkTo(someTile(random, place))
      mate.run()
    }
    near.run()
    far.run()
  }
  return { park, near, far, tick }
}

it.each([
  { name: 'the square', doc: PLAZA },
  { name: 'the harbour', doc: HARBOUR },
])('shows two players the same creatures in 5,000 moments of $name', ({ doc }) => {
  const { park, near, far, tick } = twoPlayers(doc, 7)
  for (const since = park.now; park.now < since + CATCHES_UP_MS;) tick()
  const pictures = new Set<string>()
  for (let moment = 0; moment < 5000; moment++) {
    tick()
    const seen = JSON.stringify(near.sees(park.now))
    if (JSON.stringify(far.sees(park.now)) !== seen)
      expect(far.sees(park.now), `moment ${moment}`).toEqual(near.sees(park.now))
    pictures.add(seen)
  }
  expect(pictures.size, 'different pictures').toBeGreaterThan(4000)
})

/** The owner of the first haunt of a kind, and a moment at which it has just come there. */
function aDweller(doc: RoomDoc, kind: CreatureKind) {
  const haunt = hauntsOf(doc).find((one) => one.kind === kind)
  if (!haunt) throw new Error(`no ${kind} in ${doc.key}`)
  const { number, start } = turnAt(haunt, JUNE)
  return { spot: spotIn(haunt, number + 1), at: start + HABITS[kind].turnMs + HABITS[kind].comesMs, haunt }
}

it.each([
  { kind: 'squirrel', doc: PLAZA },
  { kind: 'sparrow', doc: PLAZA },
] as const)('a $kind flees from a dog that comes, and is back in its next turn', ({ kind, doc }) => {
  const { place, park } = aRoom(doc)
  const { spot, at, haunt } = aDweller(doc, kind)
  const watcher = new Watcher(park, 1, place, () => 0)
  const own = (now: number) => watcher.sees(now).filter((one) => one.kind === kind && isBy(one, spot, 40))
  park.wait(at - park.now)
  expect(own(park.now + 50)).toHaveLength(HABITS[kind].swarm)
  watcher.mate.world = stepped(watcher.mate.world, { x: Math.floor(spot.x / 32), y: Math.floor(spot.y / 32) }, park.now)
  watcher.run()
  expect(own(park.now + STARTLED_AFTER_MS - 1)).toHaveLength(HABITS[kind].swarm)
  expect(own(park.now + STARTLED_AFTER_MS + 3000)).toHaveLength(0)
  const next = turnAt(haunt, at).start + HABITS[kind].turnMs + HABITS[kind].comesMs + 1
  const back = watcher
    .sees(next)
    .filter((one) => one.kind === kind && isBy(one, spotIn(haunt, turnAt(haunt, next).number), 40))
  expect(back.length).toBeGreaterThanOrEqual(HABITS[kind].swarm)
})

it('butterflies flutter up and wait beside until they settle elsewhere', () => {
  const { place, park } = aRoom(PLAZA)
  const { spot, at } = aDweller(PLAZA, 'butterfly')
  const watcher = new Watcher(park, 1, place, () => 0)
  park.wait(at - park.now)
  watcher.mate.world = stepped(watcher.mate.world, { x: Math.floor(spot.x / 32), y: Math.floor(spot.y / 32) }, park.now)
  watcher.run()
  const swarm = () => watcher.sees(park.now + 3000).filter((one) => one.kind === 'butterfly' && isBy(one, spot, 100))
  expect(swarm()).toHaveLength(3)
  for (const { up } of swarm()) expect(up).toBeGreaterThan(spot.up + 15)
})

it('a dog that stands startles nobody, so who sits down is soon among them', () => {
  const { place, park } = aRoom(PLAZA)
  const { spot, at } = aDweller(PLAZA, 'sparrow')
  const watcher = new Watcher(park, 1, place, () => 0)
  park.wait(at - park.now)
  const stands = { x: Math.floor(spot.x / 32), y: Math.floor(spot.y / 32), dirs: '', startedAt: park.now }
  watcher.mate.world = { ...watcher.mate.world, told: stands }
  watcher.run()
  expect(watcher.sees(park.now + 2000).filter((one) => one.kind === 'sparrow' && isBy(one, spot, 40))).toHaveLength(5)
})

it('nobody knows of a dog that is hidden, so it startles nobody', () => {
  const { place, park } = aRoom(PLAZA)
  const { spot, at } = aDweller(PLAZA, 'sparrow')
  const watcher = new Watcher(park, 1, place, () => 0)
  park.wait(at - park.now)
  const tile = { x: Math.floor(spot.x / 32), y: Math.floor(spot.y / 32) }
  watcher.mate.world = { ...stepped(watcher.mate.world, tile, park.now), hidden: true }
  watcher.run()
  expect(watcher.sees(park.now + 3000).filter((one) => one.kind === 'sparrow' && isBy(one, spot, 40))).toHaveLength(5)
})

it('for who wants a still picture all sit still, and none is on its way', () => {
  const { place, park } = aRoom(PLAZA)
  const watcher = new Watcher(park, 1, place, () => 0)
  const moving = Array.from({ length: 400 }, (_, index) => watcher.sees(park.now + index * 97, true)).flat()
  expect(moving.length).toBeGreaterThan(1000)
  expect(moving.filter(({ isMoving }) => isMoving)).toEqual([])
})

function isBy({ x, y }: Creature, spot: { x: number; y: number }, px: number): boolean {
  return Math.hypot(x - spot.x, y - spot.y) < px
}

/** The own dog steps onto a tile from the north. */
function stepped(world: World, { x, y }: Tile, now: number): World {
  return { ...world, told: { x, y: y - 1, dirs: '4', startedAt: now } }
}
