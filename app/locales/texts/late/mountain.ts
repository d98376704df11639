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
    dk: 'Et rigtigt svar giver niveaupoint, dagens første {{times}} gange så mange. Et forkert giver ingenting, og karmaen er væk.',
    en: 'A right answer gives level points, the first of the day {{times}} times as many. A wrong one gives nothing, and the karma is gone.',
    no: 'Et riktig svar gir nivåpoeng, dagens første {{times}} ganger så mange. Et galt gir ingenting, og karmaen er borte.',
    se: 'Ett rätt svar ger nivåpoäng, dagens första {{times}} gånger så många. Ett fel ger ingenting, och karman är borta.',
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
