import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { en } from '#app/locales/en.ts'
import { plainAddress } from '#app/game/scene/plain/compatibility.ts'

/** Waits for whatever a person would wait for, ms. */
const PATIENCE_MS = 60_000

/** What the elements of a role are, among those that the park has. */
const ELEMENTS = {
  application: '[role="application"]',
  button: 'button',
  heading: 'h1, h2',
  textbox: 'input, textarea',
} as const
type Role = keyof typeof ELEMENTS

/** Somebody new, in Firefox and in English, who finds things by their roles and names. */
export class Newcomer {
  /** Errors of the page and its console, and requests that failed. */
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

  /** Local sign-in from the start page, a user and a dog, with which one goes straight to the park. Returns the id of the dog. */
  async makesDog({ email, username, dog }: { email: string; username: string; dog: string }): Promise<number> {
    const { signIn } = en.site
    const { newUser, newDog } = en.kennel
    await this.#page.goto(`${this.#url}/`)
    await this.#fill(signIn.email, email)
    await this.presses(signIn.submit)
    await this.#fill(newUser.username, username)
    await this.presses(newUser.ok)
    await this.#fill(newDog.name, dog)
    await this.presses(newDog.ok)
    await this.#page.waitForFunction(() => location.pathname === '/h5/client')
    return Number(new URL(this.#page.url()).searchParams.get('id'))
  }

  /** From the park as it is offered to everybody, in compatibility mode: a machine without a screen has no WebGL for Firefox. */
  async entersPlainPark() {
    // Firefox calls a picture corrupt that is on its way while its page is left.
    await this.#page.waitForNetworkIdle()
    const park = new URL(this.#page.url())
    await this.#page.goto(`${park.origin}${plainAddress(park)}`)
    await this.#find('application', en.game.park.label)
  }

  /** Until the list of what is around says that it is there. */
  async walksTo(thing: string) {
    const { walkTo, arrived } = en.game.around
    await this.presses(walkTo.replace('{{name}}', thing))
    await this.sees(arrived.replace('{{name}}', thing))
  }

  async says(text: string) {
    // The label goes on with how many characters are written.
    const field = await this.#fill(new RegExp(`^${escaped(en.game.say.label)}`), text)
    await field.press('Enter')
  }

  /** Opens the map, and goes by it to a room. */
  async goesBy(map: string, room: string) {
    await this.presses(map)
    // The name of a room on the map goes on with its dogs.
    await (await this.#find('button', new RegExp(`^${room}, `))).click()
    await this.presses(en.game.map.go)
    // The sign of the room goes on with how many dogs are here.
    await this.#find('heading', new RegExp(`^${room}`))
  }

  async presses(button: string) {
    await (await this.#find('button', button)).click()
  }

  /** Waits until it stands somewhere on the page. */
  async sees(text: string) {
    await this.#page.waitForSelector(`::-p-text(${text})`)
  }

  /** Waits until the log of the chat has the line. */
  async hears(text: string) {
    await this.#page.waitForSelector(`[role="log"] ::-p-text(${text})`)
  }

  /** Where it is and what it shows, for whoever has to find out why the story ended. */
  async tells(): Promise<string> {
    const text = await this.#page.evaluate(() => document.body.innerText)
    return `${this.#page.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 1500)}`
  }

  async #fill(field: string | RegExp, text: string): Promise<ElementHandle> {
    const found = await this.#find('textbox', field)
    await found.type(text)
    return found
  }

  async #find(role: Role, name: string | RegExp): Promise<ElementHandle<Element>> {
    const { source } = typeof name === 'string' ? new RegExp(`^${escaped(name)}$`) : name
    const found = await this.#page
      .waitForFunction(elementNamed, { polling: 'mutation' }, ELEMENTS[role], source)
      .catch((error: unknown) => {
        throw new Error(`no ${role} ${String(name)}: ${String(error)}`)
      })
    const element = found.asElement()
    if (!element) throw new Error(`no ${role} ${String(name)}`)
    return element as ElementHandle<Element>
  }
}

/**
 * Runs in the page: the first element of these that is shown, can be used and has such a name. Firefox would find it by its
 * own tree of roles and names, but takes seconds for each look at a page of ours.
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
