import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** A proxy before a server, which sends each page in pieces: the first one at once, and the next when it is told to. */
export class PiecemealProxy {
  readonly #server = createServer((asked, answer) => {
    // A request without an answer fails in the page, where its test sees it.
    this.#pass(asked, answer).catch(() => answer.destroy())
  })
  readonly #to: string
  readonly #count: number
  #page: { answer: ServerResponse; pieces: string[] } | null = null

  private constructor(to: string, count: number) {
    this.#to = to
    this.#count = count
  }

  /** A proxy before the address `to`, which sends a page in at most `count` pieces. */
  static async open(to: string, count: number): Promise<PiecemealProxy> {
    const proxy = new PiecemealProxy(to, count)
    await once(proxy.#server.listen(0), 'listening')
    return proxy
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Sends the next piece of the page that was asked for last. Returns false if there was none: the page is whole then. */
  sendNext(): boolean {
    const piece = this.#page?.pieces.shift()
    if (piece === undefined) this.#page?.answer.end()
    else this.#page?.answer.write(piece)
    return piece !== undefined
  }

  close() {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    // Each request has a connection of its own. The server closes one that is idle for 5 s, and Node's agent would
    // still send a request on it in that moment, which gets no answer.
    const onward = asked.pipe(
      request(new URL(asked.url ?? '/', this.#to), { method: asked.method, headers, agent: false }),
    )
    const [answered] = (await once(onward, 'response')) as [IncomingMessage]
    answer.writeHead(answered.statusCode ?? 502, answered.headers)
    if (answered.headers['content-type']?.startsWith('text/html')) {
      this.#page = { answer, pieces: cut(await text(answered), this.#count) }
      this.sendNext()
    } else await pipeline(answered, answer)
  }
}

/** Cuts the body of a page between elements. The first piece has the head too. */
function cut(html: string, count: number): string[] {
  const body = html.indexOf('<body')
  const ends = [...html.matchAll(/></g)].map(({ index }) => index + 1).filter((end) => end > body)
  const cuts = Array.from({ length: count - 1 }, (_, nth) => ends[Math.floor((nth * ends.length) / count)])
  return [0, ...cuts].map((from, nth) => html.slice(from, cuts[nth]))
}
