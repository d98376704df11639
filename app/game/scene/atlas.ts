import { ImageSource, Rectangle, Texture } from 'pixi.js'
import type { Pictures } from '#app/game/scene/dresses/pictures.ts'

/** A texture by the name of its picture; a name that is not drawn gives an empty one. */
export type AtlasSheet = (name: string) => Texture

/** Every graphics card of this century takes a picture so wide, px. */
const WIDTH_MAX = 2048
const GAP = 1

export type AtlasSpot = { x: number; y: number }
type Size = { width: number; height: number }

/** Puts pictures side by side on shelves, the highest first; where each of them lies, in their order, and the size of all. */
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
 * Sets of pictures in one picture: what is drawn from the same one goes to the graphics card in one call, in whatever
 * order it stands.
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

/** A set of pictures that stays by itself. */
export async function loadSheet(pictures: Pictures): Promise<AtlasSheet> {
  const image = await loadImage(pictures.url)
  return sheetOf(new ImageSource({ resource: image, scaleMode: 'nearest' }), pictures)
}

/** A part of a picture; px from its top left. */
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

// An image element, not Pixi's loader: that one works in workers made from blobs, which our security policy refuses.
async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}
