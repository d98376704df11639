import { ImageSource, Rectangle, Texture } from 'pixi.js'
import { Shelves } from './shelves.ts'

/** Holds some 400 names of usual length, px. A power of two each, as graphics cards like them best. */
const SHEET = { width: 1024, height: 512 }
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
  #shelves = new Shelves(SHEET)
  #isDirty = false

  /** Has a picture painted; the brush has its origin at the upper left of it. */
  paint(size: { width: number; height: number }, paint: (brush: Brush) => void): Texture {
    const spot = this.#shelves.roomFor(size) ?? this.#beginAnew().roomFor(size)
    const brush = this.#canvas.getContext('2d')
    // Nobody has a name that is wider than the sheet.
    if (!spot || !brush) return Texture.EMPTY
    brush.imageSmoothingEnabled = false
    brush.setTransform(1, 0, 0, 1, spot.x, spot.y)
    paint(brush)
    this.#isDirty = true
    return new Texture({ source: this.#source, frame: new Rectangle(spot.x, spot.y, size.width, size.height) })
  }

  /** Tells the graphics card what was painted since: all of it at once, before the next frame. */
  flush() {
    if (this.#isDirty) this.#source.update()
    this.#isDirty = false
  }

  destroy() {
    this.#source.destroy()
  }

  #beginAnew(): Shelves {
    this.generation += 1
    this.#shelves = new Shelves(SHEET)
    const brush = this.#canvas.getContext('2d')
    brush?.setTransform(1, 0, 0, 1, 0, 0)
    brush?.clearRect(0, 0, SHEET.width, SHEET.height)
    return this.#shelves
  }
}
