import type { WornView } from '#app/art/dog/dog-data.ts'
import type { Coat } from './coat.ts'
import { DOG_ART } from './dog-art.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'
import type { DrawnWear } from './wearables.ts'

/** One picture of a dog, in the order in which they are drawn. */
export type DogLayer = {
  sheet: 'dogs' | 'items'
  frame: string
  /** Top-left corner from the dog's foot, in pixels, before mirroring. */
  x: number
  y: number
  /** 0xrrggbb, or `null` for a picture that keeps its own colours. */
  tint: number | null
  /** Mirror it about the foot: the picture's left edge is then at -x, and it runs to the left. The same for all. */
  flip: boolean
}

type Dressed = {
  /** As `frameOf` names it. */
  frame: string
  flip?: boolean
  coat: Coat
  wear?: DrawnWear
  /** The shadow on the ground. */
  ground?: boolean
}

/** The foot within the cell that the anchors are measured in, and the reach of the shadow on the ground. */
const FOOT = { x: 24, y: 36 }
const GROUND_SHADOW_RISE = 2

/** The name of a picture of a thing, `seen` from a facing or, where that looks otherwise, in a frame. */
export function wornName(key: string, seen: string, part: keyof WornView): string {
  return `${key}/${seen}/${part}`
}

/** The pictures that make up a dog, bottom first, around its foot. A frame that is not drawn gives none. */
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
