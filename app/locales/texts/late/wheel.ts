import type { TextTree } from '#durable/rules/text.ts'

/** The spinning wheel of the party committee. */
export const wheel = {
  title: {
    dk: 'Lykkehjulet',
    en: 'The wheel of fortune',
    no: 'Lykkehjulet',
    se: 'Lyckohjulet',
  },
  about: {
    dk: 'Der er ikke noget at vinde. Hjulet vælger en hund, og hvad den skal.',
    en: 'There is nothing to win. The wheel picks a dog, and what it has to do.',
    no: 'Det er ingenting å vinne. Hjulet velger en hund, og hva den skal.',
    se: 'Det finns inget att vinna. Hjulet väljer en hund, och vad den ska göra.',
  },
  closed: {
    dk: 'Festkomitéen åbner hjulet. Så kan hundene tage et nummer.',
    en: 'The party committee opens the wheel. Then dogs can take a number.',
    no: 'Festkomiteen åpner hjulet. Da kan hundene ta et nummer.',
    se: 'Festkommittén öppnar hjulet. Då kan hundarna ta ett nummer.',
  },
  off: {
    dk: 'Lykkehjulet står stille for en tid.',
    en: 'The wheel of fortune is out of use for a while.',
    no: 'Lykkehjulet står stille en stund.',
    se: 'Lyckohjulet står stilla ett tag.',
  },
  opened: {
    dk: '{{name}} har åbnet lykkehjulet.',
    en: '{{name}} has opened the wheel of fortune.',
    no: '{{name}} har åpnet lykkehjulet.',
    se: '{{name}} har öppnat lyckohjulet.',
  },
  soon: {
    dk: 'Det drejer om {{seconds}} s',
    en: 'It spins in {{seconds}} s',
    no: 'Det snurrer om {{seconds}} s',
    se: 'Det snurrar om {{seconds}} s',
  },
  turns: {
    dk: 'Hjulet drejer …',
    en: 'The wheel spins …',
    no: 'Hjulet snurrer …',
    se: 'Hjulet snurrar …',
  },
  number: {
    dk: 'Nummer {{number}}',
    en: 'Number {{number}}',
    no: 'Nummer {{number}}',
    se: 'Nummer {{number}}',
  },
  numbers: {
    dk: 'Hvem er med',
    en: 'Who is in',
    no: 'Hvem er med',
    se: 'Vilka är med',
  },
  key: {
    open: {
      dk: 'Åbn hjulet',
      en: 'Open the wheel',
      no: 'Åpne hjulet',
      se: 'Öppna hjulet',
    },
    join: {
      dk: 'Tag et nummer',
      en: 'Take a number',
      no: 'Ta et nummer',
      se: 'Ta ett nummer',
    },
    leave: {
      dk: 'Giv nummeret tilbage',
      en: 'Give the number back',
      no: 'Gi nummeret tilbake',
      se: 'Lämna tillbaka numret',
    },
    callOff: {
      dk: 'Aflys runden',
      en: 'Call the round off',
      no: 'Avlys runden',
      se: 'Ställ in rundan',
    },
    spin: {
      dk: 'Drej nu',
      en: 'Spin now',
      no: 'Snurr nå',
      se: 'Snurra nu',
    },
    see: {
      dk: 'Vær med',
      en: 'Join in',
      no: 'Bli med',
      se: 'Var med',
    },
  },
  sector: {
    sing: {
      dk: '{{name}} synger et vers for alle',
      en: '{{name}} sings a verse for everybody',
      no: '{{name}} synger et vers for alle',
      se: '{{name}} sjunger en vers för alla',
    },
    joke: {
      dk: '{{name}} fortæller en vittighed',
      en: '{{name}} tells a joke',
      no: '{{name}} forteller en vits',
      se: '{{name}} berättar en vits',
    },
    lap: {
      dk: '{{name}} løber en gang rundt om hjulet',
      en: '{{name}} runs once round the wheel',
      no: '{{name}} løper én gang rundt hjulet',
      se: '{{name}} springer ett varv runt hjulet',
    },
    kind: {
      dk: '{{name}} siger noget rart til den, der står nærmest',
      en: '{{name}} says something kind to whoever stands nearest',
      no: '{{name}} sier noe hyggelig til den som står nærmest',
      se: '{{name}} säger något snällt till den som står närmast',
    },
    howl: {
      dk: '{{name}} hyler som en ulv',
      en: '{{name}} howls like a wolf',
      no: '{{name}} uler som en ulv',
      se: '{{name}} ylar som en varg',
    },
    riddle: {
      dk: '{{name}} giver alle en gåde',
      en: '{{name}} asks everybody a riddle',
      no: '{{name}} gir alle en gåte',
      se: '{{name}} ger alla en gåta',
    },
    statue: {
      dk: '{{name}} står som en statue, indtil nogen ler',
      en: '{{name}} stands like a statue until somebody laughs',
      no: '{{name}} står som en statue til noen ler',
      se: '{{name}} står som en staty tills någon skrattar',
    },
    rhyme: {
      dk: '{{name}} siger det næste på rim',
      en: '{{name}} says the next thing in rhyme',
      no: '{{name}} sier det neste på rim',
      se: '{{name}} säger nästa sak på rim',
    },
    bow: {
      dk: '{{name}} bukker for alle her',
      en: '{{name}} bows to everybody here',
      no: '{{name}} bukker for alle her',
      se: '{{name}} bugar för alla här',
    },
    smells: {
      dk: '{{name}} nævner tre lugte, som ingen kan stå for',
      en: '{{name}} names three smells that nobody can resist',
      no: '{{name}} nevner tre lukter som ingen kan stå imot',
      se: '{{name}} nämner tre dofter som ingen kan stå emot',
    },
    story: {
      dk: '{{name}} begynder på en historie, og alle lægger en sætning til',
      en: '{{name}} begins a story, and everybody adds a sentence',
      no: '{{name}} begynner på en historie, og alle legger til en setning',
      se: '{{name}} börjar på en historia, och alla lägger till en mening',
    },
    together: {
      dk: '{{name}} tæller til tre, og så siger alle vov',
      en: '{{name}} counts to three, and everybody barks',
      no: '{{name}} teller til tre, og så bjeffer alle',
      se: '{{name}} räknar till tre, och så skäller alla',
    },
  },
  proof: {
    right: {
      dk: 'Efterprøvet: det hemmelige tal lå fast, før nogen tog et nummer.',
      en: 'Checked: the secret number was fixed before anybody took a number.',
      no: 'Etterprøvd: Det hemmelige tallet lå fast før noen tok et nummer.',
      se: 'Kontrollerat: det hemliga talet låg fast innan någon tog ett nummer.',
    },
    wrong: {
      dk: 'Det hemmelige tal passer ikke til fingeraftrykket. Skriv til os om det.',
      en: 'The secret number does not fit the fingerprint. Write to us about it.',
      no: 'Det hemmelige tallet passer ikke til fingeravtrykket. Skriv til oss om det.',
      se: 'Det hemliga talet stämmer inte med fingeravtrycket. Skriv till oss om det.',
    },
    how: {
      dk: 'Sådan efterprøves det',
      en: 'How it is checked',
      no: 'Slik etterprøves det',
      se: 'Så kontrolleras det',
    },
    text: {
      dk: 'Fingeraftrykket er SHA-256 af tallet, og alle så det, da hjulet blev åbnet. De første tolv cifre delt med antallet af hunde giver en rest: den er hundens plads. De næste tolv delt med tolv giver feltet. Begge tæller fra nul.',
      en: 'The fingerprint is the SHA-256 of the number, and everybody saw it when the wheel was opened. The first twelve digits divided by the count of dogs leave a remainder: it is the place of the dog. The next twelve divided by twelve give the sector. Both count from zero.',
      no: 'Fingeravtrykket er SHA-256 av tallet, og alle så det da hjulet ble åpnet. De første tolv sifrene delt på antallet hunder gir en rest: Den er plassen til hunden. De neste tolv delt på tolv gir feltet. Begge teller fra null.',
      se: 'Fingeravtrycket är SHA-256 av talet, och alla såg det när hjulet öppnades. De första tolv siffrorna delade med antalet hundar ger en rest: den är hundens plats. De nästa tolv delade med tolv ger fältet. Båda räknar från noll.',
    },
    hash: {
      dk: 'Fingeraftryk',
      en: 'Fingerprint',
      no: 'Fingeravtrykk',
      se: 'Fingeravtryck',
    },
    seed: {
      dk: 'Tallet',
      en: 'The number',
      no: 'Tallet',
      se: 'Talet',
    },
  },
} satisfies TextTree
