import type { Locator } from 'playwright-core'
import type { Hand, Panes } from './panes.ts'
import { until } from './until.ts'

/** The list of the dogs in the room, by which a visitor finds out where they are. */
export class Roster {
  readonly #hand: Hand
  readonly #panes: Panes

  constructor(hand: Hand, panes: Panes) {
    this.#hand = hand
    this.#panes = panes
  }

  /** Waits until the own dog is in the list. */
  async hasYou() {
    await this.#panes.open('dogs')
    await this.#row(this.#texts.you).waitFor()
  }

  /** Makes one of the choices about a dog. */
  async chooses(dog: string, what: string) {
    await this.#panes.open('dogs')
    await this.#hand.presses(this.#list.getByRole('button', { name: new RegExp(`^${dog}`) }))
    await this.#hand.presses(this.#list.getByRole('button', { name: what, exact: true }))
  }

  /** The text of the list about where a dog is. */
  async whereIs(dog: string): Promise<string> {
    await this.#panes.open('dogs')
    return (await this.#place(dog).innerText()).trim()
  }

  /** Waits until the text about a dog differs from `before`. */
  async seesMove(dog: string, before: string): Promise<string> {
    await this.#panes.open('dogs')
    await this.#place(dog)
      .filter({ hasNotText: new RegExp(`^${before}$`) })
      .waitFor()
    return this.whereIs(dog)
  }

  /** Where a dog is once it stands: the list is updated every second, and has to say the same twice. */
  async standsAt(dog: string): Promise<string> {
    let place = ''
    const isSame = async () => place === (place = await this.whereIs(dog))
    await until(isSame, 1500)
    return place
  }

  get #texts() {
    return this.#hand.texts.game.roster
  }

  get #list(): Locator {
    return this.#hand.page.getByRole('region', { name: this.#texts.title })
  }

  /** The row with exactly this text: a name, or "you". */
  #row(word: string): Locator {
    return this.#list.getByRole('listitem').filter({ has: this.#hand.page.getByText(word, { exact: true }) })
  }

  #place(dog: string): Locator {
    return this.#row(dog).locator('small')
  }
}
