import { ImageSource, Rectangle, Texture } from 'pixi.js'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'
import { Shelves } from './shelves.ts'

/** The size of the sheet, which holds some 400 names of usual length, px. Graphics cards prefer powers of two. */
const SHEET = { width: 1024, height: 512 }
export type Brush = CanvasRenderingContext2D

/**
 * Names are painted once and then drawn as one picture each; letter by letter they would be nine tenths of the quads of
 * a frame. When the sheet is full or was lost it is cleared, and each visible name is painted again.
 */
export class PlateSheet {
  /** Raised when the sheet is cleared; pictures of an earlier generation are gone. */
  generation = 0
  readonly #canvas = Object.assign(document.createElement('canvas'), SHEET)
  readonly #source = new ImageSource({ resource: this.#canvas, scaleMode: 'nearest' })
  readonly #stopListening: () => void
  #shelves = new Shelves(SHEET)
  #isDirty = false

  /** `onRestored` is called when names have to be painted again, so that a park that stands still is drawn. */
  constructor(onRestored: () => void) {
    this.#stopListening = onCanvasRestored(this.#canvas, () => {
      this.#beginAnew()
      onRestored()
    })
  }

  /** Paints a picture onto the sheet; the origin of the brush is its upper left corner. */
  paint(size: { width: number; height: number }, paint: (brush: Brush) => void): Texture {
    const spot = this.#shelves.roomFor(size) ?? this.#beginAnew().roomFor(size)
    const brush = this.#canvas.getContext('2d')
    // No name is wider than the sheet.
    if (!spot || !brush) return Texture.EMPTY
    brush.imageSmoothingEnabled = false
    brush.setTransform(1, 0, 0, 1, spot.x, spot.y)
    paint(brush)
    this.#isDirty = true
    return new Texture({ source: this.#source, frame: new Rectangle(spot.x, spot.y, size.width, size.height) })
  }

  /** Uploads what was painted since the last call to the graphics card, once before each frame. */
  flush() {
    if (this.#isDirty) this.#source.update()
    this.#isDirty = false
  }

  /** Pixi's shader of quads holds the picture that was drawn last: to destroy that would be a warning. */
  destroy() {
    this.#stopListening()
    this.#source.unload()
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
