import { Rectangle, Texture, TextureSource } from 'pixi.js'
import { ownSprites } from '#app/game/model/places/own-sprites.ts'
import type { OwnSprite } from '#app/game/model/places/own-sprites.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'
import { spriteOf } from '#durable/rules/pictures/own-prefab.ts'
import { shadowSize } from '#durable/rules/pictures/own-shadow.ts'
import { STRIP } from '#durable/rules/pictures/strip.ts'
import { loadImage } from './atlas.ts'
import type { Atlas } from './atlas.ts'
import { ownShadow } from './own-shadow-picture.ts'
import { PlacedPictures } from './placed-pictures.ts'
import { shelve } from './shelve.ts'
import type { AtlasSpot } from './shelve.ts'

/** What is read of a room: the prefabs of its things. */
type Named = { things: readonly { prefab: string }[] }

/** A picture of a thing, its shadow included, by the name by which it is drawn. */
type Part = { name: string; image: ImageBitmap; foot: AtlasSpot }

/**
 * [SP4] The pictures that administrators have uploaded, in a strip below all others of the atlas, which grows by it when a
 * room first shows one.
 */
export class OwnPictures {
  readonly #atlas: Atlas<'things'>
  /** Where the strip begins, px; null as long as there is none. */
  #top: number | null = null
  #sprites: Promise<readonly OwnSprite[]> | null = null
  /** The parts that are drawn now, by their prefabs. One that is not published, or could not be loaded, has none. */
  readonly #shown = new Map<string, readonly Part[]>()

  /** The atlas of what stands. */
  constructor(atlas: Atlas<'things'>) {
    this.#atlas = atlas
  }

  /** Whether all that a room names are drawn, or cannot be. */
  has(room: Named): boolean {
    return [...prefabsIn(room)].every((prefab) => this.#shown.has(prefab))
  }

  /** They were published anew: all are loaded again when a room is shown. */
  forget() {
    this.#sprites = null
    this.#shown.clear()
  }

  /** Loads the pictures that a room names. What could not be loaded is not drawn. @throws if the server does not answer */
  async show(room: Named): Promise<void> {
    if (this.has(room)) return
    const prefabs = prefabsIn(room)
    this.#sprites ??= ownSprites()
    const asked = this.#sprites
    const sprites = await asked.catch((error: unknown) => {
      if (this.#sprites === asked) this.#sprites = null
      throw error
    })
    const missing = [...prefabs].filter((prefab) => !this.#shown.has(prefab))
    const loaded = await Promise.all(missing.map(async (prefab) => [prefab, await partsOf(prefab, sprites)] as const))
    // Another publication has come meanwhile: what was loaded is not of it.
    if (this.#sprites !== asked) return this.show(room)
    for (const [prefab, parts] of loaded) this.#shown.set(prefab, parts)
    this.#place(prefabs)
  }

  /** Lays all that are known into the strip; if they do not fit, those alone of this room. */
  #place(prefabs: ReadonlySet<string>) {
    const known = [...this.#shown.values()].flat()
    const names = this.#atlas.names.things
    const name = (one: string, texture: Texture) => names.set(one, { texture, pictures: null })
    const [first] = names.values()
    const source = first?.texture.source
    // In compatibility mode each picture is a texture of its own.
    if (!(source instanceof PlacedPictures)) {
      for (const part of known) name(part.name, textureOf(part, sourceOf(part), { x: 0, y: 0 }))
      return
    }
    const all = spotsOf(known)
    if (!all) for (const prefab of this.#shown.keys()) if (!prefabs.has(prefab)) this.#shown.delete(prefab)
    const parts = all ? known : [...this.#shown.values()].flat()
    const spots = all ?? spotsOf(parts) ?? []
    const top = (this.#top ??= this.#grown(source))
    // What lay there before is drawn over.
    for (const [index, { image }] of parts.entries()) source.place({ image, ...below(top, spots[index]) })
    for (const [index, part] of parts.entries()) name(part.name, textureOf(part, source, below(top, spots[index])))
  }

  #grown(source: PlacedPictures): number {
    const top = source.height + 1
    source.resize(Math.max(source.width, STRIP.width), top + STRIP.height)
    // The card makes a larger one, and gets all pictures once more.
    source.unload()
    return top
  }
}

function prefabsIn({ things }: Named): ReadonlySet<string> {
  return new Set(things.flatMap(({ prefab }) => (spriteOf(prefab) === null ? [] : [prefab])))
}

function below(top: number, { x, y }: AtlasSpot = { x: 0, y: 0 }): AtlasSpot {
  return { x, y: top + y }
}

/** Where the parts are in the strip; null if they do not fit. */
function spotsOf(parts: readonly Part[]): AtlasSpot[] | null {
  const { spots, height } = shelve(
    parts.map(({ image }) => image),
    STRIP.width,
  )
  return height <= STRIP.height ? spots : null
}

async function partsOf(prefab: string, sprites: readonly OwnSprite[]): Promise<Part[]> {
  const sprite = sprites.find((one) => one.prefab === prefab)
  if (!sprite) return []
  const { picture, isLying, footX, footY, ground } = sprite
  const [kind, frame] = isLying ? (['flat', `flat/${prefab}`] as const) : (['standing', `thing/${prefab}`] as const)
  const image = await loadImage(picture).catch(() => null)
  if (!image) return []
  const [w = 0, h = 0] = ground ?? []
  const shadow = ground ? `shadow/${prefab}` : null
  PREFAB_LOOKS.set(prefab, { kind, frames: [frame], shadow })
  const size = shadowSize([w, h])
  return [
    { name: frame, image, foot: { x: footX, y: footY } },
    ...(shadow
      ? [{ name: shadow, image: await ownShadow([w, h]), foot: { x: size.width / 2, y: (size.height + h) / 2 } }]
      : []),
  ]
}

function textureOf({ image, foot }: Part, source: TextureSource, { x, y }: AtlasSpot): Texture {
  const { width, height } = image
  const defaultAnchor = { x: foot.x / width, y: foot.y / height }
  return new Texture({ source, frame: new Rectangle(x, y, width, height), defaultAnchor })
}

function sourceOf({ image }: Part): TextureSource {
  return new TextureSource({ resource: image, width: image.width, height: image.height, scaleMode: 'nearest' })
}
