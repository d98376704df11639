import type { AtlasImage } from '#app/art/atlas.ts'
import type { ComposedFrame } from '#app/art/dog/compose.ts'
import type { Wardrobe, WardrobeItem, WornView } from '#app/art/dog/dog-data.ts'
import { frameName } from '#app/art/dog/poses/frames.ts'
import type { Item } from './item.ts'
import { type CutPicture, cutFor } from './cutting.ts'

/** Draws every thing on every frame; what looks the same is stored once. */
export function buildWardrobe(items: readonly Item[], frames: readonly ComposedFrame[]) {
  const images: AtlasImage[] = []
  const wardrobe: Wardrobe = {}
  for (const thing of items) {
    const known = new Map<string, string>()
    const nameOf = ({ picture: { canvas } }: CutPicture, wish: string): string => {
      const content = `${canvas.width}x${canvas.height} ${canvas.data.join()}`
      const name = known.get(content) ?? wish
      if (!known.has(content)) images.push({ name, canvas })
      known.set(content, name)
      return name
    }
    const made: WardrobeItem = { slot: thing.slot, anchor: thing.anchor, views: {}, cuts: {} }
    for (const composed of frames) {
      const at = frameName(composed.frame)
      const { over, under } = cutFor(thing, composed)
      const view: WornView = {}
      if (over) view.over = { picture: nameOf(over, `${thing.key}/${at}`), origin: over.origin }
      if (under) view.under = { picture: nameOf(under, `${thing.key}/${at}/under`), origin: under.origin }
      const usual = (made.views[composed.frame.facing] ??= view)
      if (JSON.stringify(usual) !== JSON.stringify(view)) made.cuts[at] = view
    }
    wardrobe[thing.key] = made
  }
  return { images, wardrobe }
}
