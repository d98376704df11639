import type { TextTree } from '#durable/rules/text.ts'

export const coat = {
  sand: {
    dk: 'Sand',
    en: 'Sand',
    no: 'Sand',
    se: 'Sand',
  },
  red: {
    dk: 'Rød',
    en: 'Red',
    no: 'Rød',
    se: 'Röd',
  },
  rust: {
    dk: 'Rust',
    en: 'Rust',
    no: 'Rust',
    se: 'Rost',
  },
  brown: {
    dk: 'Brun',
    en: 'Brown',
    no: 'Brun',
    se: 'Brun',
  },
  coal: {
    dk: 'Kul',
    en: 'Coal',
    no: 'Kull',
    se: 'Kol',
  },
  grey: {
    dk: 'Grå',
    en: 'Grey',
    no: 'Grå',
    se: 'Grå',
  },
  blue: {
    dk: 'Blå',
    en: 'Blue',
    no: 'Blå',
    se: 'Blå',
  },
  teal: {
    dk: 'Søgrøn',
    en: 'Teal',
    no: 'Sjøgrønn',
    se: 'Sjögrön',
  },
  violet: {
    dk: 'Violet',
    en: 'Violet',
    no: 'Fiolett',
    se: 'Violett',
  },
  pink: {
    dk: 'Lyserød',
    en: 'Pink',
    no: 'Rosa',
    se: 'Rosa',
  },
} satisfies TextTree
