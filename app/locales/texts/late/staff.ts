import type { TextTree } from '#durable/rules/text.ts'
import { banLengths } from '../shared/ban-lengths.ts'

/** The outcome of a report, as the reporter reads it in the kennel and in the park. */
export const told = {
  told: {
    dk: 'Din anmeldelse er undersøgt: {{outcome}}.',
    en: 'Your report has been looked into: {{outcome}}.',
    no: 'Rapporten din er undersøkt: {{outcome}}.',
    se: 'Din anmälan är utredd: {{outcome}}.',
  },
  toldOf: {
    dk: 'Din anmeldelse af {{name}} er undersøgt: {{outcome}}.',
    en: 'Your report of {{name}} has been looked into: {{outcome}}.',
    no: 'Rapporten din om {{name}} er undersøkt: {{outcome}}.',
    se: 'Din anmälan av {{name}} är utredd: {{outcome}}.',
  },
  outcome: {
    acted: {
      dk: 'nogen blev sat uden for lågen',
      en: 'somebody was put outside the gate',
      no: 'noen ble satt utenfor grinda',
      se: 'någon sattes utanför grinden',
    },
    warned: {
      dk: 'nogen fik et ord med på vejen',
      en: 'somebody was spoken to',
      no: 'noen fikk et ord med på veien',
      se: 'någon fick en tillsägelse',
    },
    nothing: {
      dk: 'der var ikke noget galt',
      en: 'nothing was wrong',
      no: 'det var ikke noe galt',
      se: 'inget var fel',
    },
    untrue: {
      dk: 'sådan var det ikke',
      en: 'it was not so',
      no: 'slik var det ikke',
      se: 'så var det inte',
    },
  },
} satisfies TextTree

/** Short names of the rules that somebody is kicked for. */
export const rules = {
  language: {
    dk: 'Grimt sprog',
    en: 'Foul language',
    no: 'Stygt språk',
    se: 'Fult språk',
  },
  unkind: {
    dk: 'Uvenlighed',
    en: 'Unkindness',
    no: 'Uvennlighet',
    se: 'Ovänlighet',
  },
  spam: {
    dk: 'Spam',
    en: 'Spam',
    no: 'Spam',
    se: 'Spam',
  },
  thief: {
    dk: 'Tyveri',
    en: 'Theft',
    no: 'Tyveri',
    se: 'Stöld',
  },
  cheat: {
    dk: 'Snyd',
    en: 'Cheating',
    no: 'Juks',
    se: 'Fusk',
  },
  name: {
    dk: 'Navnet',
    en: 'The name',
    no: 'Navnet',
    se: 'Namnet',
  },
  serious: {
    dk: 'Alvorligt brud',
    en: 'Serious breach',
    no: 'Alvorlig brudd',
    se: 'Allvarligt brott',
  },
  other: {
    dk: 'Noget andet',
    en: 'Something else',
    no: 'Noe annet',
    se: 'Något annat',
  },
} satisfies TextTree

