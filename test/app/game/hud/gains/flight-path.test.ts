import { expect, it } from 'vitest'
import { flightPath, WithDog, withinView } from '#app/game/hud/gains/flight-path.ts'

const WAY = { x: -301, y: 217 }
const VIEW = { top: 0, width: 390, height: 844 }

it('begins a flight where it starts and ends it at its goal, to a pixel of the drawings', () => {
  const path = flightPath(WAY, 24)
  expect(path).toHaveLength(25)
  expect(path[0]).toEqual({ x: -0, y: 0 })
  expect(path.at(-1)).toEqual({ x: -300, y: 218 })
})

it('moves what flies by whole pixels of the drawings', () => {
  expect(flightPath(WAY, 24).filter(({ x, y }) => x % 2 !== 0 || y % 2 !== 0)).toEqual([])
})

it('flies faster towards its goal', () => {
  const path = flightPath(WAY, 24)
  const [halfway] = path.slice(12)
  expect(Math.abs(halfway?.x ?? 0)).toBeLessThan(Math.abs(WAY.x) / 3)
})

it.each([
  ['at the left edge', { x: 4, y: 400 }, { x: 60, y: 400 }],
  ['at the right edge', { x: 388, y: 400 }, { x: 330, y: 400 }],
  ['at the top', { x: 200, y: 3 }, { x: 200, y: 40 }],
  ['in the middle', { x: 201, y: 399.2 }, { x: 202, y: 400 }],
])('keeps words within the view %s', (_, at, shown) => {
  expect(withinView(at, { width: 120, height: 40 }, VIEW)).toEqual(shown)
})

it('keeps words and picture over a dog that walks, until the picture flies', () => {
  const gain = new WithDog()
  expect(gain.at({ x: 100, y: 200 })).toEqual({ both: { x: 100, y: 200 }, words: { x: 0, y: 0 } })
  expect(gain.at({ x: 140, y: 190 })).toEqual({ both: { x: 140, y: 190 }, words: { x: 0, y: 0 } })
})

it('leaves the picture to its flight, while the words go on with the dog', () => {
  const gain = new WithDog()
  gain.takeOff({ x: 140, y: 190 })
  expect(gain.at({ x: 180, y: 186 })).toEqual({ both: { x: 140, y: 190 }, words: { x: 40, y: -4 } })
})

it('keeps words below the notices at the top', () => {
  expect(withinView({ x: 200, y: 90 }, { width: 120, height: 40 }, { ...VIEW, top: 160 })).toEqual({ x: 200, y: 200 })
})
