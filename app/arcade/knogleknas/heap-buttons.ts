import type { ArcadeTexts } from '#app/arcade/game-module.ts'
import { cellAt, HEAP_CELLS, HEAP_HEIGHT, HEAP_WIDTH } from '#durable/rules/games/knogleknas/cells.ts'
import type { Heap } from '#durable/rules/games/knogleknas/heap.ts'
import { cellWords } from './cell-words.ts'
import { choiceWith } from './heap-choices.ts'
import type { HeapChoice } from './heap-choices.ts'
import styles from './heap.module.css'

/** The groups that are listed before the grid. */
const LISTED = 3

/**
 * The heap as buttons over its picture: what is tapped, what has the focus, and what a screen reader reads. Each says
 * what it holds and what a press would do.
 */
export class HeapButtons {
  readonly element = document.createElement('div')
  readonly #t: ArcadeTexts
  readonly #list = document.createElement('ul')
  readonly #cells: readonly HTMLButtonElement[]
  readonly #listed: readonly HTMLButtonElement[]

  /** `onPress` gets presses that no pointer has made: of keys and of screen readers. */
  constructor(t: ArcadeTexts, onPress: (at: number) => void) {
    this.#t = t
    this.#list.setAttribute('aria-label', t('knogleknas.largest'))
    this.#list.className = styles.largest ?? ''
    this.#listed = Array.from({ length: LISTED }, () => {
      const item = this.#list.appendChild(document.createElement('li'))
      return item.appendChild(buttonThat((button) => onPress(Number(button.dataset['at']))))
    })
    this.#cells = Array.from({ length: HEAP_CELLS }, (_, at) => {
      const button = buttonThat(() => onPress(at))
      button.dataset['at'] = `${at}`
      return button
    })
    const grid = document.createElement('div')
    grid.setAttribute('role', 'grid')
    grid.setAttribute('aria-label', t('knogleknas.grid'))
    grid.className = styles.grid ?? ''
    for (let row = 0; row < HEAP_HEIGHT; row++) {
      const line = grid.appendChild(document.createElement('div'))
      line.setAttribute('role', 'row')
      for (let column = 0; column < HEAP_WIDTH; column++) {
        const place = line.appendChild(document.createElement('div'))
        place.setAttribute('role', 'gridcell')
        const button = this.#cells[cellAt(column, row)]
        if (button) place.appendChild(button)
      }
    }
    this.element.className = styles.heap ?? ''
    this.element.appendChild(this.#list)
    this.element.appendChild(grid)
  }

  /** Puts the grid over the cells of the picture; in CSS px. */
  place({ left, top, cell }: { left: number; top: number; cell: number }) {
    const { style } = this.element
    style.left = `${left}px`
    style.top = `${top}px`
    style.setProperty('--cell', `${cell}px`)
  }

  /** Names all cells anew; `chosen` is the one cell that the Tab key reaches. */
  show(heap: Readonly<Heap>, choices: readonly HeapChoice[], chosen: number | null) {
    this.#cells.forEach((button, at) => {
      const choice = choiceWith(choices, at)
      const words = cellWords(this.#t, heap.cells[at] ?? 0, choice)
      button.hidden = words === ''
      button.setAttribute('aria-label', words)
      button.setAttribute('aria-disabled', `${choice === null}`)
      button.tabIndex = at === (chosen ?? choices[0]?.at) ? 0 : -1
    })
    this.#listed.forEach((button, place) => {
      const choice = choices[place]
      button.parentElement?.toggleAttribute('hidden', !choice)
      if (!choice) return
      button.dataset['at'] = `${choice.at}`
      button.textContent = cellWords(this.#t, heap.cells[choice.at] ?? 0, choice)
    })
  }

  /** Whether this is a button of the list of the largest groups. */
  isListed(element: Element | null): boolean {
    return this.#listed.some((button) => button === element)
  }

  focus(at: number) {
    for (const button of this.#cells) button.tabIndex = -1
    const button = this.#cells[at]
    if (!button) return
    button.tabIndex = 0
    button.focus({ preventScroll: true })
  }

  /** The cell under a point of the window; null beside the heap. */
  cellAt({ clientX, clientY }: { clientX: number; clientY: number }): number | null {
    const { left, top, width, height } = this.element.getBoundingClientRect()
    const column = Math.floor(((clientX - left) / width) * HEAP_WIDTH)
    const row = Math.floor(((clientY - top) / height) * HEAP_HEIGHT)
    const isInside = column >= 0 && column < HEAP_WIDTH && row >= 0 && row < HEAP_HEIGHT
    return isInside ? cellAt(column, row) : null
  }
}

function buttonThat(onPress: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', () => onPress(button))
  return button
}
