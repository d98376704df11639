import { expect, it } from 'vitest'
import { joinStorm } from './join-storm.ts'

const PARK = { players: 5000, perRoom: 110, lost: 0 }

it.each([1, 2, 3])(
  '[T34] brings all of 5,000 players back within ten seconds without the database (seed %i)',
  (seed) => {
    const { allBackMs, byTicket } = joinStorm({ ...PARK, seed })
    expect(allBackMs).toBeLessThan(10_000)
    expect(byTicket).toBe(0)
  },
)

it('brings 99 of 100 back within ten seconds where one try in a hundred is lost, and all of them within a minute', () => {
  const { back99Ms, allBackMs } = joinStorm({ ...PARK, lost: 0.01, seed: 1 })
  expect(back99Ms).toBeLessThan(10_000)
  expect(allBackMs).toBeLessThan(60_000)
})

it('brings a full room back as fast as the pages come', () => {
  expect(joinStorm({ players: 150, perRoom: 150, lost: 0, seed: 1 }).allBackMs).toBeLessThan(10_000)
})

it('shows a room that cannot keep up: more dogs than it can let in within the wait of their pages', () => {
  expect(joinStorm({ players: 4000, perRoom: 4000, lost: 0, seed: 1 }).back99Ms).toBeGreaterThan(10_000)
})
