import { expect, it } from 'vitest'
import { actsAtHand } from '#app/game/model/around/at-hand.ts'
import { resting } from '#app/game/model/around/rests.ts'
import type { Resting, Rests } from '#app/game/model/around/rests.ts'
import { UNUSED } from '#app/game/model/world/things.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog, World } from '#app/game/model/world/world.ts'
import type { WirePoop, WireThing } from '#durable/protocol/messages.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const NOW = 1_800_000_000_000
const EAST = 2
const WEST = 6

function aDog(id: number, x: number, fields: Partial<SeenDog> = {}): SeenDog {
  const walk = { x, y: 5, dirs: '', startedAt: 0 }
  const nothing = {} as SeenDog
  return { ...nothing, id, name: `Dog ${id}`, walk, pose: 'stand', facing: EAST, away: false, glide: null, ...fields }
}

/** The own dog is number 1 and looks east from (5, 5). */
function aWorld({ dogs = [], things = [], poops = [] }: Partial<Record<'dogs', SeenDog[]>> & Lying = {}): World {
  return {
    ...EMPTY_WORLD,
    uses: { ...UNUSED, isKnown: true },
    me: 1,
    dogs: new Map([aDog(1, 5), ...dogs].map((dog) => [dog.id, dog])),
    things: new Map(things.map((thing) => [thing.id, thing])),
    poops: new Map(poops.map((poop) => [poop.dog, poop])),
  }
}
type Lying = { things?: WireThing[]; poops?: WirePoop[] }

const SOIL = anEmptyGrid(12, 12)
SOIL.ground.fill(GROUND.dig)
const LAWN = anEmptyGrid(12, 12)

const thing = (id: number, x: number): WireThing => ({ id, ver: 1, kind: 'beanie', x, y: 5 })
const POOP: WirePoop = { dog: 7, name: 'Luna', x: 5, y: 4 }

/** What is at hand, in words as short as "sniff 2". */
function atHand(
  world: World,
  grid = LAWN,
  things: RoomDoc['things'] = [],
  { rests = new Map(), now = NOW, wetUntil = 0 }: { rests?: Rests; now?: number; wetUntil?: number } = {},
): string[] {
  const place = { grid, usable: usableThings(things), doc: { key: 'market-street', things } }
  return actsAtHand({ world, rests, wetUntil }, place, now).map((act) => {
    if (act.do === 'use') return `use ${act.thing.id}`
    if (act.do === 'sniff') return `sniff ${act.dog}`
    if (act.do === 'take') return `take ${act.thing.id}`
    return act.do
  })
}

it('offers a bark where there is nothing else', () => {
  expect(atHand(aWorld())).toEqual(['bark'])
})

it('offers nothing before the own dog is there', () => {
  const place = { grid: LAWN, usable: [], doc: { key: 'plaza', things: [] } }
  expect(actsAtHand({ world: EMPTY_WORLD, rests: new Map(), wetUntil: 0 }, place, NOW)).toEqual([])
})

it('puts a dog that is faced first, then a thing, poop, soil, and a dog behind', () => {
  const world = aWorld({ dogs: [aDog(2, 7), aDog(3, 4)], things: [thing(4, 6)], poops: [POOP] })
  expect(atHand(world, SOIL)).toEqual(['sniff 2', 'take 4', 'smell', 'dig', 'sniff 3', 'bark'])
})

it('takes the nearest thing first, and the lower id of two as near', () => {
  expect(atHand(aWorld({ things: [thing(9, 7), thing(6, 6), thing(5, 4)] }))).toEqual([
    'take 5',
    'take 6',
    'take 9',
    'bark',
  ])
})

it.each([
  ['that is too far away', aDog(2, 8)],
  ['that is curled up', aDog(2, 6, { pose: 'curl' })],
  ['that has lost its connection', aDog(2, 6, { away: true })],
])('leaves out a dog %s', (_, dog) => {
  expect(atHand(aWorld({ dogs: [dog] }))).toEqual(['bark'])
})

it('does not offer to dig while the own dog walks', () => {
  const walking = { x: 1, y: 5, dirs: '22222', startedAt: NOW }
  const world = { ...aWorld(), dogs: new Map([[1, aDog(1, 5, { walk: walking })]]) }
  expect(atHand(world, SOIL)).toEqual(['bark'])
})

it('faces the way that the pose tells when the own dog has not walked', () => {
  const world = aWorld({ dogs: [aDog(2, 6), aDog(3, 4)] })
  const turned = { ...world, dogs: new Map(world.dogs).set(1, aDog(1, 5, { facing: WEST })) }
  expect(atHand(world)[0]).toBe('sniff 2')
  expect(atHand(turned)[0]).toBe('sniff 3')
})

it('offers the game of a cabinet first to a dog within two tiles of it, and not to one farther away', () => {
  const cabinetAt = (x: number) => [{ id: 'cabinet', prefab: 'cabinet-cats-free', x: x * 32 + 16, y: 4 * 32 }]
  const world = aWorld({ dogs: [aDog(2, 6)] })
  expect(atHand(world, LAWN, cabinetAt(5))).toEqual(['play', 'sniff 2', 'bark'])
  expect(atHand(world, LAWN, cabinetAt(8))).toEqual(['sniff 2', 'bark'])
})

it('offers the mirror to a dog that stands at it, after whatever lies there', () => {
  const mirror = { id: 'mirror', prefab: 'mirror', x: 6 * TILE_PX, y: 6 * TILE_PX }
  expect(atHand(aWorld({ things: [thing(4, 6)] }), LAWN, [mirror])).toEqual(['take 4', 'open', 'bark'])
  expect(atHand(aWorld(), LAWN, [{ ...mirror, x: 11 * TILE_PX, y: 11 * TILE_PX }])).toEqual(['bark'])
})

