/** What a page tells the app around it: which dog goes to the park, or that nobody is signed in. */
export type ToApp = { type: 'choose'; id: number; admin: number; mod: number } | { type: 'sign-out' }

/** What the app tells a page: that it is ready, that it is busy, that the dog was kicked. */
export const APP_WORDS = ['loaded', 'loading', 'kicked'] as const
export type FromApp = (typeof APP_WORDS)[number]

/**
 * Paths in `window` to the objects by which apps receive messages from a page: React Native, WebKit, and Android's
 * `addWebMessageListener`, the only one there that is bound to an origin.
 */
const PORTS = [['ReactNativeWebView'], ['webkit', 'messageHandlers', 'voffpark'], ['voffpark']] as const

/** Sends a message to the app. Returns whether there is an app. */
export function tellApp(message: ToApp): boolean {
  for (const path of PORTS) {
    const port = portAt(window, path)
    if (!port) continue
    port.postMessage(JSON.stringify(message))
    return true
  }
  return false
}

/**
 * Calls `hear` with each message of the app and ignores messages of other origins. Returns a function that stops it.
 */
export function listenToApp(hear: (word: FromApp) => void): () => void {
  const listening = new AbortController()
  const onMessage = (event: Event) => {
    if (!(event instanceof MessageEvent)) return
    const word = wordOf(event.data)
    // An app posts from inside the page, so its messages have our own origin or none.
    if (word && (event.origin === '' || event.origin === window.location.origin)) hear(word)
  }
  for (const target of [window, document]) target.addEventListener('message', onMessage, { signal: listening.signal })
  return () => listening.abort()
}

/** The message of the app: a word, or an object with it as `type` and nothing else, also as JSON; null for all else. */
export function wordOf(data: unknown): FromApp | null {
  const said = typeof data === 'string' && data.startsWith('{') ? parsed(data) : data
  const isWrapped = typeof said === 'object' && said !== null && Object.keys(said).join(' ') === 'type'
  const word: unknown = isWrapped ? Reflect.get(said, 'type') : said
  return APP_WORDS.find((one) => one === word) ?? null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Port = { postMessage: (text: string) => void }

function portAt(from: object, path: readonly string[]): Port | null {
  let here: unknown = from
  for (const name of path) here = typeof here === 'object' && here !== null ? Reflect.get(here, name) : null
  return isPort(here) ? here : null
}

function isPort(value: unknown): value is Port {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  )
}
