import type { TextTree } from '#durable/rules/text.ts'
import { stampHints } from './book/hints.ts'
import { stampNames } from './book/names.ts'

/** The collector's book. Its texts are fetched with the book, or with the first new stamp. */
export const book = {
  pages: {
    dk: 'Bogens sider',
    en: 'Pages of the book',
    no: 'Sidene i boka',
    se: 'Bokens sidor',
  },
  page: {
    first: {
      dk: 'Første poter',
      en: 'First paws',
      no: 'Første poter',
      se: 'Första tassar',
    },
    places: {
      dk: 'Steder',
      en: 'Places',
      no: 'Steder',
      se: 'Platser',
    },
    nose: {
      dk: 'Næsen',
      en: 'The nose',
      no: 'Nesa',
      se: 'Nosen',
    },
    year: {
      dk: 'Året',
      en: 'The year',
      no: 'Året',
      se: 'Året',
    },
  },
  unfound: {
    dk: 'Ikke fundet endnu:',
    en: 'Not found yet:',
    no: 'Ikke funnet ennå:',
    se: 'Inte hittat än:',
  },
  open: {
    dk: 'Når siden er fuld, giver den {{count}} knogler. Den venter, så længe det skal være.',
    en: 'When the page is full it gives {{count}} bones. It waits for as long as it takes.',
    no: 'Når siden er full, gir den {{count}} bein. Den venter så lenge det trengs.',
    se: 'När sidan är full ger den {{count}} ben. Den väntar så länge som det behövs.',
  },
  full: {
    dk: 'Siden er fuld!',
    en: 'The page is full!',
    no: 'Siden er full!',
    se: 'Sidan är full!',
  },
  take: {
    dk: 'Tag {{count}} knogler',
    en: 'Take {{count}} bones',
    no: 'Ta {{count}} bein',
    se: 'Ta {{count}} ben',
  },
  taken: {
    dk: 'Siden er fuld, og knoglerne er dine.',
    en: 'The page is full, and its bones are yours.',
    no: 'Siden er full, og beina er dine.',
    se: 'Sidan är full, och benen är dina.',
  },
  told: {
    dk: 'Nyt stempel i samlebogen: {{name}}',
    en: 'A new stamp in the book: {{name}}',
    no: 'Nytt stempel i samleboka: {{name}}',
    se: 'Ny stämpel i samlarboken: {{name}}',
  },
  look: {
    dk: 'Se i bogen',
    en: 'Open the book',
    no: 'Se i boka',
    se: 'Se i boken',
  },
  name: stampNames,
  hint: stampHints,
} satisfies TextTree
