import { onCanvasRestored } from '#app/ui/restored-canvas.ts'

/** How many CSS px are one px of the art, so that each is a whole number of device pixels. */
export type ArtView = { width: number; height: number; scale: number }

/**
 * A canvas in pixels of the art, which the browser enlarges with hard edges. So a frame touches as few pixels as the
 * drawing has: some 480 x 300 on a desktop.
 */
export class ArtCanvas {
  readonly element = document.createElement('canvas')
  readonly context: CanvasRenderingContext2D
  /** Draws the last frame once more: a round that stands still draws none by itself. */
  redraw = () => {}
  view: ArtView = { width: 0, height: 0, scale: 1 }

  /** @throws where a browser has no canvas */
  constructor(parent: HTMLElement) {
    const context = this.element.getContext('2d', { alpha: false })
    if (!context) throw new Error('no canvas')
    this.context = context
    this.element.setAttribute('aria-hidden', 'true')
    Object.assign(this.element.style, { position: 'absolute', left: '0', top: '0', imageRendering: 'pixelated' })
    parent.appendChild(this.element)
    onCanvasRestored(this.element, () => {
      this.#sharpen()
      this.redraw()
    })
  }

  /** Covers a box of CSS px; `wanted` is the scale in CSS px, which is cut down to whole device pixels. */
  cover(box: { width: number; height: number }, wanted: number): ArtView {
    const ratio = window.devicePixelRatio || 1
    const scale = Math.max(1, Math.floor(wanted * ratio)) / ratio
    const width = Math.ceil(box.width / scale)
    const height = Math.ceil(box.height / scale)
    this.view = { width, height, scale }
    if (this.element.width !== width || this.element.height !== height) {
      this.element.width = width
      this.element.height = height
    }
    this.element.style.width = `${width * scale}px`
    this.element.style.height = `${height * scale}px`
    this.#sharpen()
    return this.view
  }

  #sharpen() {
    this.context.imageSmoothingEnabled = false
  }
}
