import type { TextTree } from '#durable/rules/text.ts'

/** The form by which moderators calm a room, and what is said there then. */
export const calm = {
  what: {
    dk: 'Hvad beder vi om?',
    en: 'What should we ask for?',
    no: 'Hva ber vi om?',
    se: 'Vad ber vi om?',
  },
  mode: {
    slow: {
      dk: 'Langsom chat',
      en: 'Slow mode',
      no: 'Langsom chat',
      se: 'Långsam chatt',
    },
    phrases: {
      dk: 'Kun sætninger',
      en: 'Phrases only',
      no: 'Bare setninger',
      se: 'Bara fraser',
    },
    pause: {
      dk: 'Pause',
      en: 'Pause',
      no: 'Pause',
      se: 'Paus',
    },
  },
  every: {
    dk: 'Tid mellem linjer',
    en: 'Time between lines',
    no: 'Tid mellom linjene',
    se: 'Tid mellan raderna',
  },
  seconds: {
    dk: '{{seconds}} s',
    en: '{{seconds}} s',
    no: '{{seconds}} s',
    se: '{{seconds}} s',
  },
  minutes: {
    dk: '{{minutes}} min',
    en: '{{minutes}} min',
    no: '{{minutes}} min',
    se: '{{minutes}} min',
  },
  hint: {
    dk: 'Det holder op af sig selv. Personalet kan altid tale, og alle kan hviske til personalet.',
    en: 'It ends by itself. Staff can always speak, and everybody can whisper to staff.',
    no: 'Det slutter av seg selv. De ansatte kan alltid snakke, og alle kan hviske til dem.',
    se: 'Det slutar av sig självt. Personalen kan alltid prata, och alla kan viska till personalen.',
  },
  send: {
    dk: 'Bed om ro',
    en: 'Ask for calm',
    no: 'Be om ro',
    se: 'Be om lugn',
  },
  end: {
    dk: 'Ophæv nu',
    en: 'End it now',
    no: 'Avslutt nå',
    se: 'Avsluta nu',
  },
  banner: {
    slow: {
      dk: 'Rolig snak: én linje hvert {{seconds}}. sekund indtil {{time}}',
      en: 'Easy does it: one line every {{seconds}} s until {{time}}',
      no: 'Rolig prat: én linje hvert {{seconds}}. sekund til {{time}}',
      se: 'Lugnt prat: en rad var {{seconds}}:e sekund till {{time}}',
    },
    phrases: {
      dk: 'Kun sætninger indtil {{time}}. Alle læser dem på deres eget sprog',
      en: 'Only phrases until {{time}}. Everybody reads them in their own language',
      no: 'Bare setninger til {{time}}. Alle leser dem på sitt eget språk',
      se: 'Bara fraser till {{time}}. Alla läser dem på sitt eget språk',
    },
    pause: {
      dk: 'Chatten holder en lille pause indtil {{time}}. Gå en tur, snus og leg imens',
      en: 'The chat takes a short break until {{time}}. Walk, sniff and play meanwhile',
      no: 'Chatten tar en liten pause til {{time}}. Gå en tur, snus og lek imens',
      se: 'Chatten tar en liten paus till {{time}}. Gå en runda, nosa och lek så länge',
    },
  },
} satisfies TextTree
