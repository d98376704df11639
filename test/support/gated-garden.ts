import type { TileGate } from '#durable/rules/places/gates.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { aGrid } from './grids.ts'
import { aPark } from './park.ts'
import type { Socket, TestPark } from './park.ts'

/** A garden in the middle of a lawn, which is a shortcut from each side to the other one. */
export const GRID = aGrid(
  '...........',
  '.###.#####.',
  '.#.......#.',
  '...........',
  '.#.......#.',
  '.####.####.',
  '...........',
)
export const GARDEN: TileGate = { id: 'garden', x: 2, y: 1, w: 7, h: 5, access: { owns: 'ball' } }
export const ENTRY = { x: 0, y: 0 }
export const IN_GARDEN = { x: 5, y: 3 }
export const OWNER = { owned: ['ball'] }

export const aGarden = () => aPark({ grid: GRID, entries: [ENTRY], gates: [GARDEN] })

export function tileOf(park: TestPark, dog: number): Tile {
  return endOf(walkOf(park, dog))
}

export function walkOf(park: TestPark, dog: number) {
  return park.room.snapshot(park.now).dogs.find(({ visitor }) => visitor.dog === dog)!.walk
}

export function owner(park: TestPark, dog = 1): Socket {
  const socket = park.enter(dog)
  park.readPasser(dog, OWNER)
  return socket
}
