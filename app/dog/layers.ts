import type { WornView } from '#app/art/dog/dog-data.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'
import type { Coat } from './coat.ts'
import { DOG_ART } from './dog-art.ts'
import type { DrawnWear } from './wearables.ts'

/** One piece of a dog. `layersOf` lists them in the order in which they are drawn. */
export type DogLayer = {
  sheet: 'dogs' | 'items'
  frame: string
  /** Left edge and upper edge relative to the dog's foot, in pixels, before mirroring. */
  x: number
  y: number
  /** 0xrrggbb, or `null` for a piece that keeps its own colours. */
  tint: number | null
  /** Whether to mirror the piece about the foot, so that its right edge is at -x. The same for all pieces of a dog. */
  flip: boolean
}

type Dressed = {
  /** The frame of the sheet, as `frameOf` names it. */
  frame: string
  flip?: boolean
  coat: Coat
  wear?: DrawnWear
  /** Whether to draw the shadow on the ground. */
  ground?: boolean
}

/**
 * The foot within the cell that the anchors are measured in, and how far the ground shadow rises above the foot, in
 * pixels.
 */
const FOOT = { x: 24, y: 36 }
const GROUND_SHADOW_RISE = 2

/**
 * The name of a picture of a thing in the sheet. `seen` is a facing, or a frame where the thing looks different in it.
 */
export function wornName(key: string, seen: string, part: keyof WornView): string {
  return `${key}/${seen}/${part}`
}

/** Where a hat is put, from the foot of the dog, in pixels; above the foot for a frame that is not in the sheet. */
export function hatAnchorOf(frame: string, flip: boolean): { x: number; y: number } {
  const [x, y] = DOG_ART.frames[frame]?.anchors.hat ?? [FOOT.x, 0]
  return { x: flip ? FOOT.x - 1 - x : x - FOOT.x, y: y - FOOT.y }
}

/** The pieces of a dog, bottom first, placed around its foot. A frame that is not in the sheet gives none. */
export function layersOf({ frame, flip = false, coat, wear = {}, ground = true }: Dressed): DogLayer[] {
  const drawn = DOG_ART.frames[frame]
  if (!drawn) return []
  const layers: DogLayer[] = []
  const lay = (layer: Pick<DogLayer, 'sheet' | 'frame' | 'tint'>, x: number, y: number) =>
    layers.push({ ...layer, x: x - FOOT.x, y: y - FOOT.y, flip })

  const layOwn = (name: keyof typeof drawn.layers, tint: number | null) => {
    const corner = drawn.layers[name]
    if (corner) lay({ sheet: 'dogs', frame: `${name}/${frame}`, tint }, ...corner)
  }
  const layWorn = (slot: Slot, part: keyof WornView) => {
    const key = wear[slot] ?? ''
    const thing = DOG_ART.wardrobe[key]
    if (!thing || thing.slot !== slot) return
    const anchor = drawn.anchors[thing.anchor]
    const seen = thing.cuts[frame] ? frame : frame.slice(0, frame.indexOf('/'))
    const worn = (thing.cuts[seen] ?? thing.views[seen])?.[part]
    if (!anchor || !worn) return
    const [x, y] = [Math.round(anchor[0] - worn.origin[0]), Math.round(anchor[1] - worn.origin[1])]
    lay({ sheet: 'items', frame: wornName(key, seen, part), tint: null }, x, y)
  }

  if (ground && drawn.ground) {
    const [middle, radius] = drawn.ground
    lay({ sheet: 'dogs', frame: `ground/${radius}`, tint: null }, middle - radius, FOOT.y - GROUND_SHADOW_RISE)
  }
  layWorn('back', 'under')
  layWorn('mouth', 'under')
  layOwn('fur', coat.fur)
  if (coat.edge !== null) layOwn('edge-dark', coat.edge)
  layOwn('hi', coat.hi)
  layOwn('shadow', coat.shadow)
  layOwn('line', coat.line)
  layOwn('rim', coat.rim)
  layOwn(coat.edge !== null && drawn.layers['ink-dark'] ? 'ink-dark' : 'ink', null)
  layOwn('fx', null)
  layWorn('ass', 'over')
  layWorn('back', 'over')
  layWorn('mouth', 'over')
  layWorn('hat', 'over')
  return layers
}
