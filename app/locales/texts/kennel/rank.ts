import type { TextTree } from '#durable/rules/text.ts'

export const rank = {
  valp: {
    dk: 'Hvalp',
    en: 'Puppy',
    no: 'Valp',
    se: 'Valp',
  },
  slede: {
    dk: 'Slædehund',
    en: 'Sled dog',
    no: 'Sledehund',
    se: 'Slädhund',
  },
  spor: {
    dk: 'Sporhund',
    en: 'Track dog',
    no: 'Sporhund',
    se: 'Spårhund',
  },
  vann: {
    dk: 'Vandhund',
    en: 'Water dog',
    no: 'Vannhund',
    se: 'Vattenhund',
  },
  rom: {
    dk: 'Rumhund',
    en: 'Space dog',
    no: 'Romhund',
    se: 'Rymdhund',
  },
  gjogler: {
    dk: 'Gøglerhund',
    en: 'Joker dog',
    no: 'Gjøglerhund',
    se: 'Gycklarhund',
  },
  ninja: {
    dk: 'Ninjahund',
    en: 'Ninja dog',
    no: 'Ninjahund',
    se: 'Ninjahund',
  },
  morph: {
    dk: '???',
    en: '???',
    no: '???',
    se: '???',
  },
} satisfies TextTree
