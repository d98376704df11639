import type { Browser } from 'playwright-core'
import type { TextSink } from '#test/app/text-sinks.ts'
import { Visitor } from '#test/browser/visitor.ts'
import type { FilledPark } from './filled-park.ts'
import { TappedLine } from './tapped-line.ts'
import { WatchedPage, unsaid } from './watched-page.ts'
import type { Shown } from './watched-page.ts'

/** What a place has shown: kinds of elements and attributes, and the texts that were missing. */
type Sunk = { kinds: readonly string[]; unsaid: readonly string[] }
export type Told = { sinks: Map<TextSink, Sunk>; harm: string[] }

/** How long to wait for a page, ms: four are visited side by side, some a hundred times longer than in practice. */
const PATIENCE_MS = 90_000

/** A visitor who views the pages and windows of a park, and records what they show. */
export class Sitting {
  readonly visitor: Visitor
  readonly watched: WatchedPage
  readonly line: TappedLine
  readonly park: FilledPark
  readonly #told: Told

  private constructor(park: FilledPark, told: Told, visitor: Visitor, watched: WatchedPage, line: TappedLine) {
    this.park = park
    this.#told = told
    this.visitor = visitor
    this.watched = watched
    this.line = line
  }

  /** `session` is signed in already. */
  static async of(browser: Browser, { park, told, session }: { park: FilledPark; told: Told; session: string }) {
    const visitor = await Visitor.come(browser, { url: park.url, session })
    visitor.page.setDefaultTimeout(PATIENCE_MS)
    const watched = await WatchedPage.of(visitor.page)
    const line = await TappedLine.of(visitor.page)
    return new Sitting(park, told, visitor, watched, line)
  }

  /** Records what is on the page now; each of the texts must be readable there. */
  async look(sink: TextSink, texts: readonly string[] = this.park.texts) {
    this.keep(sink, await this.watched.shown(), texts)
  }

  keep(sink: TextSink, { kinds, words }: Shown, texts: readonly string[] = this.park.texts) {
    const before = this.#told.sinks.get(sink)
    this.#told.sinks.set(sink, {
      kinds: [...new Set([...(before?.kinds ?? []), ...kinds])],
      unsaid: [...(before?.unsaid ?? []), ...unsaid(texts, { kinds, words })],
    })
  }

  async leave() {
    this.#told.harm.push(...this.watched.harm)
    await this.visitor.leave()
  }
}
