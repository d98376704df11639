import type { TextTree } from '#durable/rules/text.ts'

export const announcement = {
  reactions: {
    dk: 'Det synes læserne',
    en: 'What readers think',
    no: 'Det synes leserne',
    se: 'Vad läsarna tycker',
  },
  reaction: {
    clap: {
      dk: 'Klapsalve',
      en: 'Applause',
      no: 'Applaus',
      se: 'Applåd',
    },
    heart: {
      dk: 'Hjerte',
      en: 'Love',
      no: 'Hjerte',
      se: 'Hjärta',
    },
    'thumbs-up': {
      dk: 'Tommelfinger op',
      en: 'Thumbs up',
      no: 'Tommel opp',
      se: 'Tummen upp',
    },
    'thumbs-down': {
      dk: 'Tommelfinger ned',
      en: 'Thumbs down',
      no: 'Tommel ned',
      se: 'Tummen ner',
    },
  },
  signIn: {
    dk: 'Log ind på forsiden, så kan du også sige, hvad du synes.',
    en: 'Sign in on the front page to say what you think.',
    no: 'Logg inn på forsiden, så kan du også si hva du synes.',
    se: 'Logga in på startsidan så kan du också säga vad du tycker.',
  },
  press: {
    dk: 'Tryk på en smiley for at give den, og en gang til for at tage den tilbage.',
    en: 'Press a smiley to give it, once more to take it back.',
    no: 'Trykk på et smilefjes for å gi det, og en gang til for å ta det tilbake.',
    se: 'Tryck på en smiley för att ge den, och en gång till för att ta tillbaka den.',
  },
  failed: {
    dk: 'Det nåede ikke frem. Prøv igen om lidt.',
    en: 'That did not reach us. Try again in a moment.',
    no: 'Det kom ikke fram. Prøv igjen om litt.',
    se: 'Det kom inte fram. Försök igen om en stund.',
  },
} satisfies TextTree
