import type { ArtCanvas } from '#app/arcade/picture/art-canvas.ts'
import type { DogFrames } from '#app/arcade/picture/dog-frames.ts'
import type { Sprites } from '#app/arcade/picture/sprites.ts'
import { PALETTE } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import type { DrawnPose } from '#app/dog/pose.ts'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'
import { CELL, cellAt, columnOf, HEAP_CELLS, HEAP_WIDTH, rowOf } from '#durable/rules/games/knogleknas/cells.ts'
import { pieceOf } from './cell-words.ts'
import type { FlyingCrumbs } from './flying-crumbs.ts'
import type { Fall } from './heap-falls.ts'
import { BOARD, CELL_PX, FRAME_PX } from './heap-layout.ts'
import type { HeapLayout } from './heap-layout.ts'

/** A piece falls a row in so many ms, but no fall of a move takes longer than this in all. */
const ROW_MS = 90
const FALL_MS_MAX = 280

/** Pictures of the ground repeat after so many px of the art. */
const GROUND = { width: 192, height: 96, edge: 32 }

/** What moves while a move is shown; times are of the clock of the round. */
export type HeapMotion = { falls: readonly Fall[]; startMs: number }

export type HeapScene = {
  cells: Int8Array
  /** Null where nothing moves. */
  motion: HeapMotion | null
  /** The cells of the chosen group. */
  chosen: readonly number[]
  hero: { pose: DrawnPose; sinceMs: number }
  bowlIsFull: boolean
}

/** How long the falls of a move take. */
export function fallMs(falls: readonly Fall[]): number {
  return Math.min(FALL_MS_MAX, longest(falls) * ROW_MS)
}

/** Draws the pit with the heap in it, and the dog on its rim. */
export class HeapPicture {
  readonly #canvas: ArtCanvas
  readonly #sprites: Sprites
  readonly #dogs: DogFrames
  readonly #ground = document.createElement('canvas')
  #layout: HeapLayout | null = null
  #layAgain = () => {}

  constructor(canvas: ArtCanvas, sprites: Sprites, dogs: DogFrames) {
    this.#canvas = canvas
    this.#sprites = sprites
    this.#dogs = dogs
    onCanvasRestored(this.#ground, () => this.#layAgain())
  }

  /** What never moves is drawn once for each size of the window. `cells` says where the heap has no cell. */
  lay(layout: HeapLayout, cells: Int8Array) {
    this.#layout = layout
    this.#layAgain = () => this.lay(layout, cells)
    this.#ground.width = layout.width
    this.#ground.height = layout.height
    const context = this.#ground.getContext('2d')
    if (!context) return
    context.imageSmoothingEnabled = false
    this.#layGround(context, layout)
    this.#layBoard(context, layout, cells)
  }

  draw(scene: HeapScene, crumbs: FlyingCrumbs, nowMs: number) {
    const { context } = this.#canvas
    const layout = this.#layout
    if (!layout) return
    this.#canvas.redraw = () => this.draw(scene, crumbs, nowMs)
    context.drawImage(this.#ground, 0, 0)
    this.#drawHero(context, layout, scene, nowMs)
    this.#sprites.draw(context, scene.bowlIsFull ? 'bowl-full' : 'bowl', layout.bowl.x, layout.bowl.y)
    context.save()
    context.beginPath()
    context.rect(layout.board.x, layout.board.y + 1, BOARD.width, BOARD.height - 2)
    context.clip()
    this.#drawChosenGround(context, layout, scene.chosen)
    this.#drawPieces(context, layout, scene, nowMs)
    context.restore()
    this.#drawLineRound(context, layout, scene.chosen)
    crumbs.draw(context, nowMs)
  }

  #layGround(context: CanvasRenderingContext2D, { width, soilTop, height, isWide, board }: HeapLayout) {
    const tile = (name: string, from: number, to: number, step: number) => {
      for (let y = from; y < to; y += step) {
        for (let x = 0; x < width; x += GROUND.width) this.#sprites.draw(context, name, x, y)
      }
    }
    tile('meadow', 0, soilTop, GROUND.height)
    tile('soil', soilTop, height, GROUND.height)
    tile('soil-edge', soilTop - GROUND.edge, soilTop, GROUND.edge)
    const stand = (name: string, x: number, y: number) => this.#sprites.draw(context, name, x, y)
    if (isWide) {
      for (let x = board.x - 104; x > -80; x -= 150) stand('bush-rose', x, soilTop - 38)
      for (let x = board.x + BOARD.width + 96; x < width + 80; x += 150) stand('bush-round', x, soilTop - 40)
      stand('spruce-right', width - 44, soilTop - 38)
      stand('spruce-left', 16, soilTop - 20)
      stand('daisies', 56, soilTop - 16)
      stand('buttercups', width - 66, soilTop - 14)
      stand('spruce-right', width - 18, soilTop - 16)
      return
    }
    stand('bush-round', 8, soilTop - 74)
    stand('bush-rose', width - 5, soilTop - 66)
    stand('buttercups', 30, soilTop - 30)
    stand('daisies', width - 45, soilTop - 30)
  }

  #layBoard(context: CanvasRenderingContext2D, { board: { x, y } }: HeapLayout, cells: Int8Array) {
    const fill = (colour: Colour, alpha = 1) => {
      context.globalAlpha = alpha
      context.fillStyle = PALETTE[colour]
    }
    fill('plum', 0.45)
    roundRect(context, x + 1, y + 4, BOARD.width + 4, BOARD.height + 4, 6)
    fill('ink')
    roundRect(context, x, y, BOARD.width, BOARD.height, 6)
    fill('soil0')
    roundRect(context, x + 1, y + 1, BOARD.width - 2, BOARD.height - 2, 5)
    fill('ink', 0.24)
    for (let at = 0; at < HEAP_CELLS; at++) {
      if (cells[at] === CELL.outside) continue
      const [left, top] = [x + FRAME_PX + columnOf(at) * CELL_PX, y + FRAME_PX + rowOf(at) * CELL_PX]
      roundRect(context, left + 1, top + 1, CELL_PX - 2, CELL_PX - 2, 4)
    }
    context.globalAlpha = 1
  }

