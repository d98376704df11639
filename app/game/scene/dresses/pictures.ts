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

/**
 * A page of things as the art build lists it (app/art/park/pages.ts): row by row the sizes of its frames, and where the foot of
 * each is in it, px.
 */
type BuiltPage = {
  width: number
  height: number
  rows: readonly Readonly<Record<string, readonly number[] | undefined>>[]
}

/** How far each frame repeats its outermost pixels, against bleeding at the edges, px. */
const EDGE_PX = 1

/** The frames of the things of each page. The frames of a row follow each other, and the first one is the highest. */
export function thingPages(built: Readonly<Record<string, BuiltPage>>): Record<string, Omit<Pictures, 'url'>> {
  const pages = Object.entries(built).map(([name, { width, height, rows }]) => {
    const frames: Frames = {}
    let y = EDGE_PX
    for (const row of rows) {
      let x = EDGE_PX
      let rowHeight = 0
      for (const [frame, [w = 0, h = 0, footX = 0, footY = 0] = []] of Object.entries(row)) {
        frames[frame] = { frame: { x, y, w, h }, anchor: { x: footX / w, y: footY / h } }
        x += w + 2 * EDGE_PX
        rowHeight = Math.max(rowHeight, h + 2 * EDGE_PX)
      }
      y += rowHeight
    }
    return [name, { width, height, frames }] as const
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
