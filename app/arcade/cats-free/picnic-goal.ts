import type { GameStage } from '#app/arcade/game-module.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import styles from './cats-free.module.css'

/** So long it is read, in ticks; who has sent a cat away knows it. */
const READ_TICKS = 8 * 60

/** What a picnic is about, in words over the lawn, until the first cat is gone. */
export class PicnicGoal {
  readonly #words = document.createElement('p')

  constructor({ element, t, say }: Pick<GameStage, 'element' | 't' | 'say'>) {
    const words = t('catsFree.goal')
    this.#words.className = styles.goal ?? ''
    this.#words.textContent = words
    element.appendChild(this.#words)
    say(words)
  }

  look({ tick, points }: Pick<Picnic, 'tick' | 'points'>) {
    if (points > 0 || tick >= READ_TICKS) this.remove()
  }

  remove() {
    this.#words.remove()
  }
}
