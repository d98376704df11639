import { expect, it } from 'vitest'
import { packAtlas } from '#app/art/atlas.ts'
import sheet from '#app/art/built/park-things-summer.json' with { type: 'json' }
import { prefabImages } from '#app/art/park/build.ts'
import { COMMON_PAGE, pageOfThing } from '#app/art/park/pages.ts'
import { COMMON_PAGE as LOADED_PAGE } from '#app/game/scene/atlas/room-pictures.ts'
import { thingPages } from '#app/game/scene/dresses/pictures.ts'
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

it('lists the things of a page so that the game finds each where it was packed', () => {
  const { images } = prefabImages('summer')
  const pages = thingPages(sheet)
  for (const page of Object.keys(sheet)) {
    const packed = packAtlas(
      images.filter(({ name }) => pageOfThing(name) === page),
      page,
    ).sheet.frames
    const placesOf = (frames: Readonly<Record<string, { frame: object } | undefined>>) =>
      new Map(Object.entries(frames).map(([name, drawn]) => [name, drawn?.frame]))
    expect(placesOf(pages[page]?.frames ?? {})).toEqual(placesOf(packed))
  }
})
