import type { Language } from '#durable/rules/languages.ts'
import type { Reaction } from '#durable/rules/site/announcements.ts'

export type SeedAnnouncement = {
  id: number
  /** 0 information, 1 danger, 2 not important, 3 changelog. */
  type: 0 | 1 | 2 | 3
  daysAgo: number
  /** The number of seeded users who gave this reaction. */
  reactions: Partial<Record<Reaction, number>>
  texts: Record<Language, { title: string; message: string }>
}

export const ANNOUNCEMENTS: SeedAnnouncement[] = [
  {
    id: 1,
    type: 0,
    daysAgo: 14,
    reactions: { clap: 14, heart: 19, 'thumbs-up': 11 },
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
    reactions: { heart: 2, 'thumbs-up': 17 },
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
    reactions: { clap: 9, heart: 4, 'thumbs-up': 12, 'thumbs-down': 1 },
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
    reactions: { clap: 3, heart: 8, 'thumbs-up': 5 },
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
  {
    id: 5,
    type: 3,
    daysAgo: 2,
    reactions: { clap: 6, 'thumbs-up': 10, 'thumbs-down': 2 },
    texts: {
      dk: {
        title: 'Version 0.1: en park at gå i',
        message: `Her er det, vi har lavet siden sidst:

- Hunden går nu **uden om bænkene** i stedet for ind i dem.
- Navne kan læses, uanset hvilken farve hunden har.
- Chatten hopper ikke længere, når mange snakker på én gang.

Har du fundet en fejl? Skriv til os. Hvordan du gør, står under [hjælp](/help).`,
      },
      en: {
        title: 'Version 0.1: a park to walk in',
        message: `This is what we have done since last time:

- The dog walks **round the benches** now, not into them.
- Names can be read whatever colour the dog has.
- The chat no longer jumps when many talk at once.

Found a bug? Write to us. The [help page](/help) tells you how.`,
      },
      no: {
        title: 'Versjon 0.1: en park å gå i',
        message: `Dette har vi gjort siden sist:

- Hunden går nå **rundt benkene** i stedet for inn i dem.
- Navn kan leses uansett hvilken farge hunden har.
- Chatten hopper ikke lenger når mange prater på én gang.

Har du funnet en feil? Skriv til oss. Hvordan du gjør det, står under [hjelp](/help).`,
      },
      se: {
        title: 'Version 0.1: en park att gå i',
        message: `Det här har vi gjort sedan sist:

- Hunden går nu **runt bänkarna** i stället för in i dem.
- Namn går att läsa vilken färg hunden än har.
- Chatten hoppar inte längre när många pratar samtidigt.

Har du hittat ett fel? Skriv till oss. Hur du gör står under [hjälp](/help).`,
      },
    },
  },
  {
    id: 6,
    type: 0,
    daysAgo: 0.25,
    reactions: { clap: 11, heart: 15, 'thumbs-up': 7, 'thumbs-down': 1 },
    texts: {
      dk: {
        title: 'Knoglejagt på pladsen fredag klokken 20',
        message: `Festkomitéen graver **200 knogler** ned rundt om springvandet. Den hund, der finder flest, vælger musikken resten af aftenen.

Sådan er du med:

1. Mød op ved springvandet lidt i otte.
2. Vent på, at Åse siger *voff*.
3. Grav!

Alle kobler kan være med, og hvalpe får fem minutters forspring. Stillingen kan følges på siden med [topscorer](/highscore).`,
      },
      en: {
        title: 'Bone hunt on the square on Friday at eight',
        message: `The party committee is burying **200 bones** round the fountain. The dog that finds most picks the music for the rest of the evening.

This is how you take part:

1. Be at the fountain a little before eight.
2. Wait until Åse says *woof*.
3. Dig!

All packs may join, and puppies get five minutes' start. Follow the standings on the [highscore page](/highscore).`,
      },
      no: {
        title: 'Beinjakt på torget fredag klokka 20',
        message: `Festkomiteen graver ned **200 bein** rundt fontenen. Hunden som finner flest, velger musikken resten av kvelden.

Slik blir du med:

1. Møt opp ved fontenen litt før åtte.
2. Vent til Åse sier *voff*.
3. Grav!

Alle kobler kan bli med, og valper får fem minutters forsprang. Følg stillingen på siden med [toppresultater](/highscore).`,
      },
      se: {
        title: 'Benjakt på torget på fredag klockan 20',
        message: `Festkommittén gräver ner **200 ben** runt fontänen. Hunden som hittar flest väljer musiken resten av kvällen.

Så är du med:

1. Kom till fontänen strax före åtta.
2. Vänta tills Åse säger *voff*.
3. Gräv!

Alla flockar får vara med, och valpar får fem minuters försprång. Följ ställningen på sidan med [topplistor](/highscore).`,
      },
    },
  },
]
