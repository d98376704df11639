import { expect, it } from 'vitest'
import type { Access } from '#durable/rules/places/access.ts'
import { mapPosition } from '#durable/world/map-positions.ts'
import { CODE_PREFABS } from '#durable/world/prefabs.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { validateWorld } from '#durable/world/validate-world.ts'
import { aDoor, aPairOfRooms, aRoom } from '#test/support/rooms.ts'

const mistakesOf = (...docs: RoomDoc[]) =>
  validateWorld(docs, 'home', CODE_PREFABS).map(({ room, at, what }) => [room, at, what].filter(Boolean).join(' '))
const [HOME, AWAY] = aPairOfRooms()
const CUT = ['2222222', '2000002', '2000002', '2222222', '2000002', '2000002', '2222222']

it('finds nothing wrong with two rooms and a door each way', () => {
  expect(mistakesOf(HOME, AWAY)).toEqual([])
})

it('finds an entry and a door that no dog can reach', () => {
  const cut = {
    ...HOME,
    ground: CUT,
    entries: [
      { id: 'a', x: 1, y: 1 },
      { id: 'middle', x: 1, y: 5 },
    ],
  } as const
  expect(mistakesOf(cut, AWAY)).toEqual([
    'home middle entry-unreachable',
    'home out door-unreachable',
    'away room-unreachable',
  ])
})

it('finds an entry on a door', () => {
  const doors = [aDoor('out', 'away', { x: 3 })]
  expect(mistakesOf({ ...HOME, doors }, AWAY)).toEqual(['home middle entry-on-door', 'home 1,1 pocket'])
})

it('finds an entry that can only be reached through a door', () => {
  const ground = ['2222222', '2222222', '2222222', '2000002', '2222222', '2222222', '2222222']
  const entries = [
    { id: 'middle', x: 1, y: 3 },
    { id: 'behind', x: 5, y: 3 },
  ] as const
  const doors = [aDoor('out', 'away', { x: 3 })]
  expect(mistakesOf({ ...HOME, ground, entries, doors }, AWAY)).toEqual(['home behind entry-unreachable'])
})

it('finds a door to a room or an entry that is not there', () => {
  expect(mistakesOf({ ...HOME, doors: [...HOME.doors, aDoor('nowhere', 'gone')] }, AWAY)).toEqual([
    'home nowhere door-without-target',
  ])
  const attic = aDoor('attic', 'away', { to: { room: 'away', entry: 'attic' } })
  expect(mistakesOf({ ...HOME, doors: [...HOME.doors, attic] }, AWAY)).toEqual(['home attic door-without-target'])
})

it('finds a way in without a way out, unless it is marked as one-way', () => {
  expect(mistakesOf(HOME, { ...AWAY, doors: [] })).toEqual(['home out no-way-back', 'away middle locked-in'])
  const third = aRoom('third', { doors: [aDoor('round', 'home', { oneway: true })] })
  const away = { ...AWAY, doors: [aDoor('on', 'third', { oneway: true })] }
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { oneway: true })] }, away, third)).toEqual([])
})

it('finds a dog locked in behind a door that asks for more than its room', () => {
  const doors = [aDoor('back', 'home', { access: { karma: 5 } })]
  expect(mistakesOf(HOME, { ...AWAY, doors })).toEqual(['away middle locked-in'])
})

it('finds a room that no door leads to', () => {
  const island = aRoom('island', { doors: [aDoor('off', 'home', { oneway: true })] })
  expect(mistakesOf(HOME, AWAY, island)).toEqual(['island room-unreachable'])
})

