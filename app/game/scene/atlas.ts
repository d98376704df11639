import { ImageSource, Rectangle, Texture } from 'pixi.js'
import type { Pictures } from '#app/game/scene/dresses/pictures.ts'

/** Returns a texture by the name of its picture; an empty one for an unknown name. */
export type AtlasSheet = (name: string) => Texture

/** The width that every graphics card supports, px. */
const WIDTH_MAX = 2048
const GAP = 1

export type AtlasSpot = { x: number; y: number }
type Size = { width: number; height: number }

/** Packs pictures into rows, the highest first. Returns their positions, in their order, and the size of the whole. */
export function shelve(
  pictures: readonly Size[],
  widthMax = WIDTH_MAX,
): { spots: AtlasSpot[]; width: number; height: number } {
  const spots = pictures.map(() => ({ x: 0, y: 0 }))
  const shelf = { x: 0, y: 0, height: 0 }
  let width = 0
  for (const [index, size] of [...pictures.entries()].toSorted(([, one], [, other]) => other.height - one.height)) {
    if (shelf.x > 0 && shelf.x + size.width > widthMax) {
      shelf.y += shelf.height + GAP
      shelf.x = 0
      shelf.height = 0
    }
    spots[index] = { x: shelf.x, y: shelf.y }
    shelf.x += size.width + GAP
    shelf.height = Math.max(shelf.height, size.height)
    width = Math.max(width, shelf.x)
  }
  return { spots, width, height: shelf.y + shelf.height }
}

/**
 * Combines sets of pictures into one texture, so that pictures from different sets can be drawn in one call, in any
 * order.
 */
export async function loadAtlas<Name extends string>(sets: Record<Name, Pictures>): Promise<Record<Name, AtlasSheet>> {
  const names = Object.keys(sets).filter((name): name is Name => name in sets)
  const images = await Promise.all(names.map((name) => loadImage(sets[name].url)))
  const { spots, width, height } = shelve(images)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  images.forEach((image, index) => brush?.drawImage(image, spots[index]?.x ?? 0, spots[index]?.y ?? 0))
  const source = new ImageSource({ resource: canvas, scaleMode: 'nearest' })
  const sheets = names.map((name, index) => [name, sheetOf(source, sets[name], spots[index])] as const)
  return Object.fromEntries(sheets) as Record<Name, AtlasSheet>
}

/** Loads a set of pictures as a texture of its own. */
export async function loadSheet(pictures: Pictures): Promise<AtlasSheet> {
  const image = await loadImage(pictures.url)
  return sheetOf(new ImageSource({ resource: image, scaleMode: 'nearest' }), pictures)
}

/** A part of a texture; px from its upper left. */
export function partOf(
  { source, frame }: Texture,
  part: { x: number; y: number; width: number; height: number },
): Texture {
  return new Texture({ source, frame: new Rectangle(frame.x + part.x, frame.y + part.y, part.width, part.height) })
}

function sheetOf(source: ImageSource, { frames }: Pictures, spot: AtlasSpot = { x: 0, y: 0 }): AtlasSheet {
  const textures = new Map<string, Texture>()
  for (const [name, drawn] of Object.entries(frames)) {
    if (!drawn) continue
    const { x, y, w, h } = drawn.frame
    const frame = new Rectangle(spot.x + x, spot.y + y, w, h)
    textures.set(name, new Texture({ source, frame, ...(drawn.anchor && { defaultAnchor: drawn.anchor }) }))
  }
  return (name) => textures.get(name) ?? Texture.EMPTY
}

// We load by an image element, because Pixi's loader uses workers from blobs, which the security policy forbids.
async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}
