import type { ArcadeTexts } from '#app/arcade/game-module.ts'
import type { Sprites } from '#app/arcade/picture/sprites.ts'
import type { HeapPiece } from '#app/art/games/heap-pieces.ts'
import { onCanvasRestored } from '#app/ui/restored-canvas.ts'
import { CELL } from '#durable/rules/games/knogleknas/cells.ts'
import { pieceOf } from './cell-words.ts'
import type { HeapChoice } from './heap-choices.ts'
import { CELL_PX } from './heap-layout.ts'
import styles from './heap.module.css'

/** What a move would bring, over the chosen group: "7 = 280", and what it leaves. */
export class ChoiceTip {
  readonly element = document.createElement('div')
  readonly #words = document.createElement('span')
  readonly #piece: HTMLCanvasElement
  readonly #sprites: Sprites
  #left: HeapPiece | null = null

  constructor(sprites: Sprites) {
    this.#sprites = sprites
    this.#piece = pieceCanvas()
    onCanvasRestored(this.#piece, () => this.#drawLeft())
    this.element.className = styles.tip ?? ''
    this.element.hidden = true
    // The button under it says the same.
    this.element.setAttribute('aria-hidden', 'true')
    this.element.appendChild(this.#words)
    this.element.appendChild(this.#piece)
  }

  hide() {
    this.element.hidden = true
  }

  /** Shows it with its lower edge in the middle of `at`, CSS px. */
  show({ crunch: { gone, points, leaves } }: HeapChoice, at: { x: number; y: number }) {
    const { style } = this.element
    this.element.hidden = false
    this.#words.textContent = `${gone.length} = ${points}`
    this.#left = leaves === CELL.empty ? null : pieceOf(leaves)
    this.#drawLeft()
    // Kept within the window, for groups at its edges.
    const half = this.element.offsetWidth / 2 + 4
    style.left = `${Math.max(half, Math.min(window.innerWidth - half, at.x))}px`
    style.top = `${at.y}px`
  }

  #drawLeft() {
    this.#piece.hidden = this.#left === null
    if (this.#left) drawPieceOn(this.#piece, this.#sprites, this.#left)
  }
}

/** For how long points are shown, ms: as long as the animation of `pop`, which a device with reduced motion leaves out. */
const POP_MS = 900

/** Points that rise where they were made. */
export function pop(parent: HTMLElement, words: string, { x, y, isStill }: { x: number; y: number; isStill: boolean }) {
  const element = document.createElement('div')
  element.className = `${styles.pop ?? ''} ${isStill ? (styles.still ?? '') : ''}`
  element.setAttribute('aria-hidden', 'true')
  element.textContent = words
  element.style.left = `${x}px`
  element.style.top = `${y}px`
  parent.appendChild(element)
  setTimeout(() => element.remove(), POP_MS)
}

/** The rules in four lines, for the room beside the heap. */
export function rulesOf(t: ArcadeTexts, sprites: Sprites): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.rules ?? ''
  const title = element.appendChild(document.createElement('h2'))
  title.textContent = t('knogleknas.rules')
  const list = element.appendChild(document.createElement('ul'))
  for (const [piece, words] of [
    ['bone', t('knogleknas.two')],
    ['marrow', t('knogleknas.six')],
    ['squeaky', t('knogleknas.nine')],
    ['golden', t('knogleknas.gold')],
  ] as const) {
    const line = list.appendChild(document.createElement('li'))
    const canvas = line.appendChild(pieceCanvas())
    const draw = () => drawPieceOn(canvas, sprites, piece)
    draw()
    onCanvasRestored(canvas, draw)
    line.appendChild(document.createElement('span')).textContent = words
  }
  return element
}

/** What the keys do, below a wide picture. */
export function keysOf(t: ArcadeTexts): HTMLElement {
  const element = document.createElement('p')
  element.className = styles.keys ?? ''
  for (const [key, words] of [
    ['↑ ↓ ← →', t('knogleknas.keys.choose')],
    [t('knogleknas.space'), t('knogleknas.keys.crunch')],
    ['P', t('knogleknas.keys.pause')],
    ['Esc', t('knogleknas.keys.out')],
  ] as const) {
    element.appendChild(document.createElement('kbd')).textContent = key
    element.appendChild(document.createElement('span')).textContent = words
  }
  return element
}

function pieceCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = CELL_PX
  canvas.height = CELL_PX
  canvas.className = styles.piece ?? ''
  canvas.setAttribute('aria-hidden', 'true')
  return canvas
}

function drawPieceOn(canvas: HTMLCanvasElement, sprites: Sprites, piece: HeapPiece) {
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, CELL_PX, CELL_PX)
  if (context) sprites.draw(context, piece, 0, 0)
}
