import styles from './cats-free.module.css'

/** The key on the screen that woofs. Its rim fills while the dog gets its breath back. */
export class WoofKey {
  readonly #button = document.createElement('button')
  #breath = -1

  constructor(parent: HTMLElement, { label, onPress }: { label: string; onPress: () => void }) {
    this.#button.type = 'button'
    this.#button.className = styles.woof ?? ''
    this.#button.dataset.side = 'right'
    // Keys woof by the game's own keys: who tabs through the page finds the way out, not this.
    this.#button.tabIndex = -1
    const word = document.createElement('span')
    word.textContent = label
    this.#button.appendChild(word)
    this.#button.addEventListener('pointerdown', (event) => {
      // The finger on this key is none for the lawn beneath it.
      event.stopPropagation()
      event.preventDefault()
      onPress()
    })
    parent.appendChild(this.#button)
  }

  /** Goes to the other side of the thumb that steers. */
  goBeside(stick: 'left' | 'right') {
    this.#button.dataset.side = stick === 'left' ? 'right' : 'left'
  }

  /** `share` is how much of its breath the dog has, 0 to 1; it is shown in twelfths. */
  show(share: number) {
    const breath = Math.trunc(Math.min(1, share) * 12)
    if (breath === this.#breath) return
    this.#breath = breath
    this.#button.style.setProperty('--breath', `${breath / 12}turn`)
    this.#button.dataset.isReady = String(breath === 12)
  }

  remove() {
    this.#button.remove()
  }
}
