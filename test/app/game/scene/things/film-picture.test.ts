import { expect, it } from 'vitest'
import { filmOver, screenIn, shownTitle, titleOver } from '#app/game/scene/things/film-picture.ts'
import { CINEMA } from '#durable/world/indoors/cinema.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

const FOOT = { x: 416, y: 134 }
/** Each quad begins a pixel earlier, over the frame of the cloth. */
const CLOTH = { left: 316, right: 516, top: 36, bottom: 108 }

it('finds the screen of the cinema, and none elsewhere', () => {
  expect(screenIn(CINEMA)).toMatchObject(FOOT)
  expect(screenIn(PLAZA)).toBeNull()
})

it('lies over the cloth of the screen alone', () => {
  const edges = filmOver(FOOT, 0).map(({ x, y, width, height }) => ({
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  }))
  expect(Math.min(...edges.map(({ left }) => left))).toBe(CLOTH.left - 1)
  expect(Math.max(...edges.map(({ right }) => right))).toBe(CLOTH.right)
  expect(Math.min(...edges.map(({ top }) => top))).toBe(CLOTH.top - 1)
  expect(Math.max(...edges.map(({ bottom }) => bottom))).toBe(CLOTH.bottom)
})

it('flickers from beat to beat, and is the same picture each time that it stands still', () => {
  expect(filmOver(FOOT, 1)).not.toEqual(filmOver(FOOT, 0))
  expect(filmOver(FOOT, 0)).toEqual(filmOver(FOOT, 0))
})

it('writes the title in the middle of the cloth, cut if it is longer than that', () => {
  expect(titleOver(FOOT, 60)).toEqual({ left: 386, top: 90 })
  expect(shownTitle('A film for dogs')).toBe('A film for dogs')
  expect(shownTitle('A film '.repeat(9))).toBe('A film A film A film A film A…')
})
