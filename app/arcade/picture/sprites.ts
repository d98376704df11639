/** What the JSON of an atlas says of each picture; anchors are shares of its size, 0 to 1. */
type SpriteFrame = { frame: { x: number; y: number; w: number; h: number }; anchor?: { x: number; y: number } }
export type SpriteSheet = { frames: Readonly<Partial<Record<string, SpriteFrame>>> }

/** The pictures of an atlas, drawn on a canvas by their names. */
export class Sprites {
  readonly #image: HTMLImageElement
  readonly #frames: SpriteSheet['frames']

  constructor(image: HTMLImageElement, { frames }: SpriteSheet) {
    this.#image = image
    this.#frames = frames
  }

  /** Draws a picture with its anchor at this point; one without an anchor has it in its upper left corner. */
  draw(context: CanvasRenderingContext2D, name: string, x: number, y: number) {
    const source = this.#frames[name]
    if (!source) return
    const { frame, anchor } = source
    const left = Math.round(x - (anchor?.x ?? 0) * frame.w)
    const top = Math.round(y - (anchor?.y ?? 0) * frame.h)
    context.drawImage(this.#image, frame.x, frame.y, frame.w, frame.h, left, top, frame.w, frame.h)
  }

  /** Draws a picture over a box, stretched: for pieces that grow by single pixels. */
  stretch(context: CanvasRenderingContext2D, name: string, x: number, y: number, width: number, height: number) {
    const source = this.#frames[name]
    if (!source) return
    const { frame } = source
    context.drawImage(this.#image, frame.x, frame.y, frame.w, frame.h, x, y, width, height)
  }
}

/** @throws where the picture cannot be fetched */
export async function loadSprites(url: string, sheet: SpriteSheet): Promise<Sprites> {
  const image = new Image()
  image.src = url
  await image.decode()
  return new Sprites(image, sheet)
}
