import { CanvasRenderer, Texture } from 'pixi.js'
import type { ParticleContainer, ParticleContainerPipe, Renderer } from 'pixi.js'
import { pictureOf } from '#app/game/scene/atlas/placed-pictures.ts'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'

/** How many tints of a picture are cached. */
const TINTS_MAX = 64
const WHITE = 0xffffff

type Brush = CanvasRenderer['canvasContext']['activeContext']
type Quad = ParticleContainer['particleChildren'][number]

/**
 * Draws quads on a 2D canvas. Pixi 8.22 can do so, too, but reads a tinted picture at the position that the untinted
 * one has in its sheet, which leaves holes in coats.
 */
export class QuadPainter {
  readonly #tinted = new WeakMap<Texture, Map<number, CanvasImageSource>>()

  execute({ renderer }: Pick<ParticleContainerPipe, 'renderer'>, container: ParticleContainer) {
    if (!(renderer instanceof CanvasRenderer)) return
    const { canvasContext } = renderer
    const brush = canvasContext.activeContext
    const alpha = alphaOf(container.groupColorAlpha)
    brush.save()
    canvasContext.setContextTransform(container.worldTransform, true)
    canvasContext.setBlendMode(container.groupBlendMode)
    brush.imageSmoothingEnabled = false
    for (const quad of container.particleChildren) {
      brush.globalAlpha = alpha * alphaOf(quad.color)
      this.#lay(brush, quad)
    }
    brush.restore()
  }

  #lay(brush: Brush, quad: Quad) {
    const { texture, x, y, scaleX, scaleY, anchorX, anchorY } = quad
    if (texture === Texture.EMPTY) return
    const { width, height } = texture.frame
    const picture = this.#pictureOf(texture, tintOf(quad.color))
    if (!picture) return
    const isPlain = scaleX === 1 && scaleY === 1
    const [left, top] = [-anchorX * width, -anchorY * height]
    if (isPlain) return brush.drawImage(picture, x + left, y + top, width, height)
    brush.save()
    brush.translate(x, y)
    brush.scale(scaleX, scaleY)
    brush.drawImage(picture, left, top, width, height)
    brush.restore()
  }

  /** The frame cut from the sheet, in its tint. */
  #pictureOf(texture: Texture, tint: number): CanvasImageSource | null {
    const ofTexture = this.#tinted.get(texture) ?? new Map<number, CanvasImageSource>()
    this.#tinted.set(texture, ofTexture)
    const known = ofTexture.get(tint)
    if (known) return known
    if (ofTexture.size >= TINTS_MAX) ofTexture.clear()
    const made = tinted(texture, tint)
    if (!made) return null
    ofTexture.set(tint, made)
    onCanvasRestored(made, () => ofTexture.delete(tint))
    return made
  }
}

/** Replaces Pixi's particle drawing in the canvas renderer. */
export function mendQuads(renderer: Renderer) {
  if (renderer instanceof CanvasRenderer) renderer.renderPipes.particle.adaptor = new QuadPainter()
}

function tinted(texture: Texture, tint: number): HTMLCanvasElement | null {
  const picture = pictureOf(texture)
  if (!picture) return null
  const { image, x, y } = picture
  const { width, height } = texture.frame
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.imageSmoothingEnabled = false
  const lay = () => brush.drawImage(image, x, y, width, height, 0, 0, width, height)
  lay()
  if (tint === WHITE) return canvas
  brush.globalCompositeOperation = 'multiply'
  brush.fillStyle = `#${tint.toString(16).padStart(6, '0')}`
  brush.fillRect(0, 0, width, height)
  // Restores the transparency of the picture, which the fill has covered.
  brush.globalCompositeOperation = 'destination-in'
  lay()
  return canvas
}

/** A colour in Pixi's format for the graphics card (alpha, blue, green, red) as 0xrrggbb. */
function tintOf(color: number): number {
  return ((color & 0xff) << 16) | (color & 0xff00) | ((color >> 16) & 0xff)
}

function alphaOf(color: number): number {
  return ((color >>> 24) & 0xff) / 255
}
