import type { AtlasImage, Sheet } from '#app/art/atlas.ts'
import type { ComposedFrame } from '#app/art/dog/compose.ts'
import type { Wardrobe, WardrobeItem, WornPicture, WornView } from '#app/art/dog/dog-data.ts'
import type { Point } from '#app/art/dog/parts/part.ts'
import { frameName } from '#app/art/dog/poses/frames.ts'
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
 * The positions of pictures in the packed sheet. The app needs no more, and they are less to load than a list of names.
 */
export function placeWardrobe(wardrobe: Wardrobe<NamedPicture>, { frames }: Sheet): Wardrobe {
  const placePicture = ({ picture, origin }: NamedPicture): WornPicture => {
    const found = frames[picture]
    if (!found) throw new Error(`${picture} is not in the sheet`)
    const { x, y, w, h } = found.frame
    return { at: [x, y, w, h], origin }
  }
  const placeView = ({ over, under }: WornView<NamedPicture>): WornView => ({
    ...(over && { over: placePicture(over) }),
    ...(under && { under: placePicture(under) }),
  })
  const placeViews = (views: WardrobeItem<NamedPicture>['views']) =>
    Object.fromEntries(Object.entries(views).map(([seen, view]) => [seen, placeView(view)]))
  return Object.fromEntries(
    Object.entries(wardrobe).map(([key, thing]) => [
      key,
      { ...thing, views: placeViews(thing.views), cuts: placeViews(thing.cuts) },
    ]),
  )
}
