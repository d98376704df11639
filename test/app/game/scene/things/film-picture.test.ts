import { expect, it } from 'vitest'
import prefabs from '#app/art/built/park-prefabs.json' with { type: 'json' }
import { filmFrame, screenIn, shownTitle, titleOver } from '#app/game/scene/things/film-picture.ts'
import { CINEMA } from '#durable/world/indoors/cinema.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

const FOOT = { x: 416, y: 192 }

it('finds the screen of the cinema, and none elsewhere', () => {
  expect(screenIn(CINEMA)).toMatchObject(FOOT)
  expect(screenIn(PLAZA)).toBeNull()
})

it('has a picture for each frame of a film, and begins again', () => {
  const frames = Array.from({ length: 8 }, (_, beat) => filmFrame(beat))
  expect(new Set(frames).size).toBe(4)
  expect(frames.slice(4)).toEqual(frames.slice(0, 4))
  for (const frame of frames) expect(prefabs.screen.others).toContain(frame)
})

it('writes the title in the middle of the cloth, cut if it is longer than that', () => {
  expect(titleOver(FOOT, 60)).toEqual({ left: 386, top: 146 })
  expect(shownTitle('A film for dogs')).toBe('A film for dogs')
  expect(shownTitle('A film '.repeat(9))).toBe('A film A film A film A film A film A fi…')
})
