import { ImageSource, Rectangle, Texture } from 'pixi.js'
import type { TextureSource } from 'pixi.js'
import type { Pictures } from '#app/game/scene/dresses/pictures.ts'
import { PlacedPictures } from './placed-pictures.ts'

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
  const names = namesOf(sets)
  const images = await Promise.all(names.map((name) => loadImage(sets[name].url)))
  const { spots, width, height } = shelve(images)
  const placed = images.map((image, index) => ({ image, x: 0, y: 0, ...spots[index] }))
  const source = new PlacedPictures({ resource: placed, width, height, scaleMode: 'nearest' })
  const sheets = names.map((name, index) => [name, sheetOf(source, sets[name], spots[index])] as const)
  return Object.fromEntries(sheets) as Record<Name, AtlasSheet>
}

/** Loads sets of pictures as a texture each: a 2D canvas draws picture by picture anyway. */
export async function loadSheets<Name extends string>(sets: Record<Name, Pictures>): Promise<Record<Name, AtlasSheet>> {
  const sheets = namesOf(sets).map(async (name) => [name, await loadSheet(sets[name])] as const)
  return Object.fromEntries(await Promise.all(sheets)) as Record<Name, AtlasSheet>
}

function namesOf<Name extends string>(sets: Record<Name, Pictures>): Name[] {
  return Object.keys(sets).filter((name): name is Name => name in sets)
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

function sheetOf(source: TextureSource, { frames }: Pictures, spot: AtlasSpot = { x: 0, y: 0 }): AtlasSheet {
  const textures = new Map<string, Texture>()
  for (const [name, drawn] of Object.entries(frames)) {
    if (!drawn) continue
    const { x, y, w, h } = drawn.frame
    const frame = new Rectangle(spot.x + x, spot.y + y, w, h)
    textures.set(name, new Texture({ source, frame, ...(drawn.anchor && { defaultAnchor: drawn.anchor }) }))
  }
  return (name) => textures.get(name) ?? Texture.EMPTY
}

/**
 * Loads a picture ready for the graphics card. The browser decodes it beside the page: an image element would be decoded once
 * more, on the page's own thread, when it is uploaded. Pixi's loader uses workers from blobs, which the security policy
 * forbids. @throws if there is none
 */
async function loadImage(url: string): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return createImageBitmap(await response.blob(), { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' })
}
