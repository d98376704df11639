import { expect, it } from 'vitest'
import { CURTAIN_MS, showingAt } from '#durable/rules/cinema/programme.ts'

const NOW = Date.UTC(2026, 10, 22, 19)
const aFilm = (name: string, seconds: number, startsAt: number | null = null) => ({ name, seconds, startsAt })
type Film = ReturnType<typeof aFilm>

/** "walk 3s": the film and the time into it; "next walk 3s": the next film and the time until it; "" for neither. */
function seenAt(films: readonly Film[], now: number): string {
  const { on, next } = showingAt(films, now)
  if (on) return `${on.film.name} ${(now - on.startsAt) / 1000}s`
  return next ? `next ${next.film.name} ${(next.startsAt - now) / 1000}s` : ''
}

it('[CI1] a film with a start of its own is shown once, from that second to its last', () => {
  const films = [aFilm('gala', 60, NOW)]
  const seen = [-5000, 0, 59_999, 60_000].map((after) => seenAt(films, NOW + after))
  expect(seen).toEqual(['next gala 5s', 'gala 0s', 'gala 59.999s', ''])
})

it('[CI1] of two at once the later start is shown, and the earlier goes on after it, where it has got to', () => {
  const films = [aFilm('late', 10, NOW + 20_000), aFilm('early', 60, NOW)]
  const seen = [19_000, 20_000, 29_000, 30_000].map((after) => seenAt(films, NOW + after))
  expect(seen).toEqual(['early 19s', 'late 0s', 'late 9s', 'early 30s'])
})

it('[CI2] repeats the other films with a pause between them, the same for everybody', () => {
  const films = [aFilm('walk', 20), aFilm('swim', 30)]
  const wholeMs = 50_000 + 2 * CURTAIN_MS
  const begin = Math.ceil(NOW / wholeMs) * wholeMs
  const seen = [0, 19, 20, 29, 30, 59, 60, 69, 70].map((seconds) => seenAt(films, begin + 1000 * seconds))
  expect(seen).toEqual([
    'walk 0s',
    'walk 19s',
    'next swim 10s',
    'next swim 1s',
    'swim 0s',
    'swim 29s',
    'next walk 10s',
    'next walk 1s',
    'walk 0s',
  ])
  expect(seenAt(films, begin - 1000)).toBe('next walk 1s')
})

it('[CI2] repeats a single film', () => {
  const begin = Math.ceil(NOW / 30_000) * 30_000
  expect([0, 19, 25, 30].map((seconds) => seenAt([aFilm('walk', 20)], begin + 1000 * seconds))).toEqual([
    'walk 0s',
    'walk 19s',
    'next walk 5s',
    'walk 0s',
  ])
})

it('[CI1] [CI2] shows a film with a start of its own instead of the round, which goes on behind it', () => {
  const round = aFilm('walk', 20)
  const begin = Math.ceil(NOW / 30_000) * 30_000
  const films = [round, aFilm('gala', 5, begin + 3000)]
  expect([2, 3, 7, 8].map((seconds) => seenAt(films, begin + 1000 * seconds))).toEqual([
    'walk 2s',
    'gala 0s',
    'gala 4s',
    'walk 8s',
  ])
})

it('[CI3] names the next film while nothing is shown, and none if none will come', () => {
  expect(seenAt([], NOW)).toBe('')
  expect(seenAt([aFilm('over', 60, NOW - 60_000)], NOW)).toBe('')
  expect(seenAt([aFilm('third', 60, NOW + 9000), aFilm('first', 60, NOW + 3000)], NOW)).toBe('next first 3s')
  const begin = Math.ceil(NOW / 30_000) * 30_000
  expect(seenAt([aFilm('walk', 20), aFilm('gala', 60, begin + 28_000)], begin + 22_000)).toBe('next gala 6s')
})
