import type { TextTree } from '#durable/rules/text.ts'

/** [PC8] What the badge of the party committee says, for one, two and three pennons. */
export const streamer = {
  first: {
    dk: 'Festkomitéen, første måned',
    en: 'Party committee, first month',
    no: 'Festkomiteen, første måned',
    se: 'Festkommittén, första månaden',
  },
  second: {
    dk: 'Festkomitéen, anden måned',
    en: 'Party committee, second month',
    no: 'Festkomiteen, andre måned',
    se: 'Festkommittén, andra månaden',
  },
  again: {
    dk: 'Festkomitéen, ikke for første gang',
    en: 'Party committee, not for the first time',
    no: 'Festkomiteen, ikke for første gang',
    se: 'Festkommittén, inte för första gången',
  },
} satisfies TextTree
