import { expect, it } from 'vitest'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { validateWorld } from '#durable/world/validate-world.ts'
import { aDoor, aPairOfRooms, aRoom } from '#test/support/rooms.ts'

const mistakesOf = (...docs: RoomDoc[]) =>
  validateWorld(docs, 'home').map(({ room, at, what }) => [room, at, what].filter(Boolean).join(' '))
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
  expect(mistakesOf(cut, AWAY)).toEqual(['home middle entry-unreachable', 'home out door-unreachable'])
})

it('finds an entry on a door, where a dog would go round for ever', () => {
  const doors = [aDoor('out', 'away', { x: 3 })]
  expect(mistakesOf({ ...HOME, doors }, AWAY)).toEqual(['home middle entry-on-door'])
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

it('finds a way in without a way out, unless that is meant', () => {
  expect(mistakesOf(HOME, { ...AWAY, doors: [] })).toEqual(['home out no-way-back', 'away locked-in'])
  const third = aRoom('third', { doors: [aDoor('round', 'home', { oneway: true })] })
  const away = { ...AWAY, doors: [aDoor('on', 'third', { oneway: true })] }
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { oneway: true })] }, away, third)).toEqual([])
})

it('finds a dog locked in behind a door that asks for more than its room', () => {
  const doors = [aDoor('back', 'home', { access: { karma: 5 } })]
  expect(mistakesOf(HOME, { ...AWAY, doors })).toEqual(['away locked-in'])
})

it('finds a room that no door leads to', () => {
  const island = aRoom('island', { doors: [aDoor('off', 'home', { oneway: true })] })
  expect(mistakesOf(HOME, AWAY, island)).toEqual(['island room-unreachable'])
})

it('finds a record that asks for nothing, and a door that asks for something else than its room', () => {
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { access: {} })] }, AWAY)).toEqual([
    'home out access-unsound',
  ])
  const guarded = { ...AWAY, access: { pack: 'klanen' } } as const
  expect(mistakesOf(HOME, guarded)).toEqual(['home out access-differs'])
  expect(mistakesOf({ ...HOME, doors: [aDoor('out', 'away', { access: { pack: 'klanen' } })] }, guarded)).toEqual([])
})

it('finds a name that is missing in a language, and an id that is used twice', () => {
  expect(mistakesOf({ ...HOME, name: { ...HOME.name, no: ' ' } }, AWAY)).toEqual(['home name-missing'])
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