it('[ED9] takes a closed room, and finds the rooms that are only reached through it', () => {
  expect(mistakesOf(HOME, { ...AWAY, isClosed: true })).toEqual([])
  const away = { ...AWAY, doors: [...AWAY.doors, aDoor('on', 'third', { x: 1 })] }
  const third = aRoom('third', { doors: [aDoor('round', 'away')] })
  expect(mistakesOf(HOME, away, third)).toEqual([])
  expect(mistakesOf(HOME, { ...away, isClosed: true }, third)).toEqual([
    'third room-unreachable',
    'third middle locked-in',
  ])
  expect(mistakesOf(HOME, { ...away, isClosed: true }, { ...third, isClosed: true })).toEqual([])
})

it('[ED9] finds the home room closed, and the house of a pack', () => {
  expect(mistakesOf({ ...HOME, isClosed: true }, AWAY)).toEqual(['home home-closed'])
  const house = { ...AWAY, key: 'house-klanen', isClosed: true } as const
  const home = { ...HOME, doors: [aDoor('out', 'house-klanen')] }
  expect(mistakesOf(home, house)).toEqual(['house-klanen home-closed'])
})

it('[G4] finds a condition that asks for nothing or for a thing that there is not, and a door with another condition than its room', () => {
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { access: {} })] }, AWAY)).toEqual([
    'home out access-unsound',
  ])
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { access: { item: 'no-such-hat' } })] }, AWAY)).toEqual([
    'home out access-unsound',
  ])
  const guarded = { ...AWAY, access: { pack: 'klanen' } } as const
  expect(mistakesOf(HOME, guarded)).toEqual(['home out access-differs'])
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { access: { pack: 'klanen' } })] }, guarded)).toEqual([])
})

const aGate = (x: number, y: number, access: Access = { karma: 5 }) => ({
  id: `gate-${x}-${y}`,
  x,
  y,
  w: 1,
  h: 1,
  access,
})

it('takes a gate that no entry and no door lies behind', () => {
  expect(mistakesOf({ ...HOME, gates: [aGate(5, 5)] }, AWAY)).toEqual([])
})

it('[G4] finds a gate that asks for nothing or for a thing that there is not', () => {
  expect(mistakesOf({ ...HOME, gates: [aGate(5, 5, {})] }, AWAY)).toEqual(['home gate-5-5 access-unsound'])
  expect(mistakesOf({ ...HOME, gates: [aGate(5, 5, { owns: 'no-such-hat' })] }, AWAY)).toEqual([
    'home gate-5-5 access-unsound',
  ])
})

it('[G9] finds an entry and a door that one does not get to while the gates are shut', () => {
  const wall = [1, 2, 3, 4, 5].map((y) => aGate(4, y))
  const entries = [
    { id: 'middle', x: 3, y: 3 },
    { id: 'east', x: 5, y: 3 },
  ] as const
  const doors = [aDoor('out', 'away', { x: 5, y: 5 })]
  expect(mistakesOf({ ...HOME, entries, doors, gates: wall }, AWAY)).toEqual(['home east behind-gate'])
  const [middle] = entries
  expect(mistakesOf({ ...HOME, entries: [middle], doors, gates: wall }, AWAY)).toEqual(['home out behind-gate'])
})

it('[G9] finds an entry and a door in a gate', () => {
  expect(mistakesOf({ ...HOME, gates: [aGate(3, 3), aGate(1, 3)] }, AWAY)).toEqual([
    'home middle behind-gate',
    'home out behind-gate',
  ])
})

it('[G6] finds a gate out of the room, one whose name is taken, and more gates than there may be', () => {
  expect(mistakesOf({ ...HOME, gates: [aGate(7, 5)] }, AWAY)).toEqual(['home gate-7-5 outside'])
  expect(mistakesOf({ ...HOME, gates: [aGate(5, 5), aGate(5, 5)] }, AWAY)).toEqual(['home gate-5-5 id-twice'])
  const many = Array.from({ length: 17 }, (_, n) => ({ ...aGate(5, 5), id: `gate-${n}` }))
  expect(mistakesOf({ ...HOME, gates: many }, AWAY)).toEqual(['home too-many-gates'])
})

