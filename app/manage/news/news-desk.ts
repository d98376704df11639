import type { Language } from '#durable/rules/languages.ts'
import type { Search, TablePage } from '#durable/rules/staff/tables.ts'

export type NewsRow = {
  id: number
  type: number
  /** Epoch ms, as all times here: from then on people see it. */
  publishedAt: number
  /** In the reader's language, or in one that there is. */
  title: string
  /** In how many languages it is written. */
  languages: number
}

/** `message` is Markdown; `imageAlt` is '' or null where the picture only decorates. */
export type NewsText = { language: Language; title: string; message: string; imageAlt: string | null }

export type WholeNews = {
  id: number
  /** One of ANNOUNCEMENT_TYPES. */
  type: number
  publishedAt: number
  /** A path below /news/. */
  image: string | null
  texts: NewsText[]
}

/** As a form has it: without a date until one is chosen. */
export type SentNews = Omit<WholeNews, 'id' | 'publishedAt'> & { publishedAt: number | null }

/** What the pages of the news ask of the server. */
export type NewsDesk = {
  newsTable: (query: Search) => Promise<TablePage<NewsRow>>
  wholeNews: (id: number) => Promise<WholeNews | null>
  /** The pictures that announcements have had, and may have again. */
  newsPictures: () => Promise<string[]>
  /** Answers the id; a new announcement where `id` is null. */
  saveNews: (save: { id: number | null; news: SentNews; reason: string }) => Promise<number>
}
