import type { Language } from '#durable/rules/languages.ts'

type SeedFilm = { file: string; seconds: number; titles: Record<Language, string> }

/** What the cinema shows before staff have made a programme; test/film draws it. */
export const FILMS: readonly SeedFilm[] = [
  {
    file: '/films/a-walk.webm',
    seconds: 24,
    titles: { dk: 'En tur i parken', en: 'A walk in the park', no: 'En tur i parken', se: 'En promenad i parken' },
  },
]
