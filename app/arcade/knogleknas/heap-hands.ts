import type { GameStage, HandKeyPress } from '#app/arcade/game-module.ts'
import type { HeapButtons } from './heap-buttons.ts'
import { choiceTowards, choiceWith } from './heap-choices.ts'
import type { ArrowKey, HeapChoice } from './heap-choices.ts'

/** A player who has never played is shown a group after so long without a tap, ms. */
const SHOWN_AFTER_MS = 3000

/** A click that follows a pointer within this time was made by it, ms. */
const CLICK_OF_POINTER_MS = 700

const ARROWS: Readonly<Partial<Record<string, ArrowKey>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  KeyA: 'left',
  KeyD: 'right',
  KeyW: 'up',
  KeyS: 'down',
}
const CRUNCH_KEYS = ['Space', 'Enter', 'NumpadEnter']

type Parts = {
  stage: GameStage
  buttons: HeapButtons
  /** A cell was tapped. */
  tapped: (at: number) => void
  /** Another group is chosen, or none. */
  chose: (choice: HeapChoice | null) => void
}

/** The hands that play a heap: a pointer, keys, a screen reader's focus, or one switch. They choose a group and tap it. */
export class HeapHands {
  readonly #parts: Parts
  readonly #switchMs: number | null
  readonly #listening = new AbortController()
  #choices: readonly HeapChoice[] = []
  #chosen: HeapChoice | null = null
  /** The choice that a finger rests on. */
  #held: HeapChoice | null = null
  #nowMs = 0
  #switchedMs = 0
  #pointerAt = -Infinity
  #hasTapped = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#switchMs = parts.stage.pace.switchMs
    this.#listen()
  }

  get chosen(): HeapChoice | null {
    return this.#chosen
  }

  /** These are the groups from now on, the largest first. */
  offer(choices: readonly HeapChoice[]) {
    this.#choices = choices
    this.#held = null
    this.#choose(this.#switchMs === null ? null : this.#largest)
  }

  /** The time of the round goes on: with one switch the next group is chosen by itself, and a newcomer is shown one. */
  turn(nowMs: number) {
    this.#nowMs = nowMs
    const { isFirst } = this.#parts.stage.round
    if (this.#switchMs !== null && nowMs - this.#switchedMs >= this.#switchMs) this.#choose(this.#next)
    else if (isFirst && !this.#hasTapped && this.#chosen === null && nowMs >= SHOWN_AFTER_MS)
      this.#choose(this.#largest)
  }

  key({ code, isDown, isRepeat }: HandKeyPress): boolean {
    // A group of the list is pressed itself.
    if (this.#parts.buttons.isListed(document.activeElement)) return false
    if (CRUNCH_KEYS.includes(code)) {
      if (isDown && !isRepeat) this.#tapChosen()
      return true
    }
    const arrow = ARROWS[code]
    if (!arrow || this.#switchMs !== null) return false
    if (isDown) this.#step(arrow)
    return true
  }

  /** A press of a button by a key or a screen reader; the click of a pointer has been heard before. */
  pressed(at: number) {
    if (performance.now() - this.#pointerAt >= CLICK_OF_POINTER_MS) this.#tap(at)
  }

  letGo() {
    this.#held = null
  }

  stop() {
    this.#listening.abort()
  }

  get #largest(): HeapChoice | null {
    return this.#choices[0] ?? null
  }

  get #next(): HeapChoice | null {
    const place = this.#choices.findIndex(({ at }) => at === this.#chosen?.at)
    return this.#choices[(place + 1) % Math.max(1, this.#choices.length)] ?? null
  }

  #listen() {
    const { buttons, stage } = this.#parts
    const { element } = stage
    const { signal } = this.#listening
    // Whoever goes through the cells by the Tab key or a screen reader sees the group that they are at.
    buttons.element.addEventListener('focusin', ({ target }) => this.#focused(target), { signal })
    element.addEventListener('pointerdown', (event) => this.#pointerDown(event), { signal })
    element.addEventListener('pointermove', (event) => this.#pointerMoved(event), { signal })
    element.addEventListener('pointerup', (event) => this.#pointerUp(event), { signal })
    element.addEventListener('pointercancel', () => this.letGo(), { signal })
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  }

  #focused(target: EventTarget | null) {
    if (!(target instanceof HTMLElement) || this.#switchMs !== null || this.#held) return
    const choice = choiceWith(this.#choices, Number(target.dataset['at']))
    if (choice && target.matches(':focus-visible')) this.#choose(choice)
  }

  #pointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    this.#held = this.#choiceUnder(event)
    this.#choose(this.#switchMs === null ? this.#held : this.#chosen)
  }

  #pointerMoved(event: PointerEvent) {
    if (this.#switchMs !== null) return
    const under = this.#choiceUnder(event)
    // A finger that slides off its group lets it go; a mouse without a button only looks.
    if (event.pointerType === 'mouse' && event.buttons === 0) this.#choose(under)
    else if (under?.at !== this.#held?.at) {
      this.#held = null
      this.#choose(null)
    }
  }

  #pointerUp(event: PointerEvent) {
    this.#pointerAt = event.timeStamp
    if (this.#switchMs !== null) return this.#tapChosen()
    const under = this.#choiceUnder(event)
    const at = this.#parts.buttons.cellAt(event)
    const isSame = this.#held !== null && under?.at === this.#held.at
    this.#held = null
    if (event.pointerType !== 'mouse') this.#choose(null)
    if (isSame && at !== null) this.#tap(at)
  }

  #choiceUnder(event: PointerEvent): HeapChoice | null {
    const at = this.#parts.buttons.cellAt(event)
    return at === null ? null : choiceWith(this.#choices, at)
  }

  #step(arrow: ArrowKey) {
    const to = this.#chosen ? choiceTowards(this.#choices, this.#chosen, arrow) : this.#largest
    if (!to) return
    this.#choose(to)
    this.#parts.buttons.focus(to.at)
  }

  #tapChosen() {
    if (this.#chosen) this.#tap(this.#chosen.at)
    else this.#choose(this.#largest)
  }

  #tap(at: number) {
    this.#hasTapped = true
    this.#parts.tapped(at)
  }

  #choose(choice: HeapChoice | null) {
    this.#switchedMs = this.#nowMs
    this.#chosen = choice
    this.#parts.chose(choice)
  }
}
