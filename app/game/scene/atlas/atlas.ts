import { Rectangle, Texture, TextureSource } from 'pixi.js'
import type { Pictures } from '#app/game/scene/dresses/pictures.ts'
import { PlacedPictures } from './placed-pictures.ts'
import { shelve } from './shelve.ts'
import type { AtlasSpot } from './shelve.ts'

/** Returns a texture by the name of its picture; an empty one for an unknown name. */
export type AtlasSheet = (name: string) => Texture

/** Sets of pictures that can be loaded one by one, and the textures of their frames, which are empty until then. */
export class Atlas<Name extends string> {
  readonly sheets: Readonly<Record<Name, AtlasSheet>>
  /** The frames of the sets by their names. What is loaded later may add some. */
  readonly names: Readonly<Record<Name, Map<string, Named>>>
  readonly #places: ReadonlyMap<Pictures, Place>
  readonly #loading = new Map<Pictures, Promise<void>>()
  readonly #loaded = new Set<Pictures>()

  /**
   * `isPlain`: each picture is a texture of its own, for a 2D canvas, which draws picture by picture anyway. Otherwise all
   * share one, so that pictures from different sets can be drawn in one call, in any order.
   */
  constructor(sets: Readonly<Record<Name, readonly Pictures[]>>, { isPlain }: { isPlain: boolean }) {
    const all = Object.values<readonly Pictures[]>(sets).flat()
    this.#places = isPlain ? placesApart(all) : placesTogether(all)
    this.names = mapValues(sets, (pictures) => new Map(pictures.flatMap((one) => framesIn(one, this.#places.get(one)))))
    this.sheets = mapValues(this.names, (named) => (name: string) => named.get(name)?.texture ?? Texture.EMPTY)
  }

  /** The pictures of a set that have these frames. */
  picturesWith(set: Name, frames: Iterable<string>): Set<Pictures> {
    const found = new Set<Pictures>()
    for (const frame of frames) {
      const named = this.names[set].get(frame)
      if (named?.pictures) found.add(named.pictures)
    }
    return found
  }

  has(pictures: Pictures): boolean {
    return this.#loaded.has(pictures)
  }

  /** Loads pictures; each is fetched once. @throws if there is none */
  load(pictures: Pictures): Promise<void> {
    const known = this.#loading.get(pictures)
    if (known) return known
    const loading = loadImage(pictures.url).then(
      (image) => {
        this.#places.get(pictures)?.fill(image)
        this.#loaded.add(pictures)
      },
      (error: unknown) => {
        this.#loading.delete(pictures)
        throw error
      },
    )
    this.#loading.set(pictures, loading)
    return loading
  }
}

/** A frame: its texture, and the pictures that it is in; null for one from outside. */
type Named = { texture: Texture; pictures: Pictures | null }

/** Where pictures are in a texture, px, and what shows them there. */
type Place = AtlasSpot & { source: TextureSource; fill: (image: ImageBitmap) => void }

function placesTogether(all: readonly Pictures[]): Map<Pictures, Place> {
  const { spots, width, height } = shelve(all)
  const source = new PlacedPictures({ resource: [], width, height, scaleMode: 'nearest' })
  return new Map(
    all.map((pictures, index) => {
      const spot = spots[index] ?? { x: 0, y: 0 }
      return [pictures, { ...spot, source, fill: (image) => source.place({ image, ...spot }) }]
    }),
  )
}

function placesApart(all: readonly Pictures[]): Map<Pictures, Place> {
  return new Map(
    all.map((pictures) => {
      const { width, height } = pictures
      const source = new TextureSource({ width, height, scaleMode: 'nearest' })
      const fill = (image: ImageBitmap) => {
        source.resource = image
        source.update()
      }
      return [pictures, { x: 0, y: 0, source, fill }]
    }),
  )
}

function framesIn(pictures: Pictures, place: Place | undefined): [string, Named][] {
  return Object.entries(pictures.frames).flatMap(([name, drawn]) => {
    if (!drawn || !place) return []
    const { x, y, w, h } = drawn.frame
    const frame = new Rectangle(place.x + x, place.y + y, w, h)
    const texture = new Texture({ source: place.source, frame, ...(drawn.anchor && { defaultAnchor: drawn.anchor }) })
    return [[name, { texture, pictures }]]
  })
}

function mapValues<Name extends string, From, To>(
  values: Readonly<Record<Name, From>>,
  make: (value: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, make(value)] as const)
  return Object.fromEntries(entries) as Record<Name, To>
}

/** A part of a texture; px from its upper left. */
export function partOf(
  { source, frame }: Texture,
  part: { x: number; y: number; width: number; height: number },
): Texture {
  return new Texture({ source, frame: new Rectangle(frame.x + part.x, frame.y + part.y, part.width, part.height) })
}

/**
 * Loads a picture ready for the graphics card. The browser decodes it beside the page: an image element would be decoded once
 * more, on the page's own thread, when it is uploaded. Pixi's loader uses workers from blobs, which the security policy
 * forbids. @throws if there is none
 */
export async function loadImage(url: string): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return createImageBitmap(await response.blob(), { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' })
}
