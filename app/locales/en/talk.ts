/** What people say with, and what the room asks of them. */
export const talk = {
  phrases: {
    title: 'Phrases',
    subjects: 'Subjects',
    loading: 'Fetching the phrases',
    hint: 'Every dog reads them in its own language.',
    subject: {
      hello: 'Greetings',
      feelings: 'Feelings',
      play: 'Play',
      together: 'Together',
      thanks: 'Thanks',
      answers: 'Answers',
      dogs: 'Dog talk',
      places: 'Places',
      directions: 'Directions',
      help: 'Help',
    },
  },
}
