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
}
