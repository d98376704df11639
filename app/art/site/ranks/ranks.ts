import { Canvas } from '#app/art/canvas.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { drawHidden, drawJuggler, drawNinja, drawSpace } from './famous-ranks.ts'
import { framed, MEDALLION_HEIGHT, MEDALLION_WIDTH } from './medallion.ts'
import { drawPuppy, drawSled, drawSwimmer, drawTracks } from './outdoor-ranks.ts'

const SCENES: Readonly<Record<Rank, (picture: Canvas) => void>> = {
  valp: drawPuppy,
  slede: drawSled,
  spor: drawTracks,
  vann: drawSwimmer,
  rom: drawSpace,
  gjogler: drawJuggler,
  ninja: drawNinja,
  morph: drawHidden,
}

/** A framed picture of 72 by 56 for each rank. */
export function drawRanks(): Frames {
  return Object.fromEntries(
    Object.entries(SCENES).map(([rank, draw]) => {
      const picture = new Canvas(MEDALLION_WIDTH, MEDALLION_HEIGHT)
      draw(picture)
      return [`rank-${rank}`, framed(picture)]
    }),
  )
}
