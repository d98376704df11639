import type { TextTree } from '#durable/rules/text.ts'

export const emotes = {
  label: {
    dk: 'Vis en følelse',
    en: 'Show a feeling',
    no: 'Vis en følelse',
    se: 'Visa en känsla',
  },
  name: {
    heart: {
      dk: 'hjerte',
      en: 'heart',
      no: 'hjerte',
      se: 'hjärta',
    },
    laugh: {
      dk: 'griner',
      en: 'laughs',
      no: 'ler',
      se: 'skrattar',
    },
    cry: {
      dk: 'græder',
      en: 'cries',
      no: 'gråter',
      se: 'gråter',
    },
    angry: {
      dk: 'vred',
      en: 'angry',
      no: 'sint',
      se: 'arg',
    },
    wow: {
      dk: 'wow',
      en: 'wow',
      no: 'wow',
      se: 'wow',
    },
    sleepy: {
      dk: 'søvnig',
      en: 'sleepy',
      no: 'trøtt',
      se: 'sömnig',
    },
    question: {
      dk: 'spørgsmål',
      en: 'question',
      no: 'spørsmål',
      se: 'fråga',
    },
    idea: {
      dk: 'idé',
      en: 'idea',
      no: 'idé',
      se: 'idé',
    },
    music: {
      dk: 'musik',
      en: 'music',
      no: 'musikk',
      se: 'musik',
    },
    bone: {
      dk: 'kødben',
      en: 'bone',
      no: 'bein',
      se: 'ben',
    },
    ball: {
      dk: 'bold',
      en: 'ball',
      no: 'ball',
      se: 'boll',
    },
    wave: {
      dk: 'vinker',
      en: 'waves',
      no: 'vinker',
      se: 'vinkar',
    },
    clap: {
      dk: 'klapper',
      en: 'claps',
      no: 'klapper',
      se: 'applåderar',
    },
  },
} satisfies TextTree