  #drawHero(context: CanvasRenderingContext2D, { hero }: HeapLayout, { hero: dog }: HeapScene, nowMs: number) {
    this.#sprites.draw(context, 'mound', hero.x + 24, hero.y - 1)
    this.#dogs.draw(context, { pose: dog.pose, facing: 'right', ms: nowMs - dog.sinceMs }, hero.x, hero.y)
  }

  #drawPieces(context: CanvasRenderingContext2D, layout: HeapLayout, { cells, motion }: HeapScene, nowMs: number) {
    const falling = new Set<number>()
    const { falls, startMs } = motion ?? { falls: [], startMs: 0 }
    const fallen = longest(falls) * Math.min(1, (nowMs - startMs) / Math.max(1, fallMs(falls)))
    for (const { column, fromRow, toRow, cell } of falls) {
      falling.add(cellAt(column, toRow))
      this.#drawPiece(context, layout, cell, { column, row: Math.min(toRow, fromRow + fallen) })
    }
    for (let at = 0; at < HEAP_CELLS; at++) {
      if (!falling.has(at)) this.#drawPiece(context, layout, cells[at] ?? CELL.outside, placeOf(at))
    }
  }

  #drawPiece(
    context: CanvasRenderingContext2D,
    { board }: HeapLayout,
    cell: number,
    { column, row }: { column: number; row: number },
  ) {
    const piece = pieceOf(cell)
    if (piece === null) return
    const x = board.x + FRAME_PX + column * CELL_PX
    const y = board.y + FRAME_PX + row * CELL_PX
    this.#sprites.draw(context, piece, x, y)
    if (piece !== 'golden') return
    context.fillStyle = PALETTE.cream
    for (const [dx, dy] of [
      [20, 4],
      [3, 20],
    ] as const) {
      context.fillRect(Math.round(x + dx), Math.round(y + dy - 1), 1, 3)
      context.fillRect(Math.round(x + dx - 1), Math.round(y + dy), 3, 1)
    }
  }

  #drawChosenGround(context: CanvasRenderingContext2D, { board }: HeapLayout, chosen: readonly number[]) {
    context.fillStyle = PALETTE.soil1
    for (const at of chosen) {
      const { column, row } = placeOf(at)
      context.fillRect(board.x + FRAME_PX + column * CELL_PX, board.y + FRAME_PX + row * CELL_PX, CELL_PX, CELL_PX)
    }
  }

  /** One line round the whole group: at an edge of a cell only where its neighbour is not of the group. */
  #drawLineRound(context: CanvasRenderingContext2D, { board }: HeapLayout, chosen: readonly number[]) {
    const group = new Set(chosen)
    const has = (column: number, row: number) => column >= 0 && column < HEAP_WIDTH && group.has(cellAt(column, row))
    context.fillStyle = PALETTE.gold3
    for (const at of chosen) {
      const { column, row } = placeOf(at)
      const [x, y] = [board.x + FRAME_PX + column * CELL_PX, board.y + FRAME_PX + row * CELL_PX]
      const [isLeft, isRight] = [!has(column - 1, row), !has(column + 1, row)]
      const [isTop, isBottom] = [!has(column, row - 1), !has(column, row + 1)]
      const [fromX, toX] = [x - (isLeft ? 2 : 0), x + CELL_PX + (isRight ? 2 : 0)]
      const [fromY, toY] = [y - (isTop ? 2 : 0), y + CELL_PX + (isBottom ? 2 : 0)]
      if (isTop) context.fillRect(fromX, y - 2, toX - fromX, 2)
      if (isBottom) context.fillRect(fromX, y + CELL_PX, toX - fromX, 2)
      if (isLeft) context.fillRect(x - 2, fromY, 2, toY - fromY)
      if (isRight) context.fillRect(x + CELL_PX, fromY, 2, toY - fromY)
    }
  }
}

/** The most rows that a piece falls. */
function longest(falls: readonly Fall[]): number {
  return falls.reduce((most, { fromRow, toRow }) => Math.max(most, toRow - fromRow), 0)
}

function placeOf(at: number): { column: number; row: number } {
  return { column: columnOf(at), row: rowOf(at) }
}

function roundRect(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}
