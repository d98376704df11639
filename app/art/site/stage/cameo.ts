import { Canvas } from '#app/art/canvas.ts'
import { compose } from '#app/art/dog/compose.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { SHEET_COATS } from '#app/art/dog/palette.ts'
import { drawPortrait } from '#app/art/dog/portrait.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { PALETTE } from '#app/art/palette.ts'
import { coatOf } from '#app/dog/coat.ts'

const [white, cream, red, black, pink, teal] = SHEET_COATS

/** The coats of the dogs in pictures of the pages. */
export const COATS = {
  white,
  cream,
  red,
  black,
  pink,
  teal,
  gold: PALETTE.soil4,
  tan: PALETTE.soil3,
  grey: PALETTE.stone2,
  blue: PALETTE.slate2,
  ash: PALETTE.stone0,
} as const

/**
 * A dog in a picture. `pose` is named as frames are, `<facing>/<pose><n>`; a side view faces right unless `facesLeft`.
 */
export type Cameo = {
  pose: string
  coat: keyof typeof COATS
  wears?: readonly string[]
  facesLeft?: boolean
  /** Whether the dog has no shadow, because the ground is not flat. */
  floats?: boolean
}

/** Room around the cell for hats and capes. */
const MARGIN = 16

/** Draws a dog with its feet at x, y of the target. */
export function drawCameo(target: Canvas, x: number, y: number, cameo: Cameo): void {
  const picture = cameoPicture(cameo)
  const footX = MARGIN + CELL.foot.x
  target.blit(picture, x - (cameo.facesLeft ? picture.width - footX : footX), y - MARGIN - CELL.foot.y)
}

function cameoPicture({ pose, coat, wears = [], facesLeft, floats }: Cameo): Canvas {
  const frame = FRAMES.find((candidate) => frameName(candidate) === pose)
  if (!frame) throw new Error(`no frame ${pose}`)
  const composed = compose(frame)
  const grounded = floats ? { ...composed, frame: { ...frame, ground: undefined } } : composed
  const picture = new Canvas(CELL.width + 2 * MARGIN, CELL.height + 2 * MARGIN)
  const items = wears.map((key) => {
    const item = ITEMS.find((candidate) => candidate.key === key)
    if (!item) throw new Error(`nothing to wear is called ${key}`)
    return item
  })
  drawPortrait(picture, MARGIN, MARGIN, { composed: grounded, coat: coatOf(COATS[coat]), items })
  return facesLeft ? picture.flip() : picture
}