/** Texts of the windows of reports and kicks. */
export const staff = {
  loading: {
    dk: 'Et øjeblik',
    en: 'Just a moment',
    no: 'Et øyeblikk',
    se: 'Ett ögonblick',
  },
  failed: {
    dk: 'Det er ikke sendt: Parken svarede ikke. Prøv igen',
    en: 'It has not been sent: the park did not answer. Try again',
    no: 'Det er ikke sendt: Parken svarte ikke. Prøv igjen',
    se: 'Det är inte skickat: parken svarade inte. Försök igen',
  },
  rules,
  report: {
    title: {
      dk: 'Anmeld',
      en: 'Report',
      no: 'Rapporter',
      se: 'Anmäl',
    },
    dog: {
      dk: 'Hvilken hund?',
      en: 'Which dog?',
      no: 'Hvilken hund?',
      se: 'Vilken hund?',
    },
    choose: {
      dk: 'Vælg en hund',
      en: 'Choose a dog',
      no: 'Velg en hund',
      se: 'Välj en hund',
    },
    what: {
      dk: 'Hvad er der galt?',
      en: 'What is wrong?',
      no: 'Hva er galt?',
      se: 'Vad är fel?',
    },
    line: {
      dk: 'Den linje, du valgte, følger med.',
      en: 'The line that you chose goes with it.',
      no: 'Linja du valgte, følger med.',
      se: 'Raden du valde följer med.',
    },
    reason: {
      dk: 'Fortæl mere',
      en: 'Tell us more',
      no: 'Fortell mer',
      se: 'Berätta mer',
    },
    placeholder: {
      dk: 'Skriv begrundelsen…',
      en: 'State the grounds…',
      no: 'Oppgi grunnlag…',
      se: 'Ange skälet…',
    },
    evidence: {
      dk: 'Parken gemmer selv, hvad der blev sagt her. Ingen får at vide, at det var dig.',
      en: 'The park itself keeps what was said here. Nobody is told that it was you.',
      no: 'Parken lagrer selv det som ble sagt her. Ingen får vite at det var deg.',
      se: 'Parken sparar själv det som sades här. Ingen får veta att det var du.',
    },
    send: {
      dk: 'Anmeld',
      en: 'Report',
      no: 'Rapporter',
      se: 'Anmäl',
    },
    sent: {
      dk: 'Anmeldt',
      en: 'Reported',
      no: 'Rapportert',
      se: 'Anmält',
    },
    sentText: {
      dk: 'Personalet ser på det. Du kan læse her, hvad der skete.',
      en: 'The staff look into it. You can read here what became of it.',
      no: 'Staben ser på det. Du kan lese her hva som skjedde.',
      se: 'Personalen tittar på det. Här kan du läsa vad som hände.',
    },
    urgentText: {
      dk: 'Administratorerne får besked nu. Er nogen i fare, så ring 112 først.',
      en: 'The administrators are told now. If somebody is in danger, call 112 first (999 in the UK).',
      no: 'Administratorene får beskjed nå. Er noen i fare, ring 112 først (113 for ambulanse).',
      se: 'Administratörerna får veta det nu. Är någon i fara, ring 112 först.',
    },
    lines: {
      dk: 'Nogen at tale med',
      en: 'Somebody to talk to',
      no: 'Noen å snakke med',
      se: 'Någon att prata med',
    },
    allLines: {
      dk: 'Hjælp i fire lande',
      en: 'Help in four countries',
      no: 'Hjelp i fire land',
      se: 'Hjälp i fyra länder',
    },
    more: {
      dk: 'Anmeld flere',
      en: 'Report more',
      no: 'Rapporter flere',
      se: 'Anmäl fler',
    },
    mine: {
      dk: 'Dine anmeldelser',
      en: 'Your reports',
      no: 'Rapportene dine',
      se: 'Dina anmälningar',
    },
    unnamed: {
      dk: 'En hund',
      en: 'A dog',
      no: 'En hund',
      se: 'En hund',
    },
    waiting: {
      dk: 'bliver undersøgt',
      en: 'being looked into',
      no: 'blir undersøkt',
      se: 'undersöks',
    },
    offence: {
      language: {
        dk: 'Sprog',
        en: 'Language',
        no: 'Språk',
        se: 'Språk',
      },
      thief: {
        dk: 'Tyveri',
        en: 'Theft',
        no: 'Tyveri',
        se: 'Stöld',
      },
      cheat: {
        dk: 'Snyd eller hacking',
        en: 'Cheating or hacking',
        no: 'Juks eller hacking',
        se: 'Fusk eller hackning',
      },
      tooYoung: {
        dk: 'For ung (under 16)',
        en: 'Too young (under 16)',
        no: 'For ung (under 16)',
        se: 'För ung (under 16)',
      },
      grooming: {
        dk: 'Tilnærmelser til unge',
        en: 'Approaches to the young',
        no: 'Tilnærmelser til unge',
        se: 'Närmanden mot unga',
      },
      threat: {
        dk: 'Trussel eller selvskade',
        en: 'Threat or self-harm',
        no: 'Trussel eller selvskading',
        se: 'Hot eller självskada',
      },
      serious: {
        dk: 'Alvorligt regelbrud',
        en: 'Serious breach of the rules',
        no: 'Alvorlig regelbrudd',
        se: 'Allvarligt regelbrott',
      },
      other: {
        dk: 'Andet (forklar venligst)',
        en: 'Other (please explain)',
        no: 'Annet (vennligst forklar)',
        se: 'Annat (förklara gärna)',
      },
    },
    ...told,
  },
  kick: {
    title: {
      dk: 'Smid ud',
      en: 'Kick',
      no: 'Kast ut',
      se: 'Kasta ut',
    },
    owner: {
      dk: 'Ejer {{name}}, bruger {{id}}',
      en: 'Owner {{name}}, user {{id}}',
      no: 'Eier {{name}}, bruker {{id}}',
      se: 'Ägare {{name}}, användare {{id}}',
    },
    record_zero: {
      dk: 'Intet før',
      en: 'Nothing before',
      no: 'Ingenting før',
      se: 'Inget tidigare',
    },
    record_one: {
      dk: '{{count}} gang før',
      en: '{{count}} time before',
      no: '{{count}} gang før',
      se: '{{count}} gång tidigare',
    },
    record_other: {
      dk: '{{count}} gange før',
      en: '{{count}} times before',
      no: '{{count}} ganger før',
      se: '{{count}} gånger tidigare',
    },
    howLong: {
      dk: 'Hvor længe?',
      en: 'For how long?',
      no: 'Hvor lenge?',
      se: 'Hur länge?',
    },
    why: {
      dk: 'Hvorfor?',
      en: 'What for?',
      no: 'Hvorfor?',
      se: 'Varför?',
    },
    reason: {
      dk: 'Dine ord til dem',
      en: 'Your words to them',
      no: 'Dine ord til dem',
      se: 'Dina ord till dem',
    },
    hint: {
      dk: 'De læser reglen på deres eget sprog og derefter dine ord.',
      en: 'They read the rule in their own language, and then your words.',
      no: 'De leser regelen på sitt eget språk og så dine ord.',
      se: 'De läser regeln på sitt eget språk och sedan dina ord.',
    },
    send: {
      dk: 'Sæt uden for lågen',
      en: 'Put outside the gate',
      no: 'Sett utenfor grinda',
      se: 'Sätt utanför grinden',
    },
    done: {
      dk: '{{name}} er uden for lågen.',
      en: '{{name}} is outside the gate.',
      no: '{{name}} er utenfor grinda.',
      se: '{{name}} är utanför grinden.',
    },
    above: {
      dk: 'Du kan ikke smide en fra personalet ud.',
      en: 'You cannot kick one of the staff.',
      no: 'Du kan ikke kaste ut en fra staben.',
      se: 'Du kan inte kasta ut någon i personalen.',
    },
    answers: {
      dk: 'Hvilken anmeldelse svarer det på?',
      en: 'Which report does it answer?',
      no: 'Hvilken rapport svarer det på?',
      se: 'Vilken anmälan svarar det på?',
    },
    report: {
      dk: '{{what}}, fra {{name}}',
      en: '{{what}}, from {{name}}',
      no: '{{what}}, fra {{name}}',
      se: '{{what}}, från {{name}}',
    },
    noReport: {
      dk: 'Ingen',
      en: 'None',
      no: 'Ingen',
      se: 'Ingen',
    },
    suggested: {
      dk: 'næste trin',
      en: 'next step',
      no: 'neste trinn',
      se: 'nästa steg',
    },
    seconds: banLengths,
  },
} satisfies TextTree
