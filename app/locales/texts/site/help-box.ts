import type { TextTree } from '#durable/rules/text.ts'

export const helpBox = {
  title: {
    dk: 'Brug for en pote?',
    en: 'Need a paw?',
    no: 'Trenger du en pote?',
    se: 'Behöver du en tass?',
  },
  open: {
    dk: 'Åbn hjælpen',
    en: 'Open the help pages',
    no: 'Åpne hjelpen',
    se: 'Öppna hjälpen',
  },
  topics: {
    chat: {
      dk: 'Chat',
      en: 'Chat',
      no: 'Chat',
      se: 'Chatt',
    },
    'bones-and-digging': {
      dk: 'Knogler og gravning',
      en: 'Bones and digging',
      no: 'Bein og graving',
      se: 'Ben och grävning',
    },
    karma: {
      dk: 'Karma',
      en: 'Karma',
      no: 'Karma',
      se: 'Karma',
    },
    visdomsberget: {
      dk: 'Visdomsbjerget',
      en: 'Visdomsberget',
      no: 'Visdomsberget',
      se: 'Visdomsberget',
    },
    rank: {
      dk: 'Rang',
      en: 'Rank',
      no: 'Rang',
      se: 'Rang',
    },
    pack: {
      dk: 'Kobbel',
      en: 'Pack',
      no: 'Kobbel',
      se: 'Flock',
    },
    coma: {
      dk: 'Koma',
      en: 'Coma',
      no: 'Koma',
      se: 'Koma',
    },
    sniffing: {
      dk: 'Snuse',
      en: 'Sniffing',
      no: 'Snusing',
      se: 'Nosning',
    },
    friends: {
      dk: 'Venner',
      en: 'Friends',
      no: 'Venner',
      se: 'Vänner',
    },
    'sniffing-profile': {
      dk: 'Snuseprofil',
      en: 'Sniffing profile',
      no: 'Snuseprofil',
      se: 'Nosprofil',
    },
    lifepoints: {
      dk: 'Livspoint',
      en: 'Lifepoints',
      no: 'Livspoeng',
      se: 'Livspoäng',
    },
    backpack: {
      dk: 'Rygsæk',
      en: 'Backpack',
      no: 'Ryggsekk',
      se: 'Ryggsäck',
    },
    hat: {
      dk: 'Hat af og på',
      en: 'Hat on, hat off',
      no: 'Hatt av og på',
      se: 'Hatt av och på',
    },
    sounds: {
      dk: 'Lyde og effekter',
      en: 'Sounds and effects',
      no: 'Lyder og effekter',
      se: 'Ljud och effekter',
    },
  },
} satisfies TextTree
