/** The outcome of a report, as the reporter reads it in the kennel and in the park. */
export const told = {
  told: 'Din anmeldelse er undersøgt: {{outcome}}.',
  toldOf: 'Din anmeldelse af {{name}} er undersøgt: {{outcome}}.',
  outcome: {
    acted: 'nogen blev sat uden for lågen',
    warned: 'nogen fik et ord med på vejen',
    nothing: 'der var ikke noget galt',
    untrue: 'sådan var det ikke',
  },
}

/** Short names of the rules that somebody is kicked for. */
export const rules = {
  language: 'Grimt sprog',
  unkind: 'Uvenlighed',
  spam: 'Spam',
  thief: 'Tyveri',
  cheat: 'Snyd',
  name: 'Navnet',
  serious: 'Alvorligt brud',
  other: 'Noget andet',
}

/** Texts of the windows of reports and kicks. */
export const staff = {
  loading: 'Et øjeblik',
  failed: 'Det er ikke sendt: Parken svarede ikke. Prøv igen',
  rules,
  report: {
    title: 'Anmeld',
    dog: 'Hvilken hund?',
    choose: 'Vælg en hund',
    what: 'Hvad er der galt?',
    line: 'Den linje, du valgte, følger med.',
    reason: 'Fortæl mere',
    placeholder: 'Skriv begrundelsen…',
    evidence: 'Parken gemmer selv, hvad der blev sagt her. Ingen får at vide, at det var dig.',
    send: 'Anmeld',
    sent: 'Anmeldt',
    sentText: 'Personalet ser på det. Du kan læse her, hvad der skete.',
    more: 'Anmeld flere',
    mine: 'Dine anmeldelser',
    unnamed: 'En hund',
    waiting: 'bliver undersøgt',
    offence: {
      language: 'Sprog',
      thief: 'Tyveri',
      cheat: 'Snyd eller hacking',
      serious: 'Alvorligt regelbrud',
      other: 'Andet (forklar venligst)',
    },
    ...told,
  },
  kick: {
    title: 'Smid ud',
    owner: 'Ejer {{name}}, bruger {{id}}',
    record_zero: 'Intet før',
    record_one: '{{count}} gang før',
    record_other: '{{count}} gange før',
    howLong: 'Hvor længe?',
    why: 'Hvorfor?',
    reason: 'Dine ord til dem',
    hint: 'De læser reglen på deres eget sprog og derefter dine ord.',
    send: 'Sæt uden for lågen',
    done: '{{name}} er uden for lågen.',
    above: 'Du kan ikke smide en fra personalet ud.',
    answers: 'Hvilken anmeldelse svarer det på?',
    report: '{{what}}, fra {{name}}',
    noReport: 'Ingen',
    suggested: 'næste trin',
    seconds: {
      s0: 'Kun ud',
      s300: '5 minutter',
      s1800: '30 minutter',
      s7200: '2 timer',
      s86400: '24 timer',
    },
  },
}
