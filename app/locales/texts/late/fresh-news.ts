import type { TextTree } from '#durable/rules/text.ts'

/** The notice of an announcement that has just come out. */
export const freshNews = {
  told: {
    dk: 'Nyt i parken: {{title}}',
    en: 'News in the park: {{title}}',
    no: 'Nytt i parken: {{title}}',
    se: 'Nytt i parken: {{title}}',
  },
  read: {
    dk: 'Læs',
    en: 'Read',
    no: 'Les',
    se: 'Läs',
  },
  later: {
    dk: 'Senere',
    en: 'Later',
    no: 'Senere',
    se: 'Senare',
  },
} satisfies TextTree
