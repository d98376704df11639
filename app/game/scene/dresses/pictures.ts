import { framesOfRows } from '#app/art/sheet-rows.ts'
import type { SheetRows } from '#app/art/sheet-rows.ts'

/** Where the frames are in a picture, by name, px. Anchors are shares of the size. */
export type Frames = Record<
  string,
  { frame: { x: number; y: number; w: number; h: number }; anchor?: Anchor } | undefined
>
type Anchor = { x: number; y: number }

/** A picture file, its size, px, and its frames. */
export type Pictures = { url: string; width: number; height: number; frames: Frames }

/** Sets of pictures that are loaded one by one, by their names: the room of things, the layer of the ground. */
export type Pages = ReadonlyMap<string, Pictures>

/** The pictures of a season. Indoor rooms may have a ground of another one. */
export type SeasonPictures = { terrain: Pages; floors: Pages; things: Pages }

/** A page of things as the art build lists it. */
type BuiltPage = { width: number; height: number; rows: SheetRows }

/** The frames of the things of each page. */
export function thingPages(built: Readonly<Record<string, BuiltPage>>): Record<string, Omit<Pictures, 'url'>> {
  const pages = Object.entries(built).map(([name, { width, height, rows }]) => {
    return [name, { width, height, frames: framesOfRows(rows) }] as const
  })
  return Object.fromEntries(pages)
}

/**
 * The pages of a set and a season, `park-things-summer`. `urls`: the addresses of all built files, by their paths, which end
 * in `<set>-<page>.png`. @throws if a page has no file
 */
export function pagesOf(
  set: string,
  pages: Readonly<Record<string, Omit<Pictures, 'url'>>>,
  urls: Readonly<Record<string, string>>,
): Pages {
  const addresses = new Map(Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]))
  const entries = Object.entries(pages).map(([name, page]) => {
    const url = addresses.get(`${set}-${name}.png`)
    if (url === undefined) throw new Error(`${set}-${name}`)
    return [name, { ...page, url }] as const
  })
  return new Map(entries)
}
