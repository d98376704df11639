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
        title: 'Lygterne tændes, når det bliver mørkt',
        message:
          'Parken følger døgnet i Oslo. Gå en tur, når dagen er omme: Lygterne lyser, og stierne ligger stille hen.',
      },
      en: {
        title: 'The lamps are lit at dusk',
        message:
          'The park keeps the hours of Oslo. Go for a walk when the day is over: the lamps are lit and the paths are quiet.',
      },
      no: {
        title: 'Lyktene tennes når det blir mørkt',
        message: 'Parken følger døgnet i Oslo. Gå en tur når dagen er over: lyktene lyser, og stiene ligger stille.',
      },
      se: {
        title: 'Lyktorna tänds när det blir mörkt',
        message:
          'Parken följer dygnet i Oslo. Gå en promenad när dagen är över: lyktorna lyser och stigarna ligger stilla.',
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
        title: 'Din snude ved, hvor du skal grave',
        message: `Hver dag er **tre steder** i hvert rum med løs jord dine, og de ligger et andet sted end i går. Ingen andre kan grave dem tomme for dig.

Sådan finder du dem:

1. Gå et sted hen, hvor jorden er løs.
2. Følg din *snude*.
3. Grav!

Hvor mange knogler der er at hente, står under [hjælp](/help).`,
      },
      en: {
        title: 'Your nose knows where to dig',
        message: `Each day **three spots** in every room with loose soil are yours, elsewhere than yesterday. Nobody else can empty them before you.

This is how you find them:

1. Go where the soil is loose.
2. Follow your *nose*.
3. Dig!

How many bones there are to be had is on the [help page](/help).`,
      },
      no: {
        title: 'Snuten din vet hvor du skal grave',
        message: `Hver dag er **tre steder** i hvert rom med løs jord dine, og de ligger et annet sted enn i går. Ingen andre kan tømme dem før deg.

Slik finner du dem:

1. Gå dit jorda er løs.
2. Følg *snuten*.
3. Grav!

Hvor mange bein det er å hente, står under [hjelp](/help).`,
      },
      se: {
        title: 'Din nos vet var du ska gräva',
        message: `Varje dag är **tre ställen** i varje rum med lös jord dina, på en annan plats än i går. Ingen annan kan tömma dem före dig.

Så hittar du dem:

1. Gå dit där jorden är lös.
2. Följ din *nos*.
3. Gräv!

Hur många ben det finns att hämta står under [hjälp](/help).`,
      },
    },
  },
]
