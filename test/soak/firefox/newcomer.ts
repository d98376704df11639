import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { plainAddress } from '#app/game/scene/plain/compatibility.ts'
import { en } from '#app/locales/messages.ts'

/** How long to wait for anything that a person would wait for, ms. */
const PATIENCE_MS = 60_000

/** The elements with a role, among those that the park has. */
const ELEMENTS = {
  application: '[role="application"]',
  button: 'button',
  heading: 'h1, h2',
  textbox: 'input, textarea',
} as const
type Role = keyof typeof ELEMENTS

/** A new player, in Firefox and in English, who finds elements by role and name. */
export class Newcomer {
  /** Errors of the page and its console, and failed requests. */
  readonly troubles: string[] = []
  readonly #page: Page
  readonly #url: string

  private constructor(page: Page, url: string) {
    this.#page = page
    this.#url = url
    page.setDefaultTimeout(PATIENCE_MS)
    page.on('pageerror', (error) =>
      this.troubles.push(`page: ${error instanceof Error ? error.message : String(error)}`),
    )
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(`console: ${message.text()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) this.troubles.push(`${response.url()} was answered with ${response.status()}`)
    })
  }

  static async come(browser: Browser, url: string): Promise<Newcomer> {
    const context = await browser.createBrowserContext()
    return new Newcomer(await context.newPage(), url)
  }

  /**
   * Signs in locally from the start page, creates a user and a dog, and goes to the park with it. Returns the id of the
   * dog.
   */
  async makesDog({ email, username, dog }: { email: string; username: string; dog: string }): Promise<number> {
    const { signIn } = en.site
    const { newUser, newDog } = en.kennel
    await this.#page.goto(`${this.#url}/`)
    await this.#fill(signIn.email, email)
    await this.presses(signIn.submit)
    await this.#fill(newUser.username, username)
    await (await this.#page.waitForSelector('input[name=agreed]'))?.click()
    await this.presses(newUser.ok)
    await this.#fill(newDog.name, dog)
    await this.presses(newDog.ok)
    await this.#page.waitForFunction(() => location.pathname === '/h5/client')
    return Number(new URL(this.#page.url()).searchParams.get('id'))
  }

  /** Opens the park in compatibility mode, because Firefox has no WebGL on a machine without a screen. */
  async entersPlainPark() {
    // Firefox reports a picture as corrupt if the page is left while it is loading.
    await this.#page.waitForNetworkIdle()
    const park = new URL(this.#page.url())
    await this.#page.goto(`${park.origin}${plainAddress(park)}`)
    await this.#find('application', en.game.park.label)
  }

  /** Waits until the list of surroundings says that it has arrived. */
  async walksTo(thing: string) {
    const { walkTo, arrived } = en.game.around
    await this.presses(walkTo.replace('{{name}}', thing))
    await this.sees(arrived.replace('{{name}}', thing))
  }

  async says(text: string) {
    // The label ends with the number of written characters.
    const field = await this.#fill(new RegExp(`^${escaped(en.game.say.label)}`), text)
    await field.press('Enter')
  }

  /** Opens the map and goes to a room. */
  async goesBy(map: string, room: string) {
    await this.presses(map)
    // The name of a room on the map ends with its number of dogs.
    await (await this.#find('button', new RegExp(`^${room}, `))).click()
    await this.presses(en.game.map.go)
    // The heading of the room ends with the number of dogs here.
    await this.#find('heading', new RegExp(`^${room}`))
  }

  async presses(button: string) {
    await (await this.#find('button', button)).click()
  }

  /** Waits until the text is on the page. */
  async sees(text: string) {
    await this.#page.waitForSelector(`::-p-text(${text})`)
  }

  /** Waits until the log of the chat has the line. */
  async hears(text: string) {
    await this.#page.waitForSelector(`[role="log"] ::-p-text(${text})`)
  }

  /** The address and text of the page, for the message of a failure. */
  async tells(): Promise<string> {
    const text = await this.#page.evaluate(() => document.body.innerText)
    return `${this.#page.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 1500)}`
  }

  async #fill(field: string | RegExp, text: string): Promise<ElementHandle> {
    const found = await this.#find('textbox', field)
    await found.type(text)
    return found
  }

  async #find(role: Role, name: string | RegExp): Promise<ElementHandle> {
    const { source } = typeof name === 'string' ? new RegExp(`^${escaped(name)}$`) : name
    const found = await this.#page
      .waitForFunction(elementNamed, { polling: 'mutation' }, ELEMENTS[role], source)
      .catch((error: unknown) => {
        throw new Error(`no ${role} ${String(name)}: ${String(error)}`)
      })
    const element = found.asElement()
    if (!element) throw new Error(`no ${role} ${String(name)}`)
    return element as ElementHandle
  }
}

/**
 * Runs in the page: the first visible and enabled element with such a name. Firefox can find elements by its own
 * accessibility tree, but that takes seconds on our pages.
 */
function elementNamed(elements: string, name: string): Element | undefined {
  const nameOf = (element: Element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const [label] = isField ? (element.labels ?? []) : []
    const copy = (label ?? element).cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return element.getAttribute('aria-label') ?? copy.textContent ?? ''
  }
  const isUsable = (element: Element) => element.checkVisibility() && !element.matches(':disabled')
  const isNamed = (element: Element) => new RegExp(name).test(nameOf(element).replaceAll(/\s+/g, ' ').trim())
  return [...document.querySelectorAll(elements)].find((element) => isUsable(element) && isNamed(element))
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
