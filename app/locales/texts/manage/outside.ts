import type { TextTree } from '#durable/rules/text.ts'
import { reportedKinds } from '../shared/reported-kinds.ts'

/** Texts of the staff pages about reports from the site, and about accounts that are closed. */
export const outside = {
  verdict: {
    removed: {
      dk: 'Det er fjernet',
      en: 'It has been removed',
      no: 'Det er fjernet',
      se: 'Det är borttaget',
    },
    'shut-out': {
      dk: 'Nogen er vist bort',
      en: 'Somebody has been shut out',
      no: 'Noen er vist bort',
      se: 'Någon är utvisad',
    },
    warned: {
      dk: 'Vi har talt med den, det handler om',
      en: 'Somebody was spoken to',
      no: 'Vi har snakket med den det gjelder',
      se: 'Vi har talat med den det gäller',
    },
    nothing: {
      dk: 'Det bryder ikke reglerne',
      en: 'It breaks no rule',
      no: 'Det bryter ikke reglene',
      se: 'Det bryter inte mot reglerna',
    },
    'not-found': {
      dk: 'Det blev ikke fundet',
      en: 'It was not found',
      no: 'Det ble ikke funnet',
      se: 'Det hittades inte',
    },
  },
  kind: reportedKinds,
  ground: {
    rules: {
      dk: 'mod reglerne',
      en: 'against the rules',
      no: 'mot reglene',
      se: 'mot reglerna',
    },
    law: {
      dk: 'mod loven',
      en: 'against the law',
      no: 'mot loven',
      se: 'mot lagen',
    },
    danger: {
      dk: 'fare',
      en: 'danger',
      no: 'fare',
      se: 'fara',
    },
  },
  title: {
    dk: 'Fra siden /report',
    en: 'From the page /report',
    no: 'Fra siden /report',
    se: 'Från sidan /report',
  },
  again: {
    dk: 'Anmelderen beder om at få den set efter',
    en: 'The reporter asks for another look',
    no: 'Den som rapporterte, ber om ny vurdering',
    se: 'Anmälaren ber om ny prövning',
  },
  before: {
    dk: 'Afgjort første gang: {{verdict}}',
    en: 'First decided: {{verdict}}',
    no: 'Avgjort første gang: {{verdict}}',
    se: 'Först avgjort: {{verdict}}',
  },
  none: {
    dk: 'Ingen anmeldelser fra siden venter',
    en: 'No reports from the page wait',
    no: 'Ingen rapporter fra siden venter',
    se: 'Inga anmälningar från sidan väntar',
  },
  search: {
    dk: 'Et anmeldelsesnummer',
    en: 'The number of a report',
    no: 'Nummeret på en rapport',
    se: 'Numret på en anmälan',
  },
  find: {
    dk: 'Find den',
    en: 'Find it',
    no: 'Finn den',
    se: 'Hitta den',
  },
  about: {
    dk: 'Handler om',
    en: 'It is about',
    no: 'Det gjelder',
    se: 'Det gäller',
  },
  nobody: {
    dk: 'Ingen bruger',
    en: 'No user',
    no: 'Ingen bruker',
    se: 'Ingen användare',
  },
  user: {
    dk: '{{name}}',
    en: '{{name}}',
    no: '{{name}}',
    se: '{{name}}',
  },
  dog: {
    dk: '{{name}}, hund hos {{user}}',
    en: '{{name}}, a dog of {{user}}',
    no: '{{name}}, hund hos {{user}}',
    se: '{{name}}, hund hos {{user}}',
  },
  language: {
    dk: 'Sprog: {{language}}',
    en: 'Language: {{language}}',
    no: 'Språk: {{language}}',
    se: 'Språk: {{language}}',
  },
  outcome: {
    dk: 'Udfald',
    en: 'Outcome',
    no: 'Utfall',
    se: 'Utfall',
  },
  decision: {
    dk: 'Begrundelse, som anmelderen læser',
    en: 'Reason, which the reporter reads',
    no: 'Begrunnelse, som den som rapporterte leser',
    se: 'Skäl, som den som anmälde läser',
  },
  decide: {
    dk: 'Afgør',
    en: 'Decide',
    no: 'Avgjør',
    se: 'Avgör',
  },
  letter: {
    dk: 'Svaret skal også sendes til {{address}}',
    en: 'The answer is to be sent to {{address}} as well',
    no: 'Svaret skal også sendes til {{address}}',
    se: 'Svaret ska också skickas till {{address}}',
  },
  write: {
    dk: 'Skriv mailen',
    en: 'Write the mail',
    no: 'Skriv e-posten',
    se: 'Skriv e-postbrevet',
  },
  sent: {
    dk: 'Den er sendt: slet adressen',
    en: 'It has been sent: delete the address',
    no: 'Den er sendt: slett adressen',
    se: 'Det är skickat: radera adressen',
  },
  subject: {
    dk: 'Din anmeldelse',
    en: 'Your report',
    no: 'Rapporten din',
    se: 'Din anmälan',
  },
  danger: {
    dk: 'Nogen kan være i fare',
    en: 'Somebody may be in danger',
    no: 'Noen kan være i fare',
    se: 'Någon kan vara i fara',
  },
} satisfies TextTree

export const closing = {
  title: {
    dk: '{{name}} er lukket, til en anden har set på det',
    en: '{{name}} is closed until another one has looked',
    no: '{{name}} er stengt til en annen har sett på det',
    se: '{{name}} är stängd tills en annan har sett på det',
  },
  closedBy: {
    dk: 'Lukket af {{name}}',
    en: 'Closed by {{name}}',
    no: 'Stengt av {{name}}',
    se: 'Stängd av {{name}}',
  },
  opens: {
    dk: 'Åbner af sig selv',
    en: 'Opens by itself',
    no: 'Åpner av seg selv',
    se: 'Öppnas av sig själv',
  },
  forGood: {
    dk: 'Udeluk for altid',
    en: 'Shut out for good',
    no: 'Utesteng for godt',
    se: 'Stäng av för gott',
  },
  open: {
    dk: 'Luk op igen',
    en: 'Open again',
    no: 'Åpne igjen',
    se: 'Öppna igen',
  },
  reason: {
    dk: 'Begrundelse, som de læser',
    en: 'Reason, which they read',
    no: 'Begrunnelse, som de leser',
    se: 'Skäl, som de läser',
  },
  needsAnother: {
    dk: 'En administrator, der ikke selv lukkede den, afgør det.',
    en: 'An administrator who has not closed it decides.',
    no: 'En administrator som ikke selv stengte den, avgjør det.',
    se: 'En administratör som inte själv stängde det avgör.',
  },
  close: {
    dk: 'Luk kontoen',
    en: 'Close the account',
    no: 'Steng kontoen',
    se: 'Stäng kontot',
  },
  paper: {
    dk: 'Luk, til en anden har set på det',
    en: 'Close until another one has looked',
    no: 'Steng til en annen har sett på det',
    se: 'Stäng tills en annan har sett på det',
  },
  text: {
    dk: 'Kontoen lukkes med det samme, højst i 14 dage. En administrator, der ikke er dig, udelukker for altid eller lukker op igen.',
    en: 'The account is closed at once, for 14 days at most. An administrator other than you shuts it out for good or opens it again.',
    no: 'Kontoen stenges med en gang, i høyst 14 dager. En annen administrator enn du utestenger for godt eller åpner igjen.',
    se: 'Kontot stängs direkt, i högst 14 dagar. En annan administratör än du stänger av för gott eller öppnar igen.',
  },
} satisfies TextTree
