import type { Language } from '#durable/rules/languages.ts'

export type SeedAnnouncement = {
  id: number
  /** 0 information, 1 danger, 2 not important, 3 changelog. */
  type: 0 | 1 | 2 | 3
  daysAgo: number
  texts: Record<Language, { title: string; message: string }>
}

export const ANNOUNCEMENTS: SeedAnnouncement[] = [
  {
    id: 1,
    type: 0,
    daysAgo: 14,
    texts: {
      dk: {
        title: 'Parken er åben',
        message:
          'Lågen er på klem, og springvandet plasker. Tag din hund med, sig hej til de andre, og find dig til rette.',
      },
      en: {
        title: 'The park is open',
        message:
          'The gate is ajar and the fountain is running. Bring your dog, say hello to the others and make yourself at home.',
      },
      no: {
        title: 'Parken er åpen',
        message:
          'Porten står på gløtt, og fontenen plasker. Ta med hunden din, si hei til de andre, og føl deg hjemme.',
      },
      se: {
        title: 'Parken är öppen',
        message:
          'Grinden står på glänt och fontänen porlar. Ta med din hund, säg hej till de andra och känn dig som hemma.',
      },
    },
  },
  {
    id: 2,
    type: 1,
    daysAgo: 9,
    texts: {
      dk: {
        title: 'Vi spørger aldrig om din adgangskode',
        message:
          'Ingen fra parken beder om din adgangskode, heller ikke en hund med mærke. Gør nogen det, så anmeld hunden.',
      },
      en: {
        title: 'We never ask for your password',
        message:
          'Nobody from the park will ask for your password, not even a dog with a badge. If somebody does, report the dog.',
      },
      no: {
        title: 'Vi spør aldri om passordet ditt',
        message:
          'Ingen fra parken ber om passordet ditt, heller ikke en hund med merke. Gjør noen det, så anmeld hunden.',
      },
      se: {
        title: 'Vi frågar aldrig efter ditt lösenord',
        message:
          'Ingen från parken ber om ditt lösenord, inte ens en hund med märke. Gör någon det ska du anmäla hunden.',
      },
    },
  },
  {
    id: 3,
    type: 3,
    daysAgo: 4,
    texts: {
      dk: {
        title: 'Nyt: intet går tabt, når nettet driller',
        message:
          'Ryger forbindelsen, krøller din hund sig sammen og venter. Når du er tilbage, ser du, hvad de andre sagde imens.',
      },
      en: {
        title: 'New: nothing is lost when your connection is',
        message:
          'If you drop out, your dog curls up and waits. When you are back, you see what the others said meanwhile.',
      },
      no: {
        title: 'Nytt: ingenting går tapt når nettet svikter',
        message:
          'Faller du ut, krøller hunden din seg sammen og venter. Når du er tilbake, ser du hva de andre sa imens.',
      },
      se: {
        title: 'Nytt: inget går förlorat när nätet strular',
        message:
          'Tappar du anslutningen kryper din hund ihop och väntar. När du är tillbaka ser du vad de andra sa under tiden.',
      },
    },
  },
  {
    id: 4,
    type: 2,
    daysAgo: 1,
    texts: {
      dk: {
        title: 'Gåtur søndag klokken 19',
        message: 'Vi mødes ved springvandet og går en tur rundt i parken. Alle hunde er velkomne, også dem uden hat.',
      },
      en: {
        title: 'Sunday walk at seven in the evening',
        message: 'We meet at the fountain and go for a walk round the park. Every dog is welcome, hat or no hat.',
      },
      no: {
        title: 'Søndagstur klokka 19',
        message: 'Vi møtes ved fontenen og går en tur rundt i parken. Alle hunder er velkomne, også de uten hatt.',
      },
      se: {
        title: 'Söndagspromenad klockan 19',
        message: 'Vi ses vid fontänen och går en runda i parken. Alla hundar är välkomna, även de utan hatt.',
      },
    },
  },
]
