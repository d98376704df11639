import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import sheet from '#app/art/built/park-things-summer.json' with { type: 'json' }
import { Atlas } from '#app/game/scene/atlas/atlas.ts'
import { COMMON_PAGE, RoomPictures } from '#app/game/scene/atlas/room-pictures.ts'
import { pagesOf, thingPages } from '#app/game/scene/dresses/pictures.ts'
import type { Pictures } from '#app/game/scene/dresses/pictures.ts'
import { TERRAIN_PAGES } from '#app/game/scene/dresses/terrain-grid.ts'
import { ARCADE } from '#durable/world/indoors/arcade.ts'
import { MEADOW } from '#durable/world/outdoors/meadow.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

/** The pages of a set, whose addresses are `<set>-<page>.png`. */
const pagesIn = (set: string, pages: Readonly<Record<string, Omit<Pictures, 'url'>>>) =>
  pagesOf(
    set,
    pages,
    Object.fromEntries(Object.keys(pages).map((page) => [`/${set}-${page}.png`, `${set}-${page}.png`])),
  )
const terrain = pagesIn('ground', TERRAIN_PAGES)
const things = pagesIn('things', thingPages(sheet))
const urlsOf = (pages: ReadonlyMap<string, Pictures>) => [...pages.values()].map(({ url }) => url)

beforeEach(() => void vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go)))
afterEach(() => void vi.unstubAllGlobals())

/** What an atlas that loads without a network was asked for, and the addresses at which there is nothing. */
type Net = { asked: string[]; lost: ReadonlySet<string> }

function loadable<Name extends string>(sets: Record<Name, readonly Pictures[]>, { asked, lost }: Net): Atlas<Name> {
  const atlas = new Atlas(sets, { isPlain: false })
  const loaded = new Set<Pictures>()
  atlas.has = (pictures) => loaded.has(pictures)
  atlas.load = async (pictures) => {
    if (loaded.has(pictures)) return
    asked.push(pictures.url)
    if (lost.has(pictures.url)) throw new Error(`${pictures.url}: 503`)
    loaded.add(pictures)
  }
  return atlas
}

function rooms(lost: ReadonlySet<string> = new Set()) {
  const asked: string[] = []
  const outdoors = loadable({ terrain: [...terrain.values()] }, { asked, lost })
  const standing = loadable({ things: [...things.values()] }, { asked, lost })
  const common = things.get(COMMON_PAGE)
  const always = common ? [common] : []
  const pictures = new RoomPictures(
    { outdoors, indoors: outdoors, standing },
    { terrain, floors: terrain, things },
    always,
  )
  return { pictures, asked }
}

it('loads for a room its own things, what all rooms share, and the layers of its ground', async () => {
  const { pictures, asked } = rooms()
  await pictures.load(PLAZA)
  expect(asked.filter((url) => url.startsWith('things')).sort()).toEqual(['things-common.png', 'things-plaza.png'])
  expect(asked).toEqual(expect.arrayContaining(['ground-grass.png', 'ground-path.png', 'ground-water.png']))
  expect(asked).not.toContain('ground-floor.png')
  expect([pictures.has(PLAZA), pictures.has(ARCADE)]).toEqual([true, false])
})

it('loads what is left, first the things of the rooms behind the doors', async () => {
  const { pictures, asked } = rooms()
  await pictures.load(PLAZA)
  const known = asked.length
  await pictures.loadRest(PLAZA, new AbortController().signal)
  const behind = PLAZA.doors.flatMap(({ to }) => things.get(to.room)?.url ?? [])
  expect(asked.slice(known, known + behind.length).sort()).toEqual(behind.sort())
  expect(asked.toSorted()).toEqual([...urlsOf(terrain), ...urlsOf(things)].sort())
  expect(ROOM_DOCS.filter((doc) => !pictures.has(doc))).toEqual([])
})

it('goes on with what is left when one picture is lost, and loads that one with its room', async () => {
  const lost = new Set(['things-arcade.png'])
  const { pictures, asked } = rooms(lost)
  await pictures.load(PLAZA)
  await pictures.loadRest(PLAZA, new AbortController().signal)
  expect(ROOM_DOCS.filter((doc) => !pictures.has(doc))).toEqual([ARCADE])
  lost.clear()
  await pictures.load(ARCADE)
  expect(pictures.has(ARCADE)).toBe(true)
  expect(asked.filter((url) => url === 'things-arcade.png')).toHaveLength(2)
})

it('stops loading what is left when the park is closed', async () => {
  const { pictures, asked } = rooms()
  await pictures.load(MEADOW)
  const known = asked.length
  void pictures.loadRest(MEADOW, AbortSignal.abort())
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toHaveLength(known)
})
