/** What people say with, and what the room asks of them. */
export const talk = {
  phrases: {
    title: 'Sætninger',
    subjects: 'Emner',
    loading: 'Henter sætningerne',
    hint: 'Hver hund læser dem på sit eget sprog.',
    subject: {
      hello: 'Hilsner',
      feelings: 'Følelser',
      play: 'Leg',
      together: 'Sammen',
      thanks: 'Tak',
      answers: 'Svar',
      dogs: 'Hundesnak',
      places: 'Steder',
      directions: 'Retninger',
      help: 'Hjælp',
    },
  },
  calm: {
    title: 'Ro i parken',
    what: 'Hvad beder vi om?',
    mode: { slow: 'Langsom chat', phrases: 'Kun sætninger', pause: 'Pause' },
    every: 'Tid mellem linjer',
    seconds: '{{seconds}} s',
    minutes: '{{minutes}} min',
    hint: 'Det holder op af sig selv. Personalet kan altid tale, og alle kan hviske til personalet.',
    send: 'Bed om ro',
    end: 'Ophæv nu',
    banner: {
      slow: 'Rolig snak: én linje hvert {{seconds}}. sekund indtil {{time}}',
      phrases: 'Kun sætninger indtil {{time}}. Alle læser dem på deres eget sprog',
      pause: 'Chatten holder en lille pause indtil {{time}}. Gå en tur, snus og leg imens',
    },
  },
}
