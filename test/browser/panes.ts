import type { Locator, Page } from 'playwright-core'
import type { Messages } from '#app/locales/messages.ts'

/** The list of dogs and the chat. On a phone one of the two is open at a time, on a desktop both are from the start. */
export type Pane = 'dogs' | 'chat'

/** The page of a visitor, the texts of its language, and how it presses something. */
export type Hand = { page: Page; texts: Messages; presses: (what: Locator) => Promise<void> }

/** Opens and closes the panes that cover the park, and waits until they have moved. */
export class Panes {
  readonly #hand: Hand

  constructor(hand: Hand) {
    this.#hand = hand
  }

  async open(pane: Pane) {
    await this.#leaveField()
    await this.#turn(pane, 'true')
  }

  /** Closes the panes, which take half of the screen of a phone in portrait. */
  async putAway() {
    await this.#leaveField()
    for (const pane of ['dogs', 'chat'] as const) await this.#turn(pane, 'false')
  }

  async #turn(pane: Pane, to: 'true' | 'false') {
    const { control, state } = pane === 'dogs' ? this.#sign : this.#key
    const is = await control.getAttribute(state)
    if (is === null || is === to) return
    await this.#hand.presses(control)
    await control.and(this.#hand.page.locator(`[${state}="${to}"]`)).waitFor()
  }

  get #sign() {
    const control = this.#hand.page.getByRole('heading', { level: 1 }).getByRole('button')
    return { control, state: 'aria-expanded' }
  }

  get #key() {
    const { chat } = this.#hand.texts.game.bar
    return {
      control: this.#hand.page.getByRole('button', { name: new RegExp(`^${chat}( |$)`) }),
      state: 'aria-pressed',
    }
  }

  /** Leaves the chat field, which replaces the bar on a phone while it has the focus. */
  async #leaveField() {
    const { page, texts } = this.#hand
    const field = page.getByRole('textbox', { name: texts.game.say.label })
    const isWriting = await field.evaluate((element) => element === document.activeElement)
    if (isWriting && !(await this.#key.control.isVisible())) await field.press('Escape')
  }
}
