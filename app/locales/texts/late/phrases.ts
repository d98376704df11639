import type { TextTree } from '#durable/rules/text.ts'

/** The window of phrases. */
export const phrases = {
  subjects: {
    dk: 'Emner',
    en: 'Subjects',
    no: 'Emner',
    se: 'Ämnen',
  },
  loading: {
    dk: 'Henter sætningerne',
    en: 'Fetching the phrases',
    no: 'Henter setningene',
    se: 'Hämtar fraserna',
  },
  hint: {
    dk: 'Hver hund læser dem på sit eget sprog.',
    en: 'Every dog reads them in its own language.',
    no: 'Hver hund leser dem på sitt eget språk.',
    se: 'Varje hund läser dem på sitt eget språk.',
  },
  subject: {
    hello: {
      dk: 'Hilsner',
      en: 'Greetings',
      no: 'Hilsener',
      se: 'Hälsningar',
    },
    feelings: {
      dk: 'Følelser',
      en: 'Feelings',
      no: 'Følelser',
      se: 'Känslor',
    },
    play: {
      dk: 'Leg',
      en: 'Play',
      no: 'Lek',
      se: 'Lek',
    },
    together: {
      dk: 'Sammen',
      en: 'Together',
      no: 'Sammen',
      se: 'Tillsammans',
    },
    thanks: {
      dk: 'Tak',
      en: 'Thanks',
      no: 'Takk',
      se: 'Tack',
    },
    answers: {
      dk: 'Svar',
      en: 'Answers',
      no: 'Svar',
      se: 'Svar',
    },
    dogs: {
      dk: 'Hundesnak',
      en: 'Dog talk',
      no: 'Hundeprat',
      se: 'Hundprat',
    },
    places: {
      dk: 'Steder',
      en: 'Places',
      no: 'Steder',
      se: 'Platser',
    },
    directions: {
      dk: 'Retninger',
      en: 'Directions',
      no: 'Retninger',
      se: 'Riktningar',
    },
    help: {
      dk: 'Hjælp',
      en: 'Help',
      no: 'Hjelp',
      se: 'Hjälp',
    },
  },
} satisfies TextTree
