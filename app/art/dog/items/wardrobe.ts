import type { AtlasImage, Sheet } from '#app/art/atlas.ts'
import type { ComposedFrame } from '#app/art/dog/compose.ts'
import type { Wardrobe, WardrobeItem, WornView } from '#app/art/dog/dog-data.ts'
import { mapPictures } from '#app/art/dog/numbered-wardrobe.ts'
import type { NumberedWardrobe } from '#app/art/dog/numbered-wardrobe.ts'
import type { Point } from '#app/art/dog/parts/part.ts'
import { frameName } from '#app/art/dog/poses/frames.ts'
import { rowsOfSheet } from '#app/art/sheet-rows.ts'
import { cutFor } from './cutting.ts'
import type { CutPicture } from './cutting.ts'
import type { Item } from './item.ts'

/** A picture by its name, before the sheet is packed. */
type NamedPicture = { picture: string; origin: Point }

/** Draws every thing on every frame. Equal pictures are stored once. */
export function buildWardrobe(items: readonly Item[], frames: readonly ComposedFrame[]) {
  const images: AtlasImage[] = []
  const wardrobe: Wardrobe<NamedPicture> = {}
  for (const thing of items) {
    const known = new Map<string, string>()
    const nameOf = ({ picture: { canvas } }: CutPicture, wish: string): string => {
      const content = `${canvas.width}x${canvas.height} ${canvas.data.join()}`
      const name = known.get(content) ?? wish
      if (!known.has(content)) images.push({ name, canvas })
      known.set(content, name)
      return name
    }
    const made: WardrobeItem<NamedPicture> = { slot: thing.slot, anchor: thing.anchor, views: {}, cuts: {} }
    for (const composed of frames) {
      const at = frameName(composed.frame)
      const { over, under } = cutFor(thing, composed)
      const view: WornView<NamedPicture> = {}
      if (over) view.over = { picture: nameOf(over, `${thing.key}/${at}`), origin: over.origin }
      if (under) view.under = { picture: nameOf(under, `${thing.key}/${at}/under`), origin: under.origin }
      const usual = (made.views[composed.frame.facing] ??= view)
      if (JSON.stringify(usual) !== JSON.stringify(view)) made.cuts[at] = view
    }
    wardrobe[thing.key] = made
  }
  return { images, wardrobe }
}

/**
 * The same with the numbers of its pictures in the rows of the packed sheet. The app finds their places by them, which is less
 * to load than names or places.
 */
export function numberWardrobe(wardrobe: Wardrobe<NamedPicture>, { frames }: Sheet): NumberedWardrobe {
  const rows = rowsOfSheet(frames)
  const numbers = new Map(rows.flatMap((row) => Object.keys(row)).map((name, number) => [name, number]))
  const numbered = mapPictures(wardrobe, ({ picture, origin }) => {
    const number = numbers.get(picture)
    if (number === undefined) throw new Error(`${picture} is not in the sheet`)
    return { number, origin }
  })
  return { rows: rows.map((row) => Object.values(row).map((sizes) => sizes ?? [])), wardrobe: numbered }
}
