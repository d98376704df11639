import type { TextTree } from '#durable/rules/text.ts'

/** For how long a dog is kicked or a user banned, by seconds. */
export const banLengths = {
  s0: {
    dk: 'Kun ud',
    en: 'Kick only',
    no: 'Bare ut',
    se: 'Bara ut',
  },
  s300: {
    dk: '5 minutter',
    en: '5 minutes',
    no: '5 minutter',
    se: '5 minuter',
  },
  s1800: {
    dk: '30 minutter',
    en: '30 minutes',
    no: '30 minutter',
    se: '30 minuter',
  },
  s7200: {
    dk: '2 timer',
    en: '2 hours',
    no: '2 timer',
    se: '2 timmar',
  },
  s86400: {
    dk: '24 timer',
    en: '24 hours',
    no: '24 timer',
    se: '24 timmar',
  },
} satisfies TextTree
