/** What people say with, and what the room asks of them. */
export const talk = {
  phrases: {
    title: 'Setninger',
    subjects: 'Emner',
    loading: 'Henter setningene',
    hint: 'Hver hund leser dem på sitt eget språk.',
    subject: {
      hello: 'Hilsener',
      feelings: 'Følelser',
      play: 'Lek',
      together: 'Sammen',
      thanks: 'Takk',
      answers: 'Svar',
      dogs: 'Hundeprat',
      places: 'Steder',
      directions: 'Retninger',
      help: 'Hjelp',
    },
  },
  calm: {
    title: 'Ro i parken',
    what: 'Hva ber vi om?',
    mode: { slow: 'Langsom chat', phrases: 'Bare setninger', pause: 'Pause' },
    every: 'Tid mellom linjene',
    seconds: '{{seconds}} s',
    minutes: '{{minutes}} min',
    hint: 'Det slutter av seg selv. De ansatte kan alltid snakke, og alle kan hviske til dem.',
    send: 'Be om ro',
    end: 'Avslutt nå',
    banner: {
      slow: 'Rolig prat: én linje hvert {{seconds}}. sekund til {{time}}',
      phrases: 'Bare setninger til {{time}}. Alle leser dem på sitt eget språk',
      pause: 'Chatten tar en liten pause til {{time}}. Gå en tur, snus og lek imens',
    },
  },
}