const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
it('offers what a thing opens to a dog that stands before it, after whatever lies there', () => {
  const board = { id: 'board', prefab: 'notice-board', x: 5 * TILE_PX, y: 5 * TILE_PX }
  expect(atHand(aWorld({ things: [thing(4, 6)] }), LAWN, [board])).toEqual(['take 4', 'open', 'bark'])
  expect(atHand(aWorld(), LAWN, [{ ...board, x: 11 * TILE_PX, y: 11 * TILE_PX }])).toEqual(['bark'])
})

const at = (prefab: string, x: number, y = 5) => ({ id: prefab, prefab, x: (x + 0.5) * TILE_PX, y: (y + 1) * TILE_PX })

it('offers the thing that is faced after the dog that is, another thing before the soil, and a seat after it', () => {
  const things = [at('bench', 5, 4), at('bell', 4), at('ball', 6)]
  expect(atHand(aWorld({ dogs: [aDog(2, 7)] }), SOIL, things)).toEqual([
    'sniff 2',
    'use ball',
    'use bell',
    'dig',
    'use bench',
    'bark',
  ])
})

it('offers nothing of what is too far away, and nothing in a room that numbers its things in another way', () => {
  expect(atHand(aWorld(), LAWN, [at('bell', 9)])).toEqual(['bark'])
  expect(atHand({ ...aWorld(), uses: UNUSED }, LAWN, [at('bell', 6)])).toEqual(['bark'])
})

it('leaves out a bell that was just rung, and a seat on which the own dog sits', () => {
  const rung = { thing: 0, dog: 2, at: NOW - 1000, a: 1, b: 0 }
  const world = { ...aWorld(), uses: { ...UNUSED, isKnown: true, shown: [rung] } }
  expect(atHand(world, LAWN, [at('bell', 6)])).toEqual(['bark'])
  expect(atHand(world, LAWN, [at('bell', 6)], { now: NOW + 3000 })).toEqual(['use bell', 'bark'])
  const sits = { thing: 0, dog: 1, at: NOW - 1000, a: 0, b: 0 }
  expect(atHand({ ...world, uses: { ...world.uses, shown: [sits] } }, LAWN, [at('bench', 6)])).toEqual(['bark'])
})

it('offers a wet dog to shake itself before all else', () => {
  expect(atHand(aWorld({ things: [thing(4, 6)] }), LAWN, [], { wetUntil: NOW + 1 })).toEqual([
    'shake',
    'take 4',
    'bark',
  ])
})

const ALL_AT_HAND = ['sniff 2', 'smell', 'dig', 'sniff 3', 'bark']
const BUSY_WORLD = { ...aWorld({ dogs: [aDog(2, 7), aDog(3, 4)], poops: [POOP] }), room: 'plaza' }

it.each<[string, Resting, string[], number]>([
  ['a dog that was sniffed', { do: 'sniff', dog: 2 }, ['smell', 'dig', 'sniff 3', 'bark'], HOUR_MS],
  [
    'a tile that was dug',
    { do: 'dig', room: 'plaza', tile: { x: 5, y: 5 } },
    ['sniff 2', 'smell', 'sniff 3', 'bark'],
    MINUTE_MS,
  ],
  [
    'a tile dug in a copy of the room',
    { do: 'dig', room: 'plaza~2', tile: { x: 5, y: 5 } },
    ['sniff 2', 'smell', 'sniff 3', 'bark'],
    MINUTE_MS,
  ],
  [
    'poop that was smelled',
    { do: 'smell', room: 'plaza', poop: POOP },
    ['sniff 2', 'dig', 'sniff 3', 'bark'],
    10 * MINUTE_MS,
  ],
])('does not offer %s before its rest ends', (_what, act, left, restMs) => {
  const rests = resting(new Map(), act, NOW)
  const at = (now: number) => atHand(BUSY_WORLD, SOIL, [], { rests, now })
  expect(at(NOW)).toEqual(left)
  expect(at(NOW + restMs - 1)).toEqual(left)
  expect(at(NOW + restMs)).toEqual(ALL_AT_HAND)
})

it('offers another tile, and the same tile of another room', () => {
  for (const act of [
    { do: 'dig', room: 'plaza', tile: { x: 5, y: 6 } },
    { do: 'dig', room: 'beach', tile: { x: 5, y: 5 } },
    { do: 'smell', room: 'plaza', poop: { ...POOP, x: 6 } },
  ] as const)
    expect(atHand(BUSY_WORLD, SOIL, [], { rests: resting(new Map(), act, NOW) })).toEqual(ALL_AT_HAND)
})

it('offers no sniffing until midnight in Oslo once the karma of the day is full', () => {
  const evening = Date.parse('2026-11-28T22:30:00Z')
  const rests = resting(new Map(), { do: 'sniff', dog: 'all' }, evening)
  const at = (time: string) => atHand(BUSY_WORLD, SOIL, [], { rests, now: Date.parse(time) })
  expect(at('2026-11-28T22:59:59Z')).toEqual(['smell', 'dig', 'bark'])
  expect(at('2026-11-28T23:00:00Z')).toEqual(ALL_AT_HAND)
})

it('forgets rests that are over', () => {
  const first = resting(new Map(), { do: 'dig', room: 'plaza', tile: { x: 5, y: 5 } }, NOW)
  expect(resting(first, { do: 'sniff', dog: 2 }, NOW + MINUTE_MS).size).toBe(1)
})
