import type { TextTree } from '#durable/rules/text.ts'

export const own = {
  label: {
    dk: 'Hvad din hund har',
    en: 'What your dog has',
    no: 'Det hunden din har',
    se: 'Vad din hund har',
  },
  open: {
    dk: 'Profil for {{name}}',
    en: 'Profile of {{name}}',
    no: 'Profilen til {{name}}',
    se: 'Profil för {{name}}',
  },
  bones_one: {
    dk: '{{count}} knogle',
    en: '{{count}} bone',
    no: '{{count}} bein',
    se: '{{count}} ben',
  },
  bones_other: {
    dk: '{{count}} knogler',
    en: '{{count}} bones',
    no: '{{count}} bein',
    se: '{{count}} ben',
  },
  karma_one: {
    dk: '{{count}} karma',
    en: '{{count}} karma',
    no: '{{count}} karma',
    se: '{{count}} karma',
  },
  karma_other: {
    dk: '{{count}} karma',
    en: '{{count}} karma',
    no: '{{count}} karma',
    se: '{{count}} karma',
  },
  lifepoints_one: {
    dk: '{{count}} livspoint',
    en: '{{count}} lifepoint',
    no: '{{count}} livspoeng',
    se: '{{count}} livspoäng',
  },
  lifepoints_other: {
    dk: '{{count}} livspoint',
    en: '{{count}} lifepoints',
    no: '{{count}} livspoeng',
    se: '{{count}} livspoäng',
  },
  nothingFound: {
    dk: 'Kun regnorme',
    en: 'Nothing but worms',
    no: 'Bare meitemark',
    se: 'Bara daggmaskar',
  },
  sniff: {
    dk: 'Snus til dig selv',
    en: 'Sniff yourself',
    no: 'Snus på deg selv',
    se: 'Nosa på dig själv',
  },
  sniffedLately: {
    dk: 'Du har lige snuset til dig selv. Om en time giver det karma igen',
    en: 'You have just sniffed yourself. In an hour it gives karma again',
    no: 'Du har nettopp snust på deg selv. Om en time gir det karma igjen',
    se: 'Du har nyss nosat på dig själv. Om en timme ger det karma igen',
  },
  bonesWord: {
    dk: 'Knogler',
    en: 'Bones',
    no: 'Bein',
    se: 'Ben',
  },
  karmaWord: {
    dk: 'Karma',
    en: 'Karma',
    no: 'Karma',
    se: 'Karma',
  },
  lifepointsWord: {
    dk: 'Livspoint',
    en: 'Lifepoints',
    no: 'Livspoeng',
    se: 'Livspoäng',
  },
  levelWord: {
    dk: 'Niveaupoint',
    en: 'Level points',
    no: 'Nivåpoeng',
    se: 'Nivåpoäng',
  },
  ofMost: {
    dk: '{{value}} af {{most}}',
    en: '{{value}} of {{most}}',
    no: '{{value}} av {{most}}',
    se: '{{value}} av {{most}}',
  },
  toNext_one: {
    dk: '{{count}} niveaupoint til {{rank}}',
    en: '{{count}} level point to {{rank}}',
    no: '{{count}} nivåpoeng til {{rank}}',
    se: '{{count}} nivåpoäng till {{rank}}',
  },
  toNext_other: {
    dk: '{{count}} niveaupoint til {{rank}}',
    en: '{{count}} level points to {{rank}}',
    no: '{{count}} nivåpoeng til {{rank}}',
    se: '{{count}} nivåpoäng till {{rank}}',
  },
} satisfies TextTree
