import { expect, it } from 'vitest'
import { addLines, withNote, withOwner } from '#app/game/model/chat/chat-log.ts'
import { calledHere, calledInLog, ownerToName } from '#app/game/model/world/called.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import type { World } from '#app/game/model/world/world.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { words } from '#test/support/words.ts'

const NOTHING_ON = { hat: null, mouth: null, back: null, ass: null }

type Known = { name: string; owner?: string }

function dogsOf(...known: Known[]): World['dogs'] {
  return new Map(known.map((dog, index) => [index + 1, seen(index + 1, dog)]))
}

function seen(id: number, { name, owner }: Known) {
  const walk = { x: 1, y: 1, dirs: '', startedAt: 0 }
  return {
    id, name, owner, walk, color: '#aabbcc', shadowColor: '#778899',
    slot: id, pose: 'stand', facing: 4, badge: null, wear: NOTHING_ON, away: false, glide: null,
  } as const // prettier-ignore
}

const LINE = { color: '#aabbcc', text: words('hi'), at: 0 }

it.each([
  ['the same name', 'Bella', 'Bella'],
  ['a name in other letters', 'Bella', 'BELLA*'],
  ['a capital I for an l', 'Bella', 'BelIa'],
  ['digits for letters', 'Bella', 'B3lla'],
  ['rn for m', 'Mormor', 'Morrnor'],
])('[N9] names the owners of two dogs with %s', (_, one, other) => {
  const dogs = dogsOf({ name: one, owner: 'Pia' }, { name: other, owner: 'Lakrits99' })
  expect([1, 2].map((dog) => ownerToName(dogs, dog))).toEqual(['Pia', 'Lakrits99'])
})

it('[N9] names no owner where all names differ', () => {
  const dogs = dogsOf({ name: 'Bella', owner: 'Pia' }, { name: 'Stella', owner: 'Bo' })
  expect(calledHere({ dogs }, { id: 1, name: 'Bella' })).toBe('Bella')
})

it('[N9] leaves the name alone while the room has not told whose the dog is', () => {
  const dogs = dogsOf({ name: 'Bella' }, { name: 'Bella', owner: 'Bo' })
  expect(calledHere({ dogs }, { id: 1, name: 'Bella' })).toBe('Bella')
})

it('[N9] names the owner of each line of two dogs of one name, of which one has left', () => {
  const dogs = dogsOf({ name: 'Bella', owner: 'Pia' })
  const me = { id: 9, name: 'Rex', dogs: new Map([[1, { owner: 'Pia' }], [2, { owner: 'Bo' }]]) } // prettier-ignore
  const log = addLines([], [1, 2].map((dog) => ({ ...LINE, seq: dog, dog, name: 'Bella' })), me) // prettier-ignore
  expect(log.map((entry) => calledInLog({ dogs, log }, entry))).toEqual(['Bella · Pia', 'Bella · Bo'])
})

it('[N9] names the owner in a note that was made before the room told whose the dog is', () => {
  const dogs = dogsOf({ name: 'Bella', owner: 'Pia' }, { name: 'Bella', owner: 'Bo' })
  const log = withOwner(withNote([], { note: 'entered', dog: 2, name: 'Bella', at: 0 }), 2, 'Bo')
  expect(log.map((entry) => calledInLog({ dogs, log }, entry))).toEqual(['Bella · Bo'])
})

it('keeps the owner that the room tells right after a dog has entered', () => {
  const at = { grid: anEmptyGrid(5, 5), now: 0 }
  const { glide: _glide, owner: _owner, ...dog } = seen(2, { name: 'Bella' })
  const entered = reduce(EMPTY_WORLD, { type: 'entered', dog }, at)
  expect(reduce(entered, { type: 'marked', dog: 2, mark: { owner: 'Bo' } }, at).log).toMatchObject([
    { note: 'entered', dog: 2, owner: 'Bo' },
  ])
})
