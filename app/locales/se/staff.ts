/** The outcome of a report, as the reporter reads it in the kennel and in the park. */
export const told = {
  told: 'Din anmälan är utredd: {{outcome}}.',
  toldOf: 'Din anmälan av {{name}} är utredd: {{outcome}}.',
  outcome: {
    acted: 'någon sattes utanför grinden',
    warned: 'någon fick en tillsägelse',
    nothing: 'inget var fel',
    untrue: 'så var det inte',
  },
}

/** Short names of the rules that somebody is kicked for. */
export const rules = {
  language: 'Fult språk',
  unkind: 'Ovänlighet',
  spam: 'Spam',
  thief: 'Stöld',
  cheat: 'Fusk',
  name: 'Namnet',
  serious: 'Allvarligt brott',
  other: 'Något annat',
}

/** Texts of the windows of reports and kicks. */
export const staff = {
  loading: 'Ett ögonblick',
  failed: 'Det är inte skickat: parken svarade inte. Försök igen',
  rules,
  report: {
    title: 'Anmäl',
    dog: 'Vilken hund?',
    choose: 'Välj en hund',
    what: 'Vad är fel?',
    line: 'Raden du valde följer med.',
    reason: 'Berätta mer',
    placeholder: 'Ange skälet…',
    evidence: 'Parken sparar själv det som sades här. Ingen får veta att det var du.',
    send: 'Anmäl',
    sent: 'Anmält',
    sentText: 'Personalen tittar på det. Här kan du läsa vad som hände.',
    more: 'Anmäl fler',
    mine: 'Dina anmälningar',
    unnamed: 'En hund',
    waiting: 'undersöks',
    offence: {
      language: 'Språk',
      thief: 'Stöld',
      cheat: 'Fusk eller hackning',
      serious: 'Allvarligt regelbrott',
      other: 'Annat (förklara gärna)',
    },
    ...told,
  },
  kick: {
    title: 'Kasta ut',
    owner: 'Ägare {{name}}, användare {{id}}',
    record_zero: 'Inget tidigare',
    record_one: '{{count}} gång tidigare',
    record_other: '{{count}} gånger tidigare',
    howLong: 'Hur länge?',
    why: 'Varför?',
    reason: 'Dina ord till dem',
    hint: 'De läser regeln på sitt eget språk och sedan dina ord.',
    send: 'Sätt utanför grinden',
    done: '{{name}} är utanför grinden.',
    above: 'Du kan inte kasta ut någon i personalen.',
    answers: 'Vilken anmälan svarar det på?',
    report: '{{what}}, från {{name}}',
    noReport: 'Ingen',
    suggested: 'nästa steg',
    seconds: {
      s0: 'Bara ut',
      s300: '5 minuter',
      s1800: '30 minuter',
      s7200: '2 timmar',
      s86400: '24 timmar',
    },
  },
}
