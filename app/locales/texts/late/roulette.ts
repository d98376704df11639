import type { TextTree } from '#durable/rules/text.ts'

/** The colour roulette of the party committee. */
export const roulette = {
  title: {
    dk: 'Farverouletten',
    en: 'The colour roulette',
    no: 'Fargeruletten',
    se: 'Färgrouletten',
  },
  about_one: {
    dk: 'Den, der siger ja, får en tilfældig farve i {{count}} minut. Farven går af i vand, og når hunden går herfra.',
    en: 'Whoever says yes gets a colour by chance for {{count}} minute. It comes off in water, and when the dog leaves.',
    no: 'Den som sier ja, får en tilfeldig farge i {{count}} minutt. Fargen går av i vann, og når hunden går herfra.',
    se: 'Den som säger ja får en slumpvis färg i {{count}} minut. Färgen går av i vatten, och när hunden går härifrån.',
  },
  about_other: {
    dk: 'Den, der siger ja, får en tilfældig farve i {{count}} minutter. Farven går af i vand, og når hunden går herfra.',
    en: 'Whoever says yes gets a colour by chance for {{count}} minutes. It comes off in water, and when the dog leaves.',
    no: 'Den som sier ja, får en tilfeldig farge i {{count}} minutter. Fargen går av i vann, og når hunden går herfra.',
    se: 'Den som säger ja får en slumpvis färg i {{count}} minuter. Färgen går av i vatten, och när hunden går härifrån.',
  },
  off: {
    dk: 'Rouletten står stille for en tid.',
    en: 'The roulette is out of use for a while.',
    no: 'Ruletten står stille en stund.',
    se: 'Rouletten står stilla ett tag.',
  },
  closed: {
    dk: 'Festkomitéen drejer rouletten. De spørger hunden først.',
    en: 'The party committee spins the roulette. They ask the dog first.',
    no: 'Festkomiteen snurrer ruletten. De spør hunden først.',
    se: 'Festkommittén snurrar rouletten. De frågar hunden först.',
  },
  whom: {
    dk: 'Hvem vil du spørge?',
    en: 'Whom do you ask?',
    no: 'Hvem vil du spørre?',
    se: 'Vem vill du fråga?',
  },
  nobody: {
    dk: 'Der er ingen andre vågne hunde her.',
    en: 'No other dog is awake here.',
    no: 'Det er ingen andre våkne hunder her.',
    se: 'Det finns inga andra vakna hundar här.',
  },
  question: {
    dk: '{{name}} fra festkomitéen spørger: må farverouletten give dig en ny farve?',
    en: '{{name}} from the party committee asks: may the colour roulette give you a new colour?',
    no: '{{name}} fra festkomiteen spør: Kan fargeruletten gi deg en ny farge?',
    se: '{{name}} från festkommittén frågar: får färgrouletten ge dig en ny färg?',
  },
  waits: {
    dk: '{{name}} er blevet spurgt.',
    en: '{{name}} has been asked.',
    no: '{{name}} er blitt spurt.',
    se: '{{name}} har blivit tillfrågad.',
  },
  said: {
    yes: {
      dk: '{{name}} siger ja.',
      en: '{{name}} says yes.',
      no: '{{name}} sier ja.',
      se: '{{name}} säger ja.',
    },
    no: {
      dk: '{{name}} siger nej tak.',
      en: '{{name}} says no, thank you.',
      no: '{{name}} sier nei takk.',
      se: '{{name}} säger nej tack.',
    },
    nothing: {
      dk: '{{name}} svarede ikke.',
      en: '{{name}} did not answer.',
      no: '{{name}} svarte ikke.',
      se: '{{name}} svarade inte.',
    },
  },
  drawn: {
    dk: '{{name}} er {{colour}} nu.',
    en: '{{name}} is {{colour}} now.',
    no: '{{name}} er {{colour}} nå.',
    se: '{{name}} är {{colour}} nu.',
  },
  key: {
    yes: {
      dk: 'Ja',
      en: 'Yes',
      no: 'Ja',
      se: 'Ja',
    },
    no: {
      dk: 'Nej tak',
      en: 'No, thank you',
      no: 'Nei takk',
      se: 'Nej tack',
    },
    ask: {
      dk: 'Spørg {{name}}',
      en: 'Ask {{name}}',
      no: 'Spør {{name}}',
      se: 'Fråga {{name}}',
    },
    own: {
      dk: 'Min egen hund',
      en: 'My own dog',
      no: 'Min egen hund',
      se: 'Min egen hund',
    },
  },
  colour: {
    pink: { dk: 'lyserød', en: 'pink', no: 'rosa', se: 'rosa' },
    red: { dk: 'rød', en: 'red', no: 'rød', se: 'röd' },
    orange: { dk: 'orange', en: 'orange', no: 'oransje', se: 'orange' },
    yellow: { dk: 'gul', en: 'yellow', no: 'gul', se: 'gul' },
    green: { dk: 'grøn', en: 'green', no: 'grønn', se: 'grön' },
    turquoise: { dk: 'turkis', en: 'turquoise', no: 'turkis', se: 'turkos' },
    blue: { dk: 'blå', en: 'blue', no: 'blå', se: 'blå' },
    violet: { dk: 'violet', en: 'violet', no: 'fiolett', se: 'violett' },
  },
} as const satisfies TextTree
