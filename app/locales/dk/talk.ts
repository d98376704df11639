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
}
