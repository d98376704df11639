import type { TextTree } from '#durable/rules/text.ts'

/** Where a dog wears a thing. */
export const slots = {
  hat: {
    dk: 'Hoved',
    en: 'Head',
    no: 'Hode',
    se: 'Huvud',
  },
  mouth: {
    dk: 'Mund',
    en: 'Mouth',
    no: 'Munn',
    se: 'Mun',
  },
  back: {
    dk: 'Ryg',
    en: 'Back',
    no: 'Rygg',
    se: 'Rygg',
  },
  ass: {
    dk: 'Hale',
    en: 'Tail',
    no: 'Hale',
    se: 'Svans',
  },
} satisfies TextTree
