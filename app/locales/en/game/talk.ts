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
  calm: {
    title: 'Calm the room',
    what: 'What should we ask for?',
    mode: { slow: 'Slow mode', phrases: 'Phrases only', pause: 'Pause' },
    every: 'Time between lines',
    seconds: '{{seconds}} s',
    minutes: '{{minutes}} min',
    hint: 'It ends by itself. Staff can always speak, and everybody can whisper to staff.',
    send: 'Ask for calm',
    end: 'End it now',
    banner: {
      slow: 'Easy does it: one line every {{seconds}} s until {{time}}',
      phrases: 'Only phrases until {{time}}. Everybody reads them in their own language',
      pause: 'The chat takes a short break until {{time}}. Walk, sniff and play meanwhile',
    },
  },
}
