import styles from './cats-free.module.css'

/** How far the knob goes from the middle of the stick, and how far the thumb moves until the dog runs, CSS px. */
const REACH_PX = 46
const DEAD_PX = 10

/** A stick under the thumb: it appears where the thumb lands and is gone when it lifts. */
export class TouchStick {
  readonly #ring = document.createElement('div')
  readonly #knob = document.createElement('div')
  #middle = { x: 0, y: 0 }

  constructor(parent: HTMLElement) {
    this.#ring.className = styles.stick ?? ''
    this.#knob.className = styles.knob ?? ''
    this.#ring.setAttribute('aria-hidden', 'true')
    this.#ring.appendChild(this.#knob)
    this.#ring.hidden = true
    parent.appendChild(this.#ring)
  }

  land(x: number, y: number) {
    this.#middle = { x, y }
    this.#ring.hidden = false
    this.#ring.style.translate = `${x}px ${y}px`
    this.#knob.style.translate = '0 0'
  }

  /** How far the thumb has pushed it; null while it rests. */
  move(x: number, y: number): { x: number; y: number } | null {
    const [dx, dy] = [x - this.#middle.x, y - this.#middle.y]
    const far = Math.hypot(dx, dy)
    const share = far > REACH_PX ? REACH_PX / far : 1
    this.#knob.style.translate = `${dx * share}px ${dy * share}px`
    return far < DEAD_PX ? null : { x: dx, y: dy }
  }

  lift() {
    this.#ring.hidden = true
  }

  remove() {
    this.#ring.remove()
  }
}
