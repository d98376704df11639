import type { TextTree } from '#durable/rules/text.ts'

export const form = {
  found: {
    dk: 'Hvordan blev det fundet?',
    en: 'How was it found?',
    no: 'Hvordan ble det funnet?',
    se: 'Hur hittades det?',
  },
  foundBy: {
    report: {
      dk: 'Det blev anmeldt',
      en: 'It was reported',
      no: 'Det ble rapportert',
      se: 'Det anmäldes',
    },
    staff: {
      dk: 'Holdet fandt det selv',
      en: 'The staff found it',
      no: 'Laget fant det selv',
      se: 'Laget hittade det självt',
    },
  },
  contribution: {
    dk: 'Ordene om en hund i holdet',
    en: 'The words about a dog of the team',
    no: 'Ordene om en hund i laget',
    se: 'Orden om en hund i laget',
  },
  filmTitle: {
    dk: 'Titlen på en film',
    en: 'The title of a film',
    no: 'Tittelen på en film',
    se: 'Titeln på en film',
  },
  length: {
    dk: '{{field}}: {{min}} til {{max}} tegn',
    en: '{{field}}: {{min}} to {{max}} characters',
    no: '{{field}}: {{min}} til {{max}} tegn',
    se: '{{field}}: {{min}} till {{max}} tecken',
  },
  missing: {
    dk: 'Mangler: {{field}}',
    en: 'Missing: {{field}}',
    no: 'Mangler: {{field}}',
    se: 'Saknas: {{field}}',
  },
  range: {
    dk: '{{field}}: {{min}} til {{max}}',
    en: '{{field}}: {{min}} to {{max}}',
    no: '{{field}}: {{min}} til {{max}}',
    se: '{{field}}: {{min}} till {{max}}',
  },
  reason: {
    dk: 'Begrundelse til personaleloggen',
    en: 'Reason, for the staff log',
    no: 'Begrunnelse til loggen',
    se: 'Skäl, till personalloggen',
  },
  done: {
    dk: 'Gjort',
    en: 'Done',
    no: 'Gjort',
    se: 'Klart',
  },
  signInFirst: {
    dk: 'Log ind igen først',
    en: 'Sign in again first',
    no: 'Logg inn igjen først',
    se: 'Logga in igen först',
  },
  wrong: {
    dk: 'Det passede ikke. Se efter, hvad du har skrevet, og hvor langt det er',
    en: 'That did not fit. Check what you wrote, and how long it is',
    no: 'Det passet ikke. Se over hva du har skrevet, og hvor langt det er',
    se: 'Det passade inte. Se över vad du har skrivit och hur långt det är',
  },
} satisfies TextTree
