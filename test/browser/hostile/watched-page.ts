import type { Page } from 'playwright-core'
import { AWAKE } from '#app/shared/wake-line.ts'

/** What a page has shown: kinds of elements and attributes, and all readable text. */
export type Shown = { kinds: string[]; words: string }

/** A page that records what must never happen: a text that runs, a dialog, a violation of the security policy. */
export class WatchedPage {
  readonly page: Page
  readonly harm: string[] = []

  private constructor(page: Page) {
    this.page = page
  }

  static async of(page: Page): Promise<WatchedPage> {
    const watched = new WatchedPage(page)
    const note = (what: string) => watched.harm.push(`${what} at ${page.url()}`)
    await page.exposeFunction('hurt', () => note('a text ran'))
    await page.exposeFunction('violated', (what: string) => note(`the policy was broken: ${what}`))
    page.on('pageerror', (error) => note(error.message))
    page.on('dialog', (dialog) => {
      note(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('framenavigated', (frame) => frame === page.mainFrame() || note(`a frame: ${frame.url()}`))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (
        protocol.startsWith('http') &&
        origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
      )
        note(`a request to ${origin}`)
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        Reflect.get(window, 'violated')(`${violatedDirective} ${blockedURI} ${sample}`)
      })
    })
    await page.addInitScript((awake) => {
      addEventListener(awake, () => Reflect.set(window, 'isAwake', true), { once: true })
    }, AWAKE)
    await page.addInitScript(READ)
    return watched
  }

  /** Waits until the script of the page has taken over: some parts are there from then on. */
  async awake(): Promise<void> {
    await this.page.waitForFunction(() => Reflect.get(window, 'isAwake') === true)
  }

  /** Reads what is on the page now. */
  async shown(): Promise<Shown> {
    return this.page.evaluate(() => Reflect.get(window, 'readPage')(document))
  }

  /** Reads the pages at these URLs as the browser parses them, before any script has run. */
  async served(addresses: readonly string[]): Promise<Shown[]> {
    return this.page.evaluate(async (asked) => {
      const read = async (address: string) => {
        const response = await fetch(address)
        return Reflect.get(window, 'readPage')(new DOMParser().parseFromString(await response.text(), 'text/html'))
      }
      const shown = []
      for (let at = 0; at < asked.length; at += 6) shown.push(...(await Promise.all(asked.slice(at, at + 6).map(read))))
      return shown
    }, addresses)
  }
}

/** A function for the page that collects all kinds of elements and attributes, and all text, also in attributes. */
const READ = `window.readPage = (page) => {
  const kinds = new Set()
  const words = []
  for (const element of page.querySelectorAll('*')) {
    kinds.add(element.localName)
    for (const { name, value } of element.attributes) {
      // These change as a page loads, or come from React's own scripts, so they are not the work of a text.
      if (!/^(aria-.*|class|disabled)$/.test(name) && element.localName !== 'script') kinds.add(element.localName + ' ' + name)
      if (/^(href|src|action|formaction|data|poster|.*:href)$/.test(name)) kinds.add(name + ' ' + (/^[^/?#:]*:/.exec(value.trim()) ?? ['here'])[0])
      if (name === 'style') for (const property of element.style ?? []) kinds.add('style ' + property)
      if (/^(aria-label|alt|title|content|placeholder|value)$/.test(name)) words.push(value)
    }
    if (/^(input|textarea)$/.test(element.localName)) words.push(element.value)
  }
  const texts = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/^(script|style|template|noscript)$/.test(text.parentElement?.localName ?? '')) words.push(text.data)
  }
  return { kinds: [...kinds].sort(), words: words.join('\\n') }
}`

/** The texts that the page does not show in full; characters that no page can have are ignored on both sides. */
export function unsaid(texts: readonly string[], { words }: Shown): string[] {
  const said = readable(words)
  return texts.filter((text) => !said.includes(readable(text)))
}

function readable(text: string): string {
  return text
    .replace(/[\0\ufffd\p{Cs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}
