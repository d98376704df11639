import type { TextTree } from '#durable/rules/text.ts'

export const profile = {
  title: {
    dk: 'Snuseprofil',
    en: 'Sniffing profile',
    no: 'Snuseprofil',
    se: 'Nosprofil',
  },
  open: {
    dk: 'Profil',
    en: 'Profile',
    no: 'Profil',
    se: 'Profil',
  },
  nobody: {
    dk: 'Her er der ikke noget at snuse til.',
    en: 'There is nothing to be sniffed here.',
    no: 'Her er det ikke noe å snuse på.',
    se: 'Här finns inget att nosa på.',
  },
  hiddenRank: {
    dk: 'En rang, som ingen taler om',
    en: 'A rank that nobody talks about',
    no: 'En rang som ingen snakker om',
    se: 'En rang som ingen talar om',
  },
  years_zero: {
    dk: 'Ikke et år endnu',
    en: 'Not yet a year old',
    no: 'Ikke ett år ennå',
    se: 'Inte ett år än',
  },
  years_one: {
    dk: '{{count}} år gammel',
    en: '{{count}} year old',
    no: '{{count}} år gammel',
    se: '{{count}} år gammal',
  },
  years_other: {
    dk: '{{count}} år gammel',
    en: '{{count}} years old',
    no: '{{count}} år gammel',
    se: '{{count}} år gammal',
  },
  birthday: {
    dk: 'Fødselsdag i dag',
    en: 'Birthday today',
    no: 'Bursdag i dag',
    se: 'Födelsedag i dag',
  },
  treat: {
    dk: 'Giv en godbid',
    en: 'Give a treat',
    no: 'Gi en godbit',
    se: 'Ge en godbit',
  },
  treated: {
    dk: '{{name}} nød godbidden: en dag mere at leve i.',
    en: '{{name}} liked the treat: one more day of life.',
    no: '{{name}} likte godbiten: en dag til å leve.',
    se: '{{name}} tyckte om godbiten: en dag till att leva.',
  },
} satisfies TextTree
