import type { AnchorName, Anchors, Point } from '#app/art/dog/parts/part.ts'

/**
 * What the drawing hands to the app besides the pictures. Positions are in pixels of the cell (48 by 40, foot at 24,36)
 * of a dog that faces right. For one that faces left everything is mirrored about the foot.
 */

/** The slot in which a dog wears a thing; `ass` is the end of its tail. */
export type Slot = 'hat' | 'mouth' | 'back' | 'ass'

export type LayerName = 'fur' | 'hi' | 'shadow' | 'line' | 'rim' | 'ink' | 'edge-dark' | 'ink-dark' | 'fx'

export type DogFrame = {
  anchors: Anchors
  /** The middle and half the width of the shadow on the ground. */
  ground?: Point
  /** The first row under water. */
  waterline?: number
  /** The upper left corner of each layer's picture `<layer>/<frame>`. A missing layer is empty. */
  layers: Partial<Record<LayerName, Point>>
}
export type DogFrames = Record<string, DogFrame>

/** Left, top, width and height in the sheet of items, and the pixel of the picture that is put on the dog's anchor. */
export type WornPicture = { at: readonly [x: number, y: number, width: number, height: number]; origin: Point }
export type WornView<Picture = WornPicture> = { over?: Picture; under?: Picture }

export type WardrobeItem<Picture = WornPicture> = {
  slot: Slot
  anchor: AnchorName
  /** By facing. */
  views: Record<string, WornView<Picture>>
  /** By frame, where a head, water or a sloping back changes its look. */
  cuts: Record<string, WornView<Picture>>
}
/** By the key of the thing, in the order in which players see them. */
export type Wardrobe<Picture = WornPicture> = Record<string, WardrobeItem<Picture>>
