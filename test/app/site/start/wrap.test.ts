import { describe, expect, it } from 'vitest'
import { homePlace, turnedTo, wrapped } from '#app/site/start/slides/wrap.ts'

describe('the row of pictures', () => {
  it('shows the last picture before the first, and the first after the last', () => {
    expect([-1, 0, 1, 2, 3, -4].map((place) => wrapped(place, 3))).toEqual([2, 0, 1, 2, 0, 2])
  })

  it('continues from the picture itself at its copy', () => {
    expect([0, 1, 2, 3, 4].map((place) => homePlace(place, 3))).toEqual([3, 1, 2, 3, 1])
  })

  it('returns to its beginning, in both directions', () => {
    const steps = (by: number) => Array.from({ length: 7 }, (_, n) => wrapped(n * by, 7))
    expect(new Set(steps(1)).size).toBe(7)
    expect(steps(-1)).toEqual([0, 6, 5, 4, 3, 2, 1])
  })

  it('begins with the picture of the season', () => {
    expect(turnedTo(['summer', 'autumn', 'winter'], 'autumn')).toEqual(['autumn', 'winter', 'summer'])
    expect(turnedTo(['summer', 'autumn'], 'spring')).toEqual(['summer', 'autumn'])
  })
})
