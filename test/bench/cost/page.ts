import { WebSocket } from 'ws'
import { ackAtOnce } from './ack-at-once.ts'
import { until } from './until.ts'

/** Requests of the page that are not answered yet. */
let asking = 0
/** The newest socket of the page. */
let line: WebSocket | null = null
const ask = globalThis.fetch

/**
 * Makes this process a browser as far as the game's own modules need one, signed in with this session: what they ask
 * is then asked of the park at `url`. They have to be imported after it.
 */
export function beBrowser(url: string, session: string): void {
  const place = new URL(url)
  class PageSocket extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { origin: place.origin, perMessageDeflate: false })
      line = this
      ackAtOnce(this)
    }
  }
  const storage = { getItem: (key: string) => (key === 'voffpark.session' ? session : null), setItem() {} }
  const page = Object.assign(new EventTarget(), { location: place, localStorage: storage, sessionStorage: storage })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.assign(globalThis, { window: page, document, location: place, localStorage: storage, sessionStorage: storage })
  Object.assign(globalThis, {
    WebSocket: PageSocket,
    fetch: async (address: string | URL | Request, options?: RequestInit) => {
      const request = address instanceof Request ? address : new Request(new URL(address, place), options)
      asking += 1
      try {
        const response = await ask(request)
        // With the answer wholly here: until then the park may be at work on it.
        const body = await response.arrayBuffer()
        return new Response(body.byteLength > 0 ? body : null, response)
      } finally {
        asking -= 1
      }
    },
  })
}

/** Until every request of the page is answered. */
export async function pageAnswered(): Promise<void> {
  await until('the page has its answers', () => asking === 0)
}

/** The page loses its line: nothing is said to the other end. */
export function cutLine(): void {
  line?.terminate()
}
