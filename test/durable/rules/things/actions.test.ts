import { expect, it } from 'vitest'
import { ACTIONS, actionOf, isActionKey } from '#durable/rules/things/actions.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

it('says how a prefab is used, by its name or its beginning', () => {
  expect(actionOf({ prefab: 'ball' })).toEqual(ACTIONS.ball)
  expect(actionOf({ prefab: 'armchair-red' })).toEqual(ACTIONS.armchair)
  expect(actionOf({ prefab: 'spruce-tall' })).toBeNull()
})

it('goes by what a thing itself says, and takes a key that it does not know for none', () => {
  expect(actionOf({ prefab: 'spruce-tall', use: 'bell' })).toEqual(ACTIONS.bell)
  expect(actionOf({ prefab: 'ball', use: 'bench' })).toEqual(ACTIONS.bench)
  for (const use of ['', 'wheel', '__proto__', 'constructor', 'toString'])
    expect(actionOf({ prefab: 'ball', use })).toBeNull()
  expect(isActionKey(undefined)).toBe(false)
})

it('has every manner in a room of the park', () => {
  const manners = new Set(ROOM_DOCS.flatMap(({ things }) => things.map((thing) => actionOf(thing)?.manner)))
  manners.delete(undefined)
  expect([...manners].toSorted()).toEqual(['ring', 'roll', 'seat', 'toggle', 'wet'])
})
