import type { Language } from '#durable/rules/languages.ts'

export type FilmTitle = { language: Language; title: string }

/** A film of the programme with all its titles. */
export type WholeFilm = {
  id: number
  /** As it may be given again: a path below /films/, an https address at a known host, or one of YouTube. */
  source: string
  seconds: number
  /** Epoch ms; null: it goes round with the others. */
  startsAt: number | null
  titles: FilmTitle[]
}

/** [CI1] What the page of the cinema asks of the server. */
export type FilmsDesk = {
  /** All of them, those that are over too. */
  films: () => Promise<WholeFilm[]>
  /** A new film where `id` is null; it has a title in one language at least. */
  saveFilm: (save: { id: number | null; film: Omit<WholeFilm, 'id'>; reason: string }) => Promise<void>
  removeFilm: (removal: { id: number; reason: string }) => Promise<void>
}
