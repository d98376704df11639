/** What people say with, and what the room asks of them. */
export const talk = {
  phrases: {
    title: 'Fraser',
    subjects: 'Ämnen',
    loading: 'Hämtar fraserna',
    hint: 'Varje hund läser dem på sitt eget språk.',
    subject: {
      hello: 'Hälsningar',
      feelings: 'Känslor',
      play: 'Lek',
      together: 'Tillsammans',
      thanks: 'Tack',
      answers: 'Svar',
      dogs: 'Hundprat',
      places: 'Platser',
      directions: 'Riktningar',
      help: 'Hjälp',
    },
  },
  calm: {
    title: 'Lugn i parken',
    what: 'Vad ber vi om?',
    mode: { slow: 'Långsam chatt', phrases: 'Bara fraser', pause: 'Paus' },
    every: 'Tid mellan raderna',
    seconds: '{{seconds}} s',
    minutes: '{{minutes}} min',
    hint: 'Det slutar av sig självt. Personalen kan alltid prata, och alla kan viska till personalen.',
    send: 'Be om lugn',
    end: 'Avsluta nu',
    banner: {
      slow: 'Lugnt prat: en rad var {{seconds}}:e sekund till {{time}}',
      phrases: 'Bara fraser till {{time}}. Alla läser dem på sitt eget språk',
      pause: 'Chatten tar en liten paus till {{time}}. Gå en runda, nosa och lek så länge',
    },
  },
}
