import { ImageSource, Rectangle, Texture } from 'pixi.js'

/** Holds some 400 names of usual length, px. A power of two each, as graphics cards like them best. */
const SHEET = { width: 1024, height: 512 }
/** Between two pictures, px. */
const GAP = 1

export type Brush = CanvasRenderingContext2D

/**
 * Names that are painted once and then laid as one picture each: letter by letter they would be nine tenths of all that
 * a frame moves. When it is full it begins anew, and whoever is shown paints its name again.
 */
export class PlateSheet {
  /** Pictures of an earlier one are gone. */
  generation = 0
  readonly #canvas = Object.assign(document.createElement('canvas'), SHEET)
  readonly #source = new ImageSource({ resource: this.#canvas, scaleMode: 'nearest' })
  #shelf = { x: 0, y: 0, height: 0 }
  #isDirty = false

  /** Has a picture painted; the brush has its origin at the upper left of it. */
  paint({ width, height }: { width: number; height: number }, paint: (brush: Brush) => void): Texture {
    const { x, y } = this.#roomFor(width, height)
    const brush = this.#canvas.getContext('2d')
    if (brush) {
      brush.imageSmoothingEnabled = false
      brush.setTransform(1, 0, 0, 1, x, y)
      paint(brush)
    }
    this.#isDirty = true
    return new Texture({ source: this.#source, frame: new Rectangle(x, y, width, height) })
  }

  /** Tells the graphics card what was painted since: all of it at once, before the next frame. */
  flush() {
    if (this.#isDirty) this.#source.update()
    this.#isDirty = false
  }

  destroy() {
    this.#source.destroy()
  }

  #roomFor(width: number, height: number): { x: number; y: number } {
    if (this.#shelf.x + width > SHEET.width) this.#shelf = { x: 0, y: this.#shelf.y + this.#shelf.height, height: 0 }
    if (this.#shelf.y + height > SHEET.height) this.#beginAnew()
    const { x, y } = this.#shelf
    this.#shelf.x += width + GAP
    this.#shelf.height = Math.max(this.#shelf.height, height + GAP)
    return { x, y }
  }

  #beginAnew() {
    this.generation += 1
    this.#shelf = { x: 0, y: 0, height: 0 }
    const brush = this.#canvas.getContext('2d')
    brush?.setTransform(1, 0, 0, 1, 0, 0)
    brush?.clearRect(0, 0, SHEET.width, SHEET.height)
  }
}
