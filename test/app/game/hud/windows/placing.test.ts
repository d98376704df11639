import { expect, it } from 'vitest'
import { firstSpot, keepInside, movedByKey } from '#app/game/hud/windows/placing.ts'

const SCREEN = { width: 1440, height: 852 }
const WINDOW = { width: 400, height: 300 }

it('keeps the ribbon and the close button of a window on the screen when it opens in its corner', () => {
  expect(firstSpot('top-left', WINDOW, SCREEN)).toEqual({ x: 8, y: 96 })
  expect(firstSpot('bottom-right', WINDOW, SCREEN)).toEqual({ x: 1020, y: 544 })
  expect(firstSpot('bottom', WINDOW, SCREEN)).toEqual({ x: 520, y: 544 })
})

it('keeps all of a window on the screen wherever it is put', () => {
  expect(keepInside({ x: -500, y: -500 }, WINDOW, SCREEN)).toEqual({ x: 8, y: 44 })
  expect(keepInside({ x: 9000, y: 9000 }, WINDOW, SCREEN)).toEqual({ x: 1020, y: 544 })
  expect(keepInside({ x: 300, y: 200 }, WINDOW, SCREEN)).toEqual({ x: 300, y: 200 })
})

it('keeps the ribbon and the close button visible if a window is bigger than the screen', () => {
  expect(keepInside({ x: 100, y: 100 }, { width: 800, height: 700 }, { width: 700, height: 400 })).toEqual({
    x: -120,
    y: 44,
  })
})

it('moves a window by arrow keys and not by other keys', () => {
  expect(movedByKey('ArrowLeft', { x: 100, y: 100 })).toEqual({ x: 84, y: 100 })
  expect(movedByKey('ArrowDown', { x: 100, y: 100 })).toEqual({ x: 100, y: 116 })
  expect(movedByKey('Enter', { x: 100, y: 100 })).toBeNull()
})
