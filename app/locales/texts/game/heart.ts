import type { TextTree } from '#durable/rules/text.ts'

/** [SU2] What the heart beside a dog's name says. */
export const heart = {
  Bronze: {
    dk: 'Bronzestøtte',
    en: 'Bronze supporter',
    no: 'Bronsestøtte',
    se: 'Bronsstöd',
  },
  Silver: {
    dk: 'Sølvstøtte',
    en: 'Silver supporter',
    no: 'Sølvstøtte',
    se: 'Silverstöd',
  },
  Gold: {
    dk: 'Guldstøtte',
    en: 'Gold supporter',
    no: 'Gullstøtte',
    se: 'Guldstöd',
  },
  Diamond: {
    dk: 'Diamantstøtte',
    en: 'Diamond supporter',
    no: 'Diamantstøtte',
    se: 'Diamantstöd',
  },
} satisfies TextTree
