import type { TextTree } from '#durable/rules/text.ts'

export const mountain = {
  title: {
    dk: 'Bjerget spørger',
    en: 'The mountain asks',
    no: 'Fjellet spør',
    se: 'Berget frågar',
  },
  price: {
    dk: '{{count}} karma for et spørgsmål',
    en: '{{count}} karma a question',
    no: '{{count}} karma for et spørsmål',
    se: '{{count}} karma för en fråga',
  },
  lead: {
    dk: 'Et rigtigt svar giver niveaupoint. Et forkert giver ingenting, og karmaen er væk.',
    en: 'A right answer gives level points. A wrong one gives nothing, and the karma is gone.',
    no: 'Et riktig svar gir nivåpoeng. Et galt gir ingenting, og karmaen er borte.',
    se: 'Ett rätt svar ger nivåpoäng. Ett fel ger ingenting, och karman är borta.',
  },
  riddle: {
    title: {
      dk: 'Dagens gåde',
      en: 'Riddle of the day',
      no: 'Dagens gåte',
      se: 'Dagens gåta',
    },
    lead: {
      dk: 'Den er den samme for alle indtil midnat. Gå hen på puden med dit svar: A til D, fra venstre.',
      en: 'It is the same for everybody until midnight. Walk to the cushion of your answer: A to D, from the left.',
      no: 'Den er den samme for alle til midnatt. Gå bort til puten med svaret ditt: A til D, fra venstre.',
      se: 'Den är densamma för alla till midnatt. Gå till kudden med ditt svar: A till D, från vänster.',
    },
    standing: {
      dk: 'Din hund står på {{letter}}: {{answer}}.',
      en: 'Your dog stands on {{letter}}: {{answer}}.',
      no: 'Hunden din står på {{letter}}: {{answer}}.',
      se: 'Din hund står på {{letter}}: {{answer}}.',
    },
    price: {
      dk: 'Et svar koster {{count}} karma.',
      en: 'An answer costs {{count}} karma.',
      no: 'Et svar koster {{count}} karma.',
      se: 'Ett svar kostar {{count}} karma.',
    },
    go: {
      dk: 'Gå til pude {{letter}}',
      en: 'Go to cushion {{letter}}',
      no: 'Gå til pute {{letter}}',
      se: 'Gå till kudde {{letter}}',
    },
    answer: {
      dk: 'Svar {{letter}}',
      en: 'Answer {{letter}}',
      no: 'Svar {{letter}}',
      se: 'Svara {{letter}}',
    },
    tomorrow: {
      dk: 'I morgen er der en ny.',
      en: 'There is a new one tomorrow.',
      no: 'I morgen er det en ny.',
      se: 'I morgon finns en ny.',
    },
    board: {
      dk: 'Dagens gåde venter på Visdomsbjerget. Den tæller {{count}} gange så meget som et andet spørgsmål.',
      en: 'The riddle of the day waits on Wisdom Mountain. It counts {{count}} times as much as another question.',
      no: 'Dagens gåte venter på Visdomsberget. Den teller {{count}} ganger så mye som et annet spørsmål.',
      se: 'Dagens gåta väntar på Visdomsberget. Den räknas {{count}} gånger så mycket som en annan fråga.',
    },
  },
  ask: {
    dk: 'Spørg mig',
    en: 'Ask me',
    no: 'Spør meg',
    se: 'Fråga mig',
  },
  another: {
    dk: 'Et til',
    en: 'Another one',
    no: 'Ett til',
    se: 'En till',
  },
  missing: {
    dk: 'Der mangler {{count}} karma. Snus til andre hunde og til snusepæle.',
    en: '{{count}} karma is missing. Sniff other dogs and smell posts.',
    no: 'Det mangler {{count}} karma. Snus på andre hunder og på snusestolper.',
    se: '{{count}} karma saknas. Nosa på andra hundar och på nosstolpar.',
  },
  time: {
    dk: 'Du har {{count}} s tilbage.',
    en: 'You have {{count}} s left.',
    no: 'Du har {{count}} s igjen.',
    se: 'Du har {{count}} s kvar.',
  },
  late: {
    dk: 'Tiden til det spørgsmål er gået.',
    en: 'The time for that question is over.',
    no: 'Tiden for det spørsmålet er ute.',
    se: 'Tiden för den frågan är ute.',
  },
  worth_one: {
    dk: 'Et rigtigt svar giver {{count}} niveaupoint.',
    en: 'A right answer gives {{count}} level point.',
    no: 'Et riktig svar gir {{count}} nivåpoeng.',
    se: 'Ett rätt svar ger {{count}} nivåpoäng.',
  },
  worth_other: {
    dk: 'Et rigtigt svar giver {{count}} niveaupoint.',
    en: 'A right answer gives {{count}} level points.',
    no: 'Et riktig svar gir {{count}} nivåpoeng.',
    se: 'Ett rätt svar ger {{count}} nivåpoäng.',
  },
  right_one: {
    dk: 'Rigtigt! {{count}} niveaupoint mere.',
    en: 'Right! {{count}} level point more.',
    no: 'Riktig! {{count}} nivåpoeng til.',
    se: 'Rätt! {{count}} nivåpoäng till.',
  },
  right_other: {
    dk: 'Rigtigt! {{count}} niveaupoint mere.',
    en: 'Right! {{count}} level points more.',
    no: 'Riktig! {{count}} nivåpoeng til.',
    se: 'Rätt! {{count}} nivåpoäng till.',
  },
  wrong: {
    dk: 'Det var forkert.',
    en: 'That was wrong.',
    no: 'Det var feil.',
    se: 'Det var fel.',
  },
  rightWas: {
    dk: 'Det rigtige svar er: {{answer}}',
    en: 'The right answer is: {{answer}}',
    no: 'Det riktige svaret er: {{answer}}',
    se: 'Det rätta svaret är: {{answer}}',
  },
  risen: {
    dk: 'Din hund er nu: {{rank}}.',
    en: 'Your dog is now: {{rank}}.',
    no: 'Hunden din er nå: {{rank}}.',
    se: 'Din hund är nu: {{rank}}.',
  },
} satisfies TextTree
