import { expect, it } from 'vitest'
import sheet from '#app/art/built/park-things-summer.json' with { type: 'json' }
import { COMMON_PAGE, pageOfThing } from '#app/art/park/pages.ts'
import { COMMON_PAGE as LOADED_PAGE } from '#app/game/scene/atlas/room-pictures.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'

it('puts what stands in one room alone on the page of that room, in all its pictures', () => {
  expect(['flat/plaza', 'thing/fountain/0', 'thing/fountain/1', 'shadow/fountain'].map(pageOfThing)).toEqual(
    Array(4).fill('plaza'),
  )
  expect(pageOfThing('thing/lamp')).toBe(COMMON_PAGE)
})

it('puts the pictures of a thing without snow on the page of the thing', () => {
  expect(pageOfThing('indoors/thing/fountain/0')).toBe('plaza')
})

it('has pages for rooms, and the one that the game always loads', () => {
  expect(Object.keys(sheet).filter((page) => !ROOM_KEYS.some((key) => key === page))).toEqual([LOADED_PAGE])
})
