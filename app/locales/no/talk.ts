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
}
