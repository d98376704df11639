import type { Sprites } from './sprites.ts'

/** A picture that shows for a moment, at a place of the game, in art px. */
type Mark = {
  names: readonly string[]
  x: number
  y: number
  driftX: number
  driftY: number
  age: number
  life: number
}

/** As many as are ever seen at once; a further one takes the place of the oldest. */
const MARKS_MAX = 32

/** Dust, points and puffs. The pool is made once: while one plays nothing is left for the browser to collect. */
export class MarkPool {
  readonly #marks: readonly Mark[] = Array.from({ length: MARKS_MAX }, () => ({
    names: [],
    x: 0,
    y: 0,
    driftX: 0,
    driftY: 0,
    age: 0,
    life: 0,
  }))
  #next = 0

  /** Shows pictures one after the other for so many ticks; it drifts by art px a tick. */
  show(names: readonly string[], life: number, x: number, y: number, driftX = 0, driftY = 0) {
    const mark = this.#marks[this.#next]
    this.#next = (this.#next + 1) % MARKS_MAX
    if (!mark) return
    mark.names = names
    mark.life = life
    mark.age = 0
    mark.x = x
    mark.y = y
    mark.driftX = driftX
    mark.driftY = driftY
  }

  step() {
    for (const mark of this.#marks) {
      if (mark.age >= mark.life) continue
      mark.age++
      mark.x += mark.driftX
      mark.y += mark.driftY
    }
  }

  /** Draws all of them; `left` and `top` are what of the game is at the upper left corner of the canvas. */
  draw(context: CanvasRenderingContext2D, sprites: Sprites, left: number, top: number) {
    for (const { names, x, y, age, life } of this.#marks) {
      if (age >= life) continue
      const name = names[Math.trunc((age * names.length) / life)]
      if (name !== undefined) sprites.draw(context, name, x - left, y - top)
    }
  }
}
