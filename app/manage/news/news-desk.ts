import type { Language } from '#durable/rules/languages.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'

export type NewsRow = {
  id: number
  type: number
  /** When it is published (epoch ms, as all times here). It may lie in the future. */
  publishedAt: number
  /** The title in the reader's language, else in another one. */
  title: string
  /** The number of languages in which it is written. */
  languages: number
}

/** An announcement in one language. `message` is Markdown; `imageAlt` is '' or null for a decorative picture. */
export type NewsText = { language: Language; title: string; message: string; imageAlt: string | null }

export type WholeNews = {
  id: number
  /** One of ANNOUNCEMENT_TYPES. */
  type: number
  publishedAt: number
  /** A path below /news/; null for no picture. */
  image: string | null
  texts: NewsText[]
}

/** An announcement from the form; `publishedAt` is null if no date was chosen. */
export type SentNews = Omit<WholeNews, 'id' | 'publishedAt'> & { publishedAt: number | null }

/** The methods of the server for the pages of announcements. */
export type NewsDesk = {
  newsTable: (query: Search) => Promise<TablePage<NewsRow>>
  wholeNews: (id: number) => Promise<WholeNews | null>
  /** The pictures of earlier announcements, which may be used again. */
  newsPictures: () => Promise<string[]>
  /** Saves an announcement, or adds one if `id` is null. Returns its id. */
  saveNews: (save: { id: number | null; news: SentNews; reason: string }) => Promise<number>
}
