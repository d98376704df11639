import { globSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packAtlas } from '#app/art/atlas.ts'
import { PALETTE, rgbOfHex, SHADOW } from '#app/art/palette.ts'
import { prefabImages } from '#app/art/park/build.ts'
import { FEAST, INTERIORS } from '#app/art/park/interiors.ts'
import { LANDMARKS } from '#app/art/park/landmarks.ts'
import { terrainFrameNames } from '#app/art/park/terrain-frames.ts'
import { FESTIVE_KINDS, prefabOfPiece } from '#durable/rules/committee/festive.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import { FOOTPRINTS, CODE_PREFABS } from '#durable/world/prefabs.ts'
import { gridOf, TILE_PX } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { terrainTiles } from '#durable/world/terrain-tiles.ts'

const { images, entries } = prefabImages('summer')
const SHEET = packAtlas(images, 'park-things.png')

it('draws the same bytes every time', () => {
  const again = packAtlas(prefabImages('summer').images, 'park-things.png')
  expect(again.canvas.toPng().equals(SHEET.canvas.toPng())).toBe(true)
  expect(again.sheet).toEqual(SHEET.sheet)
})

it.each(['summer', 'autumn', 'snow'])('the pictures of the things of %s have at most 200,000 bytes', (season) => {
  const pages = globSync(`app/art/built/park-things-${season}-*.png`)
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.reduce((sum, page) => sum + statSync(page).size, 0)).toBeLessThanOrEqual(200_000)
})

it('anchors every thing and its shadow at the same foot', () => {
  expect(Object.entries(SHEET.sheet.frames).filter(([, frame]) => !frame.anchor)).toEqual([])
  const whole = images.every(({ anchor }) => Number.isInteger(anchor?.[0]) && Number.isInteger(anchor?.[1]))
  expect(whole).toBe(true)
})

it('uses the 48 colours for things and one for shadows', () => {
  const colours = new Set(Object.values(PALETTE).map((hex) => rgbOfHex(hex).join()))
  const strangers = images.flatMap(({ name, canvas }) => {
    const found = new Set<string>()
    for (let y = 0; y < canvas.height; y++) {
      for (let x = 0; x < canvas.width; x++) {
        const colour = canvas.get(x, y)?.join() ?? 'none'
        const known = name.startsWith('shadow/') ? colour === SHADOW.colour.join() : colours.has(colour)
        if (colour !== 'none' && !known) found.add(`${name}: ${colour}`)
      }
    }
    return [...found]
  })
  expect(strangers).toEqual([])
})

it('lists two frames for animated things, and only atlas names that exist', () => {
  expect(entries.fountain?.frames).toEqual(['thing/fountain/0', 'thing/fountain/1'])
  expect(entries.plaza?.frames).toEqual(['flat/plaza'])
  const listed = Object.values(entries).flatMap(({ frames, others, shadow }) => [
    ...frames,
    ...others,
    ...(shadow ? [shadow] : []),
  ])
  expect(listed.sort()).toEqual(Object.keys(SHEET.sheet.frames).sort())
})

it.each(ROOM_DOCS)('has every picture that $key asks for', (doc) => {
  const terrain = new Set(terrainFrameNames())
  expect(terrainTiles(doc).filter(({ frame }) => !terrain.has(frame))).toEqual([])
  expect(doc.things.filter(({ prefab }) => !entries[prefab])).toEqual([])
})

it('has no landmark that is used nowhere, and no room that still lacks its own', () => {
  const published = ROOM_DOCS.flatMap(({ things }) => things.map(({ prefab }) => prefab))
  const placed = new Set([...published, ...FESTIVE_KINDS.map(prefabOfPiece)])
  const landmarks = Object.keys({ ...LANDMARKS, ...FEAST, ...INTERIORS })
  expect(landmarks.filter((name) => !placed.has(name))).toEqual([])
  expect(placed.has('marker')).toBe(false)
})

it('has the names that the world knows', () => {
  expect(Object.keys(entries).toSorted()).toEqual([...CODE_PREFABS.keys()].toSorted())
})

it('covers as much ground as the world says', () => {
  const solid = Object.entries(entries).filter(([, { footprint }]) => footprint.w > 0)
  expect(Object.fromEntries(solid.map(([name, { footprint }]) => [name, [footprint.w, footprint.h]]))).toEqual(
    FOOTPRINTS,
  )
})

it.each(ROOM_DOCS)('stands the solid things of $key on blocked ground', (doc) => {
  const grid = gridOf(doc)
  const walkedThrough = doc.things.filter(({ prefab, x, y }) => {
    const { w, h } = entries[prefab]?.footprint ?? { w: 0, h: 0 }
    if (w === 0) return false
    const middle = { x: Math.floor(x / TILE_PX), y: Math.floor((y - h / 2) / TILE_PX) }
    return groundAt(grid, middle.x, middle.y) !== GROUND.forbidden
  })
  expect(walkedThrough).toEqual([])
})
