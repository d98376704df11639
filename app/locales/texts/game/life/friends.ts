import type { TextTree } from '#durable/rules/text.ts'

export const friends = {
  title: {
    dk: 'Venner',
    en: 'Friends',
    no: 'Venner',
    se: 'Vänner',
  },
  empty: {
    dk: 'Ingen venner endnu. Snus til en hund, og spørg den på dens profil.',
    en: 'No friends yet. Sniff a dog and ask it in its profile.',
    no: 'Ingen venner ennå. Snus på en hund, og spør den på profilen.',
    se: 'Inga vänner än. Nosa på en hund och fråga den på dess profil.',
  },
  asks: {
    dk: 'vil være venner',
    en: 'wants to be friends',
    no: 'vil bli venner',
    se: 'vill bli vänner',
  },
  asked: {
    dk: 'har ikke svaret endnu',
    en: 'has not answered yet',
    no: 'har ikke svart ennå',
    se: 'har inte svarat än',
  },
  away: {
    dk: 'ikke til at finde i parken',
    en: 'not to be found in the park',
    no: 'ikke å finne i parken',
    se: 'går inte att hitta i parken',
  },
  inPark: {
    dk: 'i parken',
    en: 'in the park',
    no: 'i parken',
    se: 'i parken',
  },
  here: {
    dk: 'her hos dig',
    en: 'here with you',
    no: 'her hos deg',
    se: 'här hos dig',
  },
  go: {
    dk: 'Gå derhen',
    en: 'Go there',
    no: 'Gå dit',
    se: 'Gå dit',
  },
  goTo: {
    dk: 'Gå til {{name}}',
    en: 'Go to {{name}}',
    no: 'Gå til {{name}}',
    se: 'Gå till {{name}}',
  },
  accept: {
    dk: 'Ja, venner',
    en: 'Yes, friends',
    no: 'Ja, venner',
    se: 'Ja, vänner',
  },
  deny: {
    dk: 'Nej tak',
    en: 'No thanks',
    no: 'Nei takk',
    se: 'Nej tack',
  },
  end: {
    dk: 'Fjern',
    en: 'Let go',
    no: 'Fjern',
    se: 'Ta bort',
  },
  endNamed: {
    dk: 'Fjern {{name}} som ven',
    en: 'Let go of {{name}}',
    no: 'Fjern {{name}} som venn',
    se: 'Ta bort {{name}} som vän',
  },
  endSure: {
    dk: 'Ja, fjern',
    en: 'Really let go',
    no: 'Ja, fjern',
    se: 'Ja, ta bort',
  },
  takeBack: {
    dk: 'Fortryd',
    en: 'Take back',
    no: 'Angre',
    se: 'Ångra',
  },
  request: {
    dk: '{{name}} vil være venner.',
    en: '{{name}} wants to be friends.',
    no: '{{name}} vil bli venner.',
    se: '{{name}} vill bli vänner.',
  },
  ask: {
    dk: 'Venner?',
    en: 'Be friends?',
    no: 'Bli venner?',
    se: 'Bli vänner?',
  },
  askedNow: {
    dk: '{{name}} er blevet spurgt.',
    en: '{{name}} has been asked.',
    no: '{{name}} har fått spørsmålet.',
    se: '{{name}} har fått frågan.',
  },
  areFriends: {
    dk: 'I er venner.',
    en: 'You are friends.',
    no: 'Dere er venner.',
    se: 'Ni är vänner.',
  },
} satisfies TextTree
