import type { TextTree } from '#durable/rules/text.ts'

/** What anybody can report from the site. */
export const reportedKinds = {
  name: {
    dk: 'Et navn',
    en: 'A name',
    no: 'Et navn',
    se: 'Ett namn',
  },
  text: {
    dk: 'En tekst',
    en: 'A text',
    no: 'En tekst',
    se: 'En text',
  },
  picture: {
    dk: 'Et billede',
    en: 'A picture',
    no: 'Et bilde',
    se: 'En bild',
  },
  behaviour: {
    dk: 'En opførsel',
    en: 'A behaviour',
    no: 'En oppførsel',
    se: 'Ett beteende',
  },
} satisfies TextTree
