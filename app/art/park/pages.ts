import { packAtlas } from '#app/art/atlas.ts'
import type { AtlasImage } from '#app/art/atlas.ts'
import { rowsOfSheet } from '#app/art/sheet-rows.ts'
import type { SheetRows } from '#app/art/sheet-rows.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

/** The page of the things that stand in several rooms, or in none of ours. */
export const COMMON_PAGE = 'common'

/** The size of a page, px, and its frames. */
export type Page = { width: number; height: number; rows: SheetRows }

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
    const anchors = new Map(onPage.map(({ name, anchor = [0, 0] }) => [name, anchor]))
    const rows = rowsOfSheet(sheet.frames, (name) => anchors.get(name) ?? [0, 0])
    return [page, { width: canvas.width, height: canvas.height, rows }] as const
  })
  return Object.fromEntries(pages)
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
