import type { PageTemplate } from './page-template.ts'

/** A least-recently-used cache of pages, limited to a number of bytes. */
export class PageMemory {
  readonly #maxBytes: number
  /** In the order of use, the least recently used first. */
  readonly #pages = new Map<string, PageTemplate>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(key: string): PageTemplate | undefined {
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  set(key: string, page: PageTemplate): void {
    this.delete(key)
    this.#pages.set(key, page)
    this.#bytes += page.bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
  }
}
