import type { HeapPiece } from '#app/art/games/heap-pieces.ts'
import { PALETTE } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'

/** The most crumbs in the air; a piece breaks into four, with reduced motion into one. */
const CRUMBS_MAX = 60
const OF_A_PIECE = { lively: 4, still: 1 }

/** How long a crumb flies, ms, and how it flies, px of the art per ms. */
const FLIGHT_MS = 420
const PULL = 0.0006

const COLOURS: Readonly<Partial<Record<HeapPiece, readonly Colour[]>>> = {
  bone: ['cream', 'gravel3', 'gravel1'],
  ball: ['grass6', 'grass5', 'grass3'],
  stick: ['soil4', 'soil3', 'grass5'],
  fish: ['water3', 'water2', 'water4'],
  ham: ['falu3', 'falu2', 'pink'],
  marrow: ['cream', 'falu3', 'gravel3'],
  squeaky: ['gold3', 'falu3', 'cream'],
}
const SOIL: readonly Colour[] = ['soil3', 'soil2', 'soil4']

type Crumb = { x: number; y: number; vx: number; vy: number; bornMs: number; colour: string }

/** What flies when pieces break. Chance here changes nothing but the picture. */
export class FlyingCrumbs {
  readonly #crumbs: Crumb[] = []

  /** A piece breaks with its middle at this point. */
  burst(piece: HeapPiece, { x, y }: { x: number; y: number }, { nowMs, isStill }: { nowMs: number; isStill: boolean }) {
    const colours = COLOURS[piece] ?? SOIL
    for (let index = 0; index < (isStill ? OF_A_PIECE.still : OF_A_PIECE.lively); index++) {
      if (this.#crumbs.length >= CRUMBS_MAX) this.#crumbs.shift()
      const colour = PALETTE[colours[index % colours.length] ?? 'cream']
      const [vx, vy] = isStill ? [0, 0] : [(Math.random() - 0.5) * 0.14, -Math.random() * 0.12 - 0.02]
      this.#crumbs.push({ x, y, vx, vy, bornMs: nowMs, colour })
    }
  }

  draw(context: CanvasRenderingContext2D, nowMs: number) {
    for (const { x, y, vx, vy, bornMs, colour } of this.#crumbs) {
      const ms = nowMs - bornMs
      if (ms > FLIGHT_MS) continue
      context.fillStyle = colour
      context.fillRect(Math.round(x + vx * ms), Math.round(y + vy * ms + PULL * ms * ms * 0.5), 2, 2)
    }
  }
}
