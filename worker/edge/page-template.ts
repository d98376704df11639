/**
 * A header for use within the Worker: it names the placeholder that stands in the page where each response gets its own
 * nonce.
 */
export const PLACEHOLDER = 'x-nonce-placeholder'

const encoder = new TextEncoder()

/**
 * A page as a template for many responses. It is split at the placeholders of the nonce once, so that a response costs
 * a copy and no search.
 */
export class PageTemplate {
  readonly status: number
  readonly headers: Headers
  readonly #pieces: readonly Uint8Array[]

  private constructor(page: Response, pieces: readonly Uint8Array[]) {
    this.status = page.status
    this.headers = new Headers(page.headers)
    this.#pieces = pieces
  }

  /** Reads a page and uses up its body. A page without placeholders is the same in each response. */
  static async from(page: Response): Promise<PageTemplate> {
    const placeholder = page.headers.get(PLACEHOLDER)
    if (placeholder === null) return new PageTemplate(page, [new Uint8Array(await page.arrayBuffer())])
    const texts = (await page.text()).split(placeholder)
    return new PageTemplate(
      page,
      texts.map((text) => encoder.encode(text)),
    )
  }

  /** Its approximate size in memory. */
  get bytes(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, 0)
  }

  /** The page with the nonce inserted; null for a page without a body. */
  body(nonce: string): Uint8Array<ArrayBuffer> | null {
    const mark = encoder.encode(nonce)
    const length = this.bytes + mark.length * (this.#pieces.length - 1)
    if (length === 0) return null
    const body = new Uint8Array(length)
    let at = 0
    for (const [i, piece] of this.#pieces.entries()) {
      if (i > 0) {
        body.set(mark, at)
        at += mark.length
      }
      body.set(piece, at)
      at += piece.length
    }
    return body
  }
}
