import { expect, it } from 'vitest'
import { lockedLayerOf } from '#app/editor/map-desk/map-layers.ts'
import { placeOn } from '#app/editor/map-desk/map-places.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const moved = (list: string): Change => ({ kind: 'set', list, id: 'one', field: 'x', was: 1, is: 2 })
const painted: Change = { kind: 'cells', layer: 'terrain', runs: [{ x: 0, y: 0, was: 'g', is: 'w' }] }

it('finds the locked layer that changes are on', () => {
  expect(lockedLayerOf([painted, moved('things')], new Set(['things', 'areas']))).toBe('things')
  expect(lockedLayerOf([moved('entries')], new Set(['doors']))).toBe('doors')
  expect(lockedLayerOf([painted], new Set(['ground']))).toBeNull()
})

it('locks neither the room itself nor its size', () => {
  const all = new Set(['terrain', 'ground', 'things', 'doors', 'areas'] as const)
  expect(lockedLayerOf([moved('room')], all)).toBeNull()
  expect(lockedLayerOf([{ kind: 'size', edge: 'left', by: 1, strips: {} }, painted], all)).toBeNull()
})

it('takes hold of no door that is locked or not seen', () => {
  const room = aRoom('home', { doors: [aDoor('out', 'away')] })
  const [door] = room.doors
  if (!door) throw new Error('there is no door')
  expect(placeOn(room, door)).toEqual({ list: 'doors', id: 'out' })
  expect(placeOn(room, door, new Set(['doors']))).toBeNull()
})
