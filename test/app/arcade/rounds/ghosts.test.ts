import { afterEach, expect, it, vi } from 'vitest'
import { ghostBeside } from '#app/arcade/rounds/ghosts.ts'

const DOG = { color: '#e0b072', shadowColor: '#986246', wear: { hat: 'beanie', mouth: null, back: null, ass: null } }

function serverAnswers(roundGhost: unknown) {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async () => Response.json({ data: { roundGhost } }))
}

afterEach(() => vi.unstubAllGlobals())

it('reads whom to play beside, with the bytes of the log', async () => {
  serverAnswers({ ...DOG, name: 'Saga', score: 251, log: 'AAQ' })
  expect(await ghostBeside('round')).toEqual({ name: 'Saga', score: 251, dog: DOG, log: Uint8Array.of(0, 4) })
})

it('plays beside nobody where nobody has ended a round', async () => {
  serverAnswers(null)
  expect(await ghostBeside('round')).toBeNull()
})

it('plays beside nobody where the log cannot be read', async () => {
  serverAnswers({ ...DOG, name: 'Saga', score: 251, log: '?' })
  expect(await ghostBeside('round')).toBeNull()
})

it('plays beside nobody where the server cannot be reached', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
  expect(await ghostBeside('round')).toBeNull()
})
