import type { TextTree } from '#durable/rules/text.ts'

export const ban = {
  untilDecided: {
    dk: 'Lukket, til en anden fra holdet har set på det, senest {{endsAt}} GMT',
    en: 'Closed until another one of the staff has looked, until {{endsAt}} GMT at the latest',
    no: 'Stengt til en annen på laget har sett på det, senest {{endsAt}} GMT',
    se: 'Stängt tills en annan i laget har sett på det, senast {{endsAt}} GMT',
  },
  forGood: {
    dk: 'Udelukket for altid',
    en: 'Shut out for good',
    no: 'Utestengt for godt',
    se: 'Avstängd för gott',
  },
  facts: {
    dk: 'Det handler om: ”{{line}}”',
    en: 'It is about: “{{line}}”',
    no: 'Det gjelder: «{{line}}»',
    se: 'Det gäller: ”{{line}}”',
  },
  redress: {
    dk: 'Du kan bede om at få den set efter her eller skrive til {{address}} inden for seks måneder. Du kan også klage til den myndighed, der fører tilsyn med digitale tjenester i dit land, eller gå til domstolene.',
    en: 'You can ask here to have it looked at again, or write to {{address}} within six months. You can also complain to the authority that oversees digital services in your country, or go to court.',
    no: 'Du kan be om å få det sett på igjen her, eller skrive til {{address}} innen seks måneder. Du kan også klage til myndigheten som fører tilsyn med digitale tjenester i landet ditt, eller gå til domstolene.',
    se: 'Du kan be att få det granskat igen här, eller skriva till {{address}} inom sex månader. Du kan också klaga hos den myndighet som har tillsyn över digitala tjänster i ditt land, eller gå till domstol.',
  },
  kind: {
    closed: {
      dk: 'lukket, til det er afgjort',
      en: 'closed until decided',
      no: 'stengt til det er avgjort',
      se: 'stängt tills det är avgjort',
    },
    forGood: {
      dk: 'for altid',
      en: 'for good',
      no: 'for godt',
      se: 'för gott',
    },
  },
  until: {
    dk: 'Udelukket til {{endsAt}} GMT',
    en: 'Banned until {{endsAt}} GMT',
    no: 'Utestengt til {{endsAt}} GMT',
    se: 'Avstängd till {{endsAt}} GMT',
  },
  reason: {
    dk: 'Grund: {{reason}}',
    en: 'Reason: {{reason}}',
    no: 'Grunn: {{reason}}',
    se: 'Orsak: {{reason}}',
  },
  doubling: {
    dk: 'Logger du ind med en anden konto, fordobles tiden.',
    en: 'Logging in to another account doubles the ban time.',
    no: 'Logger du inn med en annen konto, dobles tiden.',
    se: 'Loggar du in på ett annat konto fördubblas tiden.',
  },
  doubled: {
    dk: 'Tiden blev fordoblet på grund af en anden konto.',
    en: 'The time was doubled because of another account.',
    no: 'Tiden ble doblet på grunn av en annen konto.',
    se: 'Tiden dubblades på grund av ett annat konto.',
  },
  appeal: {
    dk: 'Bed om at få den set efter',
    en: 'Ask for another look',
    no: 'Be om ny vurdering',
    se: 'Be om ny prövning',
  },
  appealWords: {
    dk: 'Hvorfor var det forkert?',
    en: 'Why was it wrong?',
    no: 'Hvorfor var det feil?',
    se: 'Varför var det fel?',
  },
  appealHint: {
    dk: 'En anden end den, der gav den, læser det. Én gang for hver udelukkelse.',
    en: 'Somebody else than who gave it will read it. Once for each ban.',
    no: 'En annen enn den som ga den, leser det. Én gang for hver utestenging.',
    se: 'Någon annan än den som gav den läser det. En gång för varje avstängning.',
  },
  send: {
    dk: 'Send',
    en: 'Send',
    no: 'Send',
    se: 'Skicka',
  },
  appealed: {
    dk: 'Du har bedt om at få den set efter. Svaret kommer her.',
    en: 'You have asked for another look. The answer will stand here.',
    no: 'Du har bedt om ny vurdering. Svaret kommer her.',
    se: 'Du har bett om ny prövning. Svaret kommer här.',
  },
  answer: {
    dk: 'Svar: {{answer}}',
    en: 'Answer: {{answer}}',
    no: 'Svar: {{answer}}',
    se: 'Svar: {{answer}}',
  },
  record: {
    dk: 'Før denne',
    en: 'Before this',
    no: 'Før denne',
    se: 'Före den här',
  },
  kick: {
    dk: 'smidt ud',
    en: 'kicked',
    no: 'kastet ut',
    se: 'utkastad',
  },
  lifted: {
    dk: 'taget tilbage',
    en: 'taken back',
    no: 'tatt tilbake',
    se: 'tillbakatagen',
  },
  minutes: {
    dk: '{{count}} min.',
    en: '{{count}} min',
    no: '{{count}} min',
    se: '{{count}} min',
  },
  failed: {
    dk: 'Det, du skrev, er ikke sendt: Parken svarede ikke. Prøv igen',
    en: 'What you wrote has not been sent: the park did not answer. Try again',
    no: 'Det du skrev, er ikke sendt: Parken svarte ikke. Prøv igjen',
    se: 'Det du skrev är inte skickat: parken svarade inte. Försök igen',
  },
} satisfies TextTree