it('takes two conditions for the same, in whatever order their parts were written', () => {
  const guarded = { ...AWAY, access: { pack: 'klanen', karma: 5 } } as const
  const door = aDoor('out', 'away', { access: { karma: 5, pack: 'klanen' } })
  expect(mistakesOf({ ...HOME, doors: [door] }, guarded)).toEqual([])
})

it('finds a name that is missing in a language, and an id that is used twice', () => {
  expect(mistakesOf({ ...HOME, name: { ...HOME.name, no: ' ' } }, AWAY)).toEqual(['home name-missing'])
  expect(mistakesOf({ ...HOME, name: { ...HOME.name, no: 'H\u202eem' } }, AWAY)).toEqual(['home name-unsound'])
  expect(mistakesOf(HOME, { ...AWAY, doors: [aDoor('out', 'home')] })).toEqual(['away out id-twice'])
  const things = ['a', 'a'].map((id) => ({ id, prefab: 'lamp', x: 9, y: 9 }))
  expect(mistakesOf({ ...HOME, things }, AWAY)).toEqual(['home a id-twice'])
})

it('finds an open rim, and rows of a wrong length or of unknown letters', () => {
  const open = ['2220222', ...HOME.ground.slice(1)]
  expect(mistakesOf({ ...HOME, ground: open }, AWAY)).toEqual(['home open-rim'])
  expect(mistakesOf({ ...HOME, ground: CUT.slice(1) }, AWAY)).toEqual(['home wrong-size'])
  expect(mistakesOf({ ...HOME, terrain: Array(8).fill('gggggggq') }, AWAY)).toEqual(['home unknown-terrain'])
  expect(mistakesOf({ ...HOME, ground: [...HOME.ground.slice(1), '2222292'] }, AWAY)).toEqual(['home unknown-ground'])
})

it('allows a secret entry, if a dog there can reach a door', () => {
  const entries = [
    { id: 'middle', x: 1, y: 1 },
    { id: 'clearing', x: 1, y: 5, secret: true },
  ] as const
  const [out, behind] = [aDoor('out', 'away', { x: 4, y: 2 }), aDoor('behind', 'away', { x: 4, y: 5 })]
  const cut = { ...HOME, ground: CUT, entries }
  const away = { ...AWAY, doors: [aDoor('back', 'home', { to: { room: 'home', entry: 'clearing' } })] }
  expect(mistakesOf({ ...cut, doors: [out, behind] }, away)).toEqual([])
  const glade = { ...cut, key: 'glade', doors: [{ ...out, to: { room: 'home', entry: 'middle' } }] }
  const hole = aDoor('hole', 'glade', { x: 5, to: { room: 'glade', entry: 'clearing' } })
  expect(mistakesOf(aRoom('home', { doors: [hole] }), glade)).toEqual(['glade clearing locked-in'])
})

it('[ED3] finds ground that cannot be reached, where a dog would be shut in', () => {
  const above = { id: 'middle', x: 1, y: 1 }
  expect(mistakesOf({ ...HOME, ground: CUT, entries: [above] }, AWAY)).toContain('home 1,4 pocket')
  const entries = [above, { id: 'below', x: 1, y: 5, secret: true }] as const
  expect(mistakesOf({ ...HOME, ground: CUT, entries }, AWAY)).not.toContain('home 1,4 pocket')
})

it('finds a secret entry inside a wall', () => {
  const entries = [HOME.entries[0], { id: 'wall', x: 0, y: 3, secret: true }] as const
  expect(mistakesOf({ ...HOME, entries }, AWAY)).toEqual(['home wall entry-unreachable'])
})

