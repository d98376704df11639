import type { Language } from '#durable/rules/languages.ts'

type SeedFilm = { file: string; seconds: number; titles: Record<Language, string> }

/** The programme of the cinema until staff make one. The files are made by test/film. */
export const FILMS: readonly SeedFilm[] = [
  {
    file: '/films/a-walk.webm',
    seconds: 24,
    titles: { dk: 'En tur i parken', en: 'A walk in the park', no: 'En tur i parken', se: 'En promenad i parken' },
  },
]
