import { expect, it } from 'vitest'
import { dogToPlay } from '#app/game/gate/load-client.ts'

const WEAR = { hat: null, mouth: null, back: null, ass: null }
const DOG = { id: 1, name: 'Bella', isDead: false, pack: 0, levelPoints: 0, color: '#e9b877', shadowColor: '#a38153' }
const PLAYER = { ...DOG, wear: WEAR, owner: { admin: 0, moderator: 0 } }

it('opens an open park for the dog, and a closed one not', () => {
  expect(dogToPlay({ dog: PLAYER, isClosed: false }, false)).toEqual(PLAYER)
  expect(dogToPlay({ dog: PLAYER, isClosed: true }, false)).toBeNull()
})

it.each([false, true])('shows what staff have by the magic parameter, closed: %s', (isClosed) => {
  expect(dogToPlay({ dog: PLAYER, isClosed }, true)?.owner).toEqual({ admin: 1, moderator: 1 })
})

it('has no dog without an answer of the park', () => {
  expect(dogToPlay({ dog: null }, true)).toBeNull()
})