it('finds a room that has too many tiles or bytes', () => {
  const things = Array.from({ length: 1200 }, (_, i) => ({ id: `lamp-${i}`, prefab: 'lamp', x: 100, y: 100 }))
  expect(mistakesOf({ ...HOME, things }, AWAY)).toEqual([])
  const more = [...things, ...things.map((lamp) => ({ ...lamp, id: `second-${lamp.id}` }))]
  expect(mistakesOf({ ...HOME, things: more }, AWAY)).toEqual(['home too-large'])
  expect(mistakesOf({ ...HOME, width: 97 }, AWAY)).toContain('home too-large')
})

it('finds an id that does not fit into a URL, and an area of an unknown kind', () => {
  expect(mistakesOf({ ...HOME, doors: [aDoor('Out', 'away')] }, AWAY)).toEqual(['home Out id-unsound'])
  expect(mistakesOf({ ...HOME, things: [{ id: 'a.b', prefab: 'lamp', x: 9, y: 9 }] }, AWAY)).toEqual([
    'home a.b id-unsound',
  ])
  const areas = [{ id: 'hum', kind: 'hum' as 'stage', x: 1, y: 1, w: 1, h: 1 }]
  expect(mistakesOf({ ...HOME, areas }, AWAY)).toEqual(['home hum unknown-area'])
})

it('[US7] finds a way of being used that there is not, and more things than have numbers', () => {
  const lamp = { id: 'lamp', prefab: 'lamp', x: 9, y: 9 }
  expect(mistakesOf({ ...HOME, things: [{ ...lamp, use: 'bell' }] }, AWAY)).toEqual([])
  expect(mistakesOf({ ...HOME, things: [{ ...lamp, use: 'toString' }] }, AWAY)).toEqual(['home lamp unknown-use'])
  const balls = Array.from({ length: 121 }, (_, i) => ({ id: `ball-${i}`, prefab: 'ball', x: 9, y: 9 }))
  expect(mistakesOf({ ...HOME, things: balls.slice(1) }, AWAY)).toEqual([])
  expect(mistakesOf({ ...HOME, things: balls }, AWAY)).toEqual(['home too-many-uses'])
})

it('finds a part that reaches out of the room', () => {
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { x: 7 })] }, AWAY)).toEqual(['home out outside'])
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { w: 1e9, h: 1e9 })] }, AWAY)).toEqual(['home out outside'])
  expect(mistakesOf({ ...HOME, entries: [{ id: 'middle', x: 2.5, y: -1 }] }, AWAY)).toEqual(['home middle outside'])
  const areas = [{ id: 'stage', kind: 'stage', x: 5, y: 5, w: 3, h: 1 }] as const
  expect(mistakesOf({ ...HOME, areas }, AWAY)).toEqual(['home stage outside'])
})

it('finds a thing of which there is no picture', () => {
  const things = [
    { id: 'seen', prefab: 'lamp', x: 9, y: 9 },
    { id: 'unseen', prefab: 'lampe', x: 9, y: 9 },
  ]
  expect(mistakesOf({ ...HOME, things }, AWAY)).toEqual(['home unseen unknown-prefab'])
})

it('finds a place on the map that is another room’s, or not within the picture', () => {
  const near = { ...AWAY, map: { x: 135, y: 100 } }
  expect(mistakesOf({ ...HOME, map: { x: 100, y: 100 } }, near)).toEqual(['home map-spot-taken', 'away map-spot-taken'])
  expect(mistakesOf({ ...HOME, map: { x: 100, y: 64 } }, near)).toEqual([])
  expect(mistakesOf({ ...HOME, map: { x: 17, y: 100 } }, AWAY)).toEqual(['home map-spot-outside'])
  // Where the code has a room is taken as well.
  const [x, y] = [mapPosition('plaza')!.x, mapPosition('plaza')!.y]
  const plaza = aRoom('plaza', { doors: [aDoor('plaza-out', 'home')] })
  const home = { ...HOME, map: { x, y }, doors: [...HOME.doors, aDoor('home-plaza', 'plaza')] }
  expect(mistakesOf(home, AWAY, plaza)).toEqual(['home map-spot-taken'])
})
