import type { GameStage, HandKeyPress, PlayedRound, RoundFigures } from '#app/arcade/game-module.ts'
import { ArtCanvas } from '#app/arcade/picture/art-canvas.ts'
import type { DogFrames } from '#app/arcade/picture/dog-frames.ts'
import type { Sprites } from '#app/arcade/picture/sprites.ts'
import { cellAt, columnOf, rowOf } from '#durable/rules/games/knogleknas/cells.ts'
import { crunch, startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import type { Heap } from '#durable/rules/games/knogleknas/heap.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { MOVE_BYTES, MOVE_TENTHS_MIN, writeHeapLog } from '#durable/rules/games/knogleknas/replay-heap.ts'
import type { Move } from '#durable/rules/games/knogleknas/replay-heap.ts'
import { pieceOf } from './cell-words.ts'
import { FlyingCrumbs } from './flying-crumbs.ts'
import { HeapButtons } from './heap-buttons.ts'
import { choicesOf } from './heap-choices.ts'
import type { HeapChoice } from './heap-choices.ts'
import { fallsOf } from './heap-falls.ts'
import { HeapHands } from './heap-hands.ts'
import { CELL_PX, FRAME_PX, layoutOf, scaleFor } from './heap-layout.ts'
import type { HeapLayout } from './heap-layout.ts'
import { fallMs, HeapPicture } from './heap-picture.ts'
import type { HeapMotion, HeapScene } from './heap-picture.ts'
import { ChoiceTip, keysOf, pop, rulesOf } from './heap-signs.ts'
import { crunchSound, FANFARE_SOUND, GOLDEN_SOUND } from './sounds.ts'

/** A move takes so long at least, by its log; a tap that comes sooner waits for it, ms. */
const MOVE_MS = MOVE_TENTHS_MIN * 100

/** The dog digs for so long after a move; for a group of six and more it is glad instead, ms. */
const HERO_ACTS_MS = 700
const GLAD_FROM = 6

/** The last heap is seen for so long before the end card, ms. */
const END_SEEN_MS = 700

export type HeapPictures = { sprites: Sprites; dogs: DogFrames }

/** A round of KnogleKnas: its heap, its picture, and what a move does to both. */
export class HeapRound implements PlayedRound {
  readonly #stage: GameStage
  readonly #heap: Heap
  readonly #goldenAtFirst: number
  readonly #moves: Move[] = []
  readonly #canvas: ArtCanvas
  readonly #picture: HeapPicture
  readonly #crumbs = new FlyingCrumbs()
  readonly #buttons: HeapButtons
  readonly #tip: ChoiceTip
  readonly #hands: HeapHands
  readonly #sizes: ResizeObserver
  #layout: HeapLayout
  #figures: RoundFigures
  #nowMs = 0
  #movedMs = 0
  #motion: HeapMotion | null = null
  /** A tap that came before the last move was shown. */
  #waiting: number | null = null
  #goldenMs = -Infinity
  /** How many pieces the last move took. */
  #lastGone = 0

  constructor(stage: GameStage, level: HeapLevel, { sprites, dogs }: HeapPictures) {
    this.#stage = stage
    this.#heap = startHeap(level, stage.round.seed)
    this.#goldenAtFirst = this.#heap.goldenLeft + this.#heap.goldenDug
    this.#canvas = new ArtCanvas(stage.element)
    this.#picture = new HeapPicture(this.#canvas, sprites, dogs)
    this.#buttons = new HeapButtons(stage.t, (at) => this.#hands.pressed(at))
    this.#tip = new ChoiceTip(sprites)
    for (const part of [this.#buttons, this.#tip]) stage.element.appendChild(part.element)
    stage.element.appendChild(rulesOf(stage.t, sprites))
    stage.element.appendChild(keysOf(stage.t))
    this.#figures = this.#figuresNow()
    this.#layout = this.#lay()
    this.#sizes = new ResizeObserver(() => {
      this.#layout = this.#lay()
      this.draw(this.#nowMs)
    })
    this.#sizes.observe(stage.element)
    const tapped = (at: number) => this.#tap(at)
    this.#hands = new HeapHands({ stage, buttons: this.#buttons, tapped, chose: (choice) => this.#showTip(choice) })
    this.#offer()
  }

  draw(nowMs: number) {
    this.#nowMs = nowMs
    this.#hands.turn(nowMs)
    if (this.#motion && nowMs >= this.#motion.startMs + fallMs(this.#motion.falls)) this.#motion = null
    if (this.#waiting !== null && this.#mayMove) this.#move(this.#waiting)
    this.#follow()
    this.#picture.draw(
      {
        cells: this.#heap.cells,
        motion: this.#motion,
        chosen: this.#motion ? [] : (this.#hands.chosen?.cells ?? []),
        hero: this.#heroNow(),
        bowlIsFull: this.#heap.goldenDug > 0,
      },
      this.#crumbs,
      nowMs,
    )
  }

  key(press: HandKeyPress): boolean {
    return this.#hands.key(press)
  }

  figures(): RoundFigures {
    return this.#figures
  }

  isOver(): boolean {
    return this.#heap.isOver && this.#nowMs >= this.#movedMs + END_SEEN_MS
  }

  letGo() {
    this.#hands.letGo()
  }

  log(): Uint8Array {
    return writeHeapLog(this.#moves)
  }

  stop() {
    this.#hands.stop()
    this.#sizes.disconnect()
    this.#tip.hide()
  }

  get #mayMove(): boolean {
    return this.#moves.length === 0 || this.#nowMs - this.#movedMs >= MOVE_MS
  }

  /** Makes the next move of somebody else, when their log has it and the one before has been seen. */
  #follow() {
    const at = this.#stage.followed?.bytes[this.#moves.length * MOVE_BYTES]
    if (at !== undefined && this.#mayMove) this.#move(at)
  }

  #offer() {
    const choices = choicesOf(this.#heap)
    this.#hands.offer(choices)
    this.#buttons.show(this.#heap, choices, this.#hands.chosen?.at ?? null)
  }

  #showTip(choice: HeapChoice | null) {
    if (!choice) return this.#tip.hide()
    const { scale } = this.#canvas.view
    const top = Math.min(...choice.cells.map(rowOf))
    const { x, y } = this.#cornerOf({ column: choice.x + 0.5, row: top })
    this.#tip.show(choice, { x, y: y - 3 * scale })
  }

  /** A tap is a move at once, or as soon as the last one has taken its time. */
  #tap(at: number) {
    if (this.#heap.isOver) return
    if (this.#mayMove) this.#move(at)
    else this.#waiting = at
  }

  #move(at: number) {
    this.#waiting = null
    const before = this.#heap.cells.slice()
    const goldenBefore = this.#heap.goldenDug
    const scoreBefore = this.#heap.score
    const sinceMs = this.#nowMs - this.#movedMs
    const crunched = crunch(this.#heap, at)
    if (!crunched) return
    this.#moves.push({ at, tenths: Math.floor(sinceMs / 100) })
    this.#movedMs = this.#nowMs
    this.#lastGone = crunched.gone.length
    const { t, sound, say } = this.#stage
    const isStill = this.#stage.isStill()
    const { falls, dug, isShaken } = fallsOf(before, { at, crunch: crunched }, this.#heap.cells)
    this.#motion = isStill ? null : { falls, startMs: this.#nowMs }
    for (const one of crunched.gone) this.#burst(one, before[one] ?? 0, isStill)
    for (const one of crunched.cracked) this.#burst(one, before[one] ?? 0, isStill)
    sound(crunchSound(crunched.gone.length))
    const middle = { column: columnOf(at) + 0.5, row: rowOf(at) + 0.5 }
    pop(this.#stage.element, `+${crunched.points}`, { ...this.#cornerOf(middle), isStill })
    const words = [t('knogleknas.crunched', { count: crunched.gone.length, points: crunched.points })]
    if (this.#heap.goldenDug > goldenBefore) {
      this.#goldenMs = this.#nowMs
      const points = this.#heap.score - scoreBefore - crunched.points
      const { bowl } = this.#layout
      const { scale } = this.#canvas.view
      pop(this.#stage.element, `+${points}`, { x: (bowl.x + 70) * scale, y: (bowl.y + 4) * scale, isStill })
      for (const { column, fromRow } of dug) this.#burst(cellAt(column, fromRow), 0, isStill)
      sound(this.#heap.goldenLeft === 0 ? FANFARE_SOUND : GOLDEN_SOUND)
      words.push(t(this.#heap.goldenLeft === 0 ? 'knogleknas.allDug' : 'knogleknas.dug'))
    }
    if (isShaken) words.push(t('knogleknas.shaken'))
    if (this.#heap.isOver) words.push(t('knogleknas.over', { score: this.#heap.score }))
    else words.push(t('knogleknas.movesLeft', { count: this.#heap.movesLeft }))
    say(words.join(' '))
    this.#figures = this.#figuresNow()
    this.#offer()
  }

  #burst(at: number, cell: number, isStill: boolean) {
    const { board } = this.#layout
    const x = board.x + FRAME_PX + (columnOf(at) + 0.5) * CELL_PX
    const y = board.y + FRAME_PX + (rowOf(at) + 0.5) * CELL_PX
    this.#crumbs.burst(pieceOf(cell) ?? 'earth', { x, y }, { nowMs: this.#nowMs, isStill })
  }

  #heroNow(): HeapScene['hero'] {
    const sinceMs = this.#movedMs
    const isActing = this.#moves.length > 0 && this.#nowMs - sinceMs < HERO_ACTS_MS
    if (!isActing || this.#stage.isStill()) return { pose: 'sniff', sinceMs: 0 }
    const isGlad = this.#goldenMs === sinceMs || this.#lastGone >= GLAD_FROM
    return { pose: isGlad ? 'happy' : 'dig', sinceMs }
  }

  /** A place of the heap in CSS px. */
  #cornerOf({ column, row }: { column: number; row: number }): { x: number; y: number } {
    const { board } = this.#layout
    const { scale } = this.#canvas.view
    return {
      x: (board.x + FRAME_PX + column * CELL_PX) * scale,
      y: (board.y + FRAME_PX + row * CELL_PX) * scale,
    }
  }

  #lay(): HeapLayout {
    const { element, topPx } = this.#stage
    const box = { width: element.clientWidth, height: element.clientHeight }
    const view = this.#canvas.cover(box, scaleFor({ ...box, topPx }))
    const layout = layoutOf(view, topPx)
    this.#picture.lay(layout, this.#heap.cells)
    const { board } = layout
    this.#buttons.place({
      left: (board.x + FRAME_PX) * view.scale,
      top: (board.y + FRAME_PX) * view.scale,
      cell: CELL_PX * view.scale,
    })
    return layout
  }

  #figuresNow(): RoundFigures {
    const { t } = this.#stage
    const { score, movesLeft, goldenDug } = this.#heap
    const count = this.#goldenAtFirst
    const golden = {
      key: 'golden',
      icon: 'bone',
      text: `${goldenDug}/${count}`,
      label: t('knogleknas.golden', { dug: goldenDug, count }),
    } as const
    const moves = {
      key: 'moves',
      icon: 'paw',
      text: `${movesLeft}`,
      long: t('knogleknas.moves', { count: movesLeft }),
      label: t('knogleknas.movesLeft', { count: movesLeft }),
    } as const
    return { score, chips: count > 0 ? [golden, moves] : [moves] }
  }
}
