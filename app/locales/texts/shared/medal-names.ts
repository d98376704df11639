import type { TextTree } from '#durable/rules/text.ts'

/** The medals of a game. */
export const medalNames = {
  bronze: {
    dk: 'Bronze',
    en: 'Bronze',
    no: 'Bronse',
    se: 'Brons',
  },
  silver: {
    dk: 'Sølv',
    en: 'Silver',
    no: 'Sølv',
    se: 'Silver',
  },
  gold: {
    dk: 'Guld',
    en: 'Gold',
    no: 'Gull',
    se: 'Guld',
  },
} satisfies TextTree
