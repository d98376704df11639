import { ExtensionType, TextureSource, extensions } from 'pixi.js'
import type { GLTextureUploader, GlTexture, Texture } from 'pixi.js'

/** A picture, and where it is in the texture, px. */
export type PlacedPicture = { image: ImageBitmap; x: number; y: number }

const UPLOADER = 'placed-pictures'

/**
 * Pictures that share a texture. Each is uploaded by itself: laid onto a canvas first they would be copied twice more, and
 * that was a third of what the page did before the first step.
 */
export class PlacedPictures extends TextureSource<PlacedPicture[]> {
  override uploadMethodId = UPLOADER

  /** Adds a picture; the card has those before it already, and gets only this one. */
  place(picture: PlacedPicture) {
    this.resource.push(picture)
    this.update()
  }
}

/** How many pictures of its source a texture of the card has; a lost card has none of its textures. */
const uploaded = new WeakMap<GlTexture, number>()

const uploader: GLTextureUploader & { extension: unknown } = {
  id: UPLOADER,
  extension: { type: ExtensionType.TextureUploaderWebGL, name: UPLOADER },
  upload(source, glTexture, gl) {
    const { target, internalFormat, format, type } = glTexture
    const { pixelWidth: width, pixelHeight: height } = source
    const placed = placedIn(source)
    const known = uploaded.get(glTexture)
    if (known === undefined) gl.texImage2D(target, 0, internalFormat, width, height, 0, format, type, null)
    for (const { image, x, y } of placed.slice(known)) gl.texSubImage2D(target, 0, x, y, format, type, image)
    uploaded.set(glTexture, placed.length)
    glTexture.width = width
    glTexture.height = height
  },
}
extensions.add(uploader)

/**
 * The picture that a texture shows a part of, for a 2D canvas, and where the part begins in it, px; null for a texture of
 * no picture.
 */
export function pictureOf({ source, frame }: Texture): { image: CanvasImageSource; x: number; y: number } | null {
  const { x, y } = frame
  const placed = placedIn(source).findLast(({ image, ...at }) => {
    return x >= at.x && x < at.x + image.width && y >= at.y && y < at.y + image.height
  })
  if (placed) return { image: placed.image, x: x - placed.x, y: y - placed.y }
  const image: unknown = source.resource
  return image instanceof ImageBitmap || image instanceof HTMLCanvasElement ? { image, x, y } : null
}

function placedIn(source: TextureSource): readonly PlacedPicture[] {
  return source instanceof PlacedPictures ? source.resource : []
}
