import { PALETTE } from '#app/art/palette.ts'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'

/** How much of a ghost one sees. */
export const GHOST_ALPHA = 0.8

/** How much of the colours of its coat is lost: a dark dog would else be muddy before hedges. */
const PALENESS = 0.55

const RIM = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/** A paler copy of a picture with a blue rim of one art px, by which a ghost is known from a dog beside it. */
export function asGhost(picture: HTMLCanvasElement): HTMLCanvasElement {
  const copy = canvasLike(picture)
  paintGhost(copy, picture)
  onCanvasRestored(copy, () => paintGhost(copy, picture))
  return copy
}

function paintGhost(copy: HTMLCanvasElement, picture: HTMLCanvasElement) {
  // A new size empties the canvas and its context.
  copy.width = picture.width
  const blue = canvasLike(picture)
  const [context, tinted] = [copy.getContext('2d'), blue.getContext('2d')]
  if (!context || !tinted) return
  tinted.drawImage(picture, 0, 0)
  tinted.globalCompositeOperation = 'source-in'
  tinted.fillStyle = PALETTE.water3
  tinted.fillRect(0, 0, blue.width, blue.height)
  for (const [x, y] of RIM) context.drawImage(blue, x, y)
  context.drawImage(picture, 0, 0)
  context.globalCompositeOperation = 'source-atop'
  context.globalAlpha = PALENESS
  context.fillStyle = PALETTE.snow1
  context.fillRect(0, 0, copy.width, copy.height)
}

function canvasLike({ width, height }: HTMLCanvasElement): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}
