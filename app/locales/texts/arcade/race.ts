import type { TextTree } from '#durable/rules/text.ts'

/** [GR16] [GR17] What is said of challenges and races. */
export const race = {
  asked: {
    dk: '{{name}} udfordrer dig: {{game}}. Tager du imod?',
    en: '{{name}} challenges you: {{game}}. Will you race?',
    no: '{{name}} utfordrer deg: {{game}}. Blir du med?',
    se: '{{name}} utmanar dig: {{game}}. Är du med?',
  },
  about: {
    dk: 'Den samme bane for begge, ingen knogler, ingen liste. Du har {{count}} sekunder til at svare.',
    en: 'The same course for both, no bones, no board. You have {{count}} seconds to answer.',
    no: 'Samme løype for begge, ingen bein, ingen liste. Du har {{count}} sekunder på å svare.',
    se: 'Samma bana för båda, inga ben, ingen lista. Du har {{count}} sekunder på dig att svara.',
  },
  key: {
    dk: 'Tryk på Y for at svare med tasterne.',
    en: 'Press Y to answer by keys.',
    no: 'Trykk på Y for å svare med tastene.',
    se: 'Tryck på Y för att svara med tangenterna.',
  },
  yes: { dk: 'Ja', en: 'Yes', no: 'Ja', se: 'Ja' },
  no: { dk: 'Nej tak', en: 'No, thanks', no: 'Nei takk', se: 'Nej tack' },
  waits: {
    dk: 'Du har udfordret {{name}}. Der er {{count}} sekunder til at svare.',
    en: 'You have challenged {{name}}, who has {{count}} seconds to answer.',
    no: 'Du har utfordret {{name}}, som har {{count}} sekunder på å svare.',
    se: 'Du har utmanat {{name}}, som har {{count}} sekunder på sig att svara.',
  },
  denied: {
    dk: '{{name}} siger nej tak.',
    en: '{{name}} says no, thanks.',
    no: '{{name}} sier nei takk.',
    se: '{{name}} säger nej tack.',
  },
  silent: {
    dk: '{{name}} svarede ikke.',
    en: '{{name}} did not answer.',
    no: '{{name}} svarte ikke.',
    se: '{{name}} svarade inte.',
  },
  together: {
    dk: 'Løb sammen',
    en: 'Race together',
    no: 'Løp sammen',
    se: 'Tävla tillsammans',
  },
  called_one: {
    dk: '{{game}} sammen: {{count}} hund er med. Andre kan komme hen til maskinen.',
    en: '{{game}} together: {{count}} dog is in. Others can come to the cabinet.',
    no: '{{game}} sammen: {{count}} hund er med. Andre kan komme bort til maskinen.',
    se: '{{game}} tillsammans: {{count}} hund är med. Andra kan komma till maskinen.',
  },
  called_other: {
    dk: '{{game}} sammen: {{count}} hunde er med.',
    en: '{{game}} together: {{count}} dogs are in.',
    no: '{{game}} sammen: {{count}} hunder er med.',
    se: '{{game}} tillsammans: {{count}} hundar är med.',
  },
  begins: {
    dk: 'Løbet begynder om {{count}} s.',
    en: 'The race begins in {{count}} s.',
    no: 'Løpet begynner om {{count}} s.',
    se: 'Loppet börjar om {{count}} s.',
  },
  nobody: {
    dk: 'Der kom ingen andre til løbet.',
    en: 'Nobody else came to race.',
    no: 'Det kom ingen andre til løpet.',
    se: 'Ingen annan kom till loppet.',
  },
  lost: {
    dk: '{{name}} har mistet forbindelsen. Du kan løbe videre til slutningen.',
    en: '{{name}} has lost the connection. You can play to the end.',
    no: '{{name}} har mistet forbindelsen. Du kan spille til slutten.',
    se: '{{name}} har tappat anslutningen. Du kan spela till slutet.',
  },
  cutOff: {
    dk: 'Din forbindelse blev afbrudt, så dette løb tæller ikke for dig.',
    en: 'Your connection was lost, so this race does not count for you.',
    no: 'Forbindelsen din ble brutt, så dette løpet teller ikke for deg.',
    se: 'Din anslutning bröts, så det här loppet räknas inte för dig.',
  },
  waiting: {
    dk: 'Venter på {{names}} …',
    en: 'Waiting for {{names}} …',
    no: 'Venter på {{names}} …',
    se: 'Väntar på {{names}} …',
  },
  won: { dk: 'Du vandt!', en: 'You won!', no: 'Du vant!', se: 'Du vann!' },
  beaten: { dk: '{{name}} vandt', en: '{{name}} won', no: '{{name}} vant', se: '{{name}} vann' },
  equal: { dk: 'I er lige gode', en: 'You are even', no: 'Dere er like gode', se: 'Ni är lika bra' },
  place: {
    dk: '{{name}}: {{score}}',
    en: '{{name}}: {{score}}',
    no: '{{name}}: {{score}}',
    se: '{{name}}: {{score}}',
  },
  park: { dk: 'Parken', en: 'Park', no: 'Parken', se: 'Parken' },
  out: {
    dk: 'kom ikke i mål',
    en: 'did not finish',
    no: 'fullførte ikke',
    se: 'kom inte i mål',
  },
  back: {
    dk: 'Tilbage til parken',
    en: 'Back to the park',
    no: 'Tilbake til parken',
    se: 'Tillbaka till parken',
  },
} as const satisfies TextTree
