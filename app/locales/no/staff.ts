/** The outcome of a report, as the reporter reads it in the kennel and in the park. */
export const told = {
  told: 'Rapporten din er undersøkt: {{outcome}}.',
  toldOf: 'Rapporten din om {{name}} er undersøkt: {{outcome}}.',
  outcome: {
    acted: 'noen ble satt utenfor grinda',
    warned: 'noen fikk et ord med på veien',
    nothing: 'det var ikke noe galt',
    untrue: 'slik var det ikke',
  },
}

/** Short names of the rules that somebody is kicked for. */
export const rules = {
  language: 'Stygt språk',
  unkind: 'Uvennlighet',
  spam: 'Spam',
  thief: 'Tyveri',
  cheat: 'Juks',
  name: 'Navnet',
  serious: 'Alvorlig brudd',
  other: 'Noe annet',
}

/** Texts of the windows of reports and kicks. */
export const staff = {
  loading: 'Et øyeblikk',
  failed: 'Det er ikke sendt: Parken svarte ikke. Prøv igjen',
  rules,
  report: {
    title: 'Rapporter',
    dog: 'Hvilken hund?',
    choose: 'Velg en hund',
    what: 'Hva er galt?',
    line: 'Linja du valgte, følger med.',
    reason: 'Fortell mer',
    placeholder: 'Oppgi grunnlag…',
    evidence: 'Parken lagrer selv det som ble sagt her. Ingen får vite at det var deg.',
    send: 'Rapporter',
    sent: 'Rapportert',
    sentText: 'Staben ser på det. Du kan lese her hva som skjedde.',
    more: 'Rapporter flere',
    mine: 'Rapportene dine',
    unnamed: 'En hund',
    waiting: 'blir undersøkt',
    offence: {
      language: 'Språk',
      thief: 'Tyveri',
      cheat: 'Juks eller hacking',
      serious: 'Alvorlig regelbrudd',
      other: 'Annet (vennligst forklar)',
    },
    ...told,
  },
  kick: {
    title: 'Kast ut',
    owner: 'Eier {{name}}, bruker {{id}}',
    record_zero: 'Ingenting før',
    record_one: '{{count}} gang før',
    record_other: '{{count}} ganger før',
    howLong: 'Hvor lenge?',
    why: 'Hvorfor?',
    reason: 'Dine ord til dem',
    hint: 'De leser regelen på sitt eget språk og så dine ord.',
    send: 'Sett utenfor grinda',
    done: '{{name}} er utenfor grinda.',
    above: 'Du kan ikke kaste ut en fra staben.',
    answers: 'Hvilken rapport svarer det på?',
    report: '{{what}}, fra {{name}}',
    noReport: 'Ingen',
    suggested: 'neste trinn',
    seconds: {
      s0: 'Bare ut',
      s300: '5 minutter',
      s1800: '30 minutter',
      s7200: '2 timer',
      s86400: '24 timer',
    },
  },
}
