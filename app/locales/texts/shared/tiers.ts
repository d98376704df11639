import type { TextTree } from '#durable/rules/text.ts'

/** The tiers of supporters, as players and staff call them. */
export const tiers = {
  Bronze: {
    dk: 'Bronze',
    en: 'Bronze',
    no: 'Bronse',
    se: 'Brons',
  },
  Silver: {
    dk: 'Sølv',
    en: 'Silver',
    no: 'Sølv',
    se: 'Silver',
  },
  Gold: {
    dk: 'Guld',
    en: 'Gold',
    no: 'Gull',
    se: 'Guld',
  },
  Diamond: {
    dk: 'Diamant',
    en: 'Diamond',
    no: 'Diamant',
    se: 'Diamant',
  },
} satisfies TextTree
