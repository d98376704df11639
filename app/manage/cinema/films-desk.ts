import type { Language } from '#durable/rules/languages.ts'

export type FilmTitle = { language: Language; title: string }

/** A film of the programme, with its titles in all languages. */
export type WholeFilm = {
  id: number
  /** The source as staff enter it: a path below /films/, an https URL at a known host, or one of YouTube. */
  source: string
  seconds: number
  /** Epoch ms; null for a film that is repeated with the others. */
  startsAt: number | null
  titles: FilmTitle[]
}

/** [CI1] The methods of the server for the page of the cinema. */
export type FilmsDesk = {
  /** All films, also those that are over. */
  films: () => Promise<WholeFilm[]>
  /** Saves a film, or adds one if `id` is null. It needs a title in at least one language. */
  saveFilm: (save: { id: number | null; film: Omit<WholeFilm, 'id'>; reason: string }) => Promise<void>
  removeFilm: (removal: { id: number; reason: string }) => Promise<void>
}
