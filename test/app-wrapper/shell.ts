import type { Page } from 'playwright-core'
import type { FromApp } from '#app/shared/app-wrapper/app-messages.ts'

/** The kinds of apps around the park, by the port that each puts into a page before any script (app/shared/app-wrapper). */
export const APPS = ['React Native', 'WebKit', 'Android'] as const
export type AppKind = (typeof APPS)[number]

/** Makes pages look as they do in the web view of an app. It is told what a page says, and speaks as such an app does. */
export class AppShell {
  /** What the page has told the app, as it was sent. */
  readonly told: string[] = []
  /** The addresses that the page has requested, each with the referrer that it gave away. */
  readonly asked: string[] = []
  readonly #page: Page
  readonly #kind: AppKind

  private constructor(page: Page, kind: AppKind) {
    this.#page = page
    this.#kind = kind
  }

  /** Puts the app around a page that has not been opened yet. */
  static async around(page: Page, kind: AppKind): Promise<AppShell> {
    const shell = new AppShell(page, kind)
    page.on('request', (request) => shell.asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await page.exposeFunction('tellShell', (text: string) => shell.told.push(text))
    await page.addInitScript(putPort, kind)
    return shell
  }

  /** Says a word to the page, as the bridge of this kind of app does. */
  async says(word: FromApp) {
    await this.#page.evaluate(speak, { kind: this.#kind, word })
  }
}

/** Runs in the page. */
function putPort(kind: AppKind) {
  const port = { postMessage: (text: string) => Reflect.get(window, 'tellShell')(text) }
  const inWindow = {
    'React Native': { ReactNativeWebView: port },
    WebKit: { webkit: { messageHandlers: { voffpark: port } } },
    Android: { voffpark: port },
  }
  Object.assign(window, inWindow[kind])
}

/** Runs in the page: React Native dispatches on `document`, the others post to the window, as a word or as JSON. */
function speak({ kind, word }: { kind: AppKind; word: FromApp }) {
  if (kind === 'React Native') document.dispatchEvent(new MessageEvent('message', { data: word }))
  else window.postMessage(kind === 'WebKit' ? word : JSON.stringify({ type: word }), location.origin)
}

/** The address of the first app that a page opens. It is in an object, so that awaiting this function does not wait for it. */
export async function appOpenedBy(page: Page): Promise<{ address: Promise<string> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const address = new Promise<string>((done) => {
    devtools.on('Page.frameRequestedNavigation', ({ url }) => {
      if (!url.startsWith('http')) done(url)
    })
  })
  return { address }
}
