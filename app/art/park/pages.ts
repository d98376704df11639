import { packAtlas } from '#app/art/atlas.ts'
import type { AtlasImage, Sheet } from '#app/art/atlas.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

/** The page of the things that stand in several rooms, or in none of ours. */
export const COMMON_PAGE = 'common'

/**
 * The size of a page, px, and its frames by their names, row by row from the top and from the left. The game finds their places
 * by adding up their sizes, which is shorter than a list of places, and all of it is loaded before the first frame.
 */
export type Page = { width: number; height: number; rows: Record<string, PageFrame>[] }

/** The size of a frame, and where its foot is in it, px. */
export type PageFrame = [width: number, height: number, footX: number, footY: number]

/**
 * Writes pictures into one file for each page, `<path>-<page>.png`, so that the game loads only those of the room that it
 * shows. Returns the pages by their names, in alphabetical order.
 */
export function writePages(
  path: string,
  images: readonly AtlasImage[],
  pageOf: (image: string) => string,
): Record<string, Page> {
  const pages = [...new Set(images.map(({ name }) => pageOf(name)))].sort().map((page) => {
    const file = `${path}-${page}.png`
    const onPage = images.filter(({ name }) => pageOf(name) === page)
    const { canvas, sheet } = packAtlas(onPage, file)
    canvas.save(file)
    return [page, { width: canvas.width, height: canvas.height, rows: rowsOf(sheet, onPage) }] as const
  })
  return Object.fromEntries(pages)
}

function rowsOf({ frames }: Sheet, images: readonly AtlasImage[]): Page['rows'] {
  const anchors = new Map(images.map(({ name, anchor = [0, 0] }) => [name, anchor]))
  const rows = new Map<number, [string, number, PageFrame][]>()
  for (const [name, { frame }] of Object.entries(frames)) {
    const [footX, footY] = anchors.get(name) ?? [0, 0]
    rows.set(frame.y, [...(rows.get(frame.y) ?? []), [name, frame.x, [frame.w, frame.h, footX, footY]]])
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort(([, one], [, other]) => one - other).map(([name, , frame]) => [name, frame] as const))
    .map((row) => Object.fromEntries(row))
}

/** The page of a picture of a thing: that of the only room where it stands, by the room's key, or the common one. */
export function pageOfThing(image: string): string {
  const prefab = image.replace(/^indoors\//, '').split('/')[1] ?? ''
  const rooms = ROOM_DOCS.filter(({ things }) => things.some((thing) => thing.prefab === prefab))
  return rooms.length === 1 && rooms[0] ? rooms[0].key : COMMON_PAGE
}

/** The page of a tile: that of its layer. */
export function pageOfTile(image: string): string {
  return image.slice(0, image.indexOf('/'))
}
